// Steps shown one after the other, each for a while. A step may hold up those after it until somebody says to go on.

export interface Stage<Step> {
  /** Puts a step on the screen. Returns for how many milliseconds it stays there alone; 0: the next may follow at once. */
  show(step: Step): number;
  /** Whether the steps after this one wait for `release`. Those that have come already may say otherwise. */
  holds(step: Step, after: readonly Step[]): boolean;
}

export class StepQueue<Step> {
  /** A step is on the screen that has not been there for its time. */
  running = $state(false);
  /** The step that holds up the others. */
  held = $state.raw<Step | null>(null);
  /** How many steps were not shown yet. */
  waiting = $state(0);
  #stage: Stage<Step>;
  #steps: Step[] = [];
  #shown: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage<Step>) {
    this.#stage = stage;
  }

  /** Whether everything that came was shown, and nothing waits. */
  get idle(): boolean {
    return !this.running && this.held === null && this.waiting === 0;
  }

  add(step: Step): void {
    this.#steps.push(step);
    this.waiting = this.#steps.length;
    if (this.held !== null && !this.#stage.holds(this.held, this.#steps)) this.held = null;
    if (!this.running && this.held === null) this.#go();
  }

  /** Shows everything up to the next step that holds. */
  skip(): void {
    if (this.running) this.#go(false);
  }

  /** Goes on after a step that held up the others. */
  release(): void {
    this.held = null;
    if (!this.running) this.#go();
  }

  /** Shows everything, and holds up nothing. */
  flush(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.held = this.#shown = null;
    for (let step = this.#take(); step !== undefined; step = this.#take()) this.#stage.show(step);
  }

  /** Forgets what was not shown yet. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.waiting = 0;
    this.running = false;
    this.held = this.#shown = null;
  }

  #go(paced = true): void {
    clearTimeout(this.#timer);
    this.running = false;
    for (;;) {
      const before = this.#shown;
      this.#shown = null;
      if (before !== null && this.#stage.holds(before, this.#steps)) {
        this.held = before;
        return;
      }
      const step = this.#take();
      if (step === undefined) return;
      this.#shown = step;
      const stays = this.#stage.show(step);
      if (paced && stays > 0) {
        this.running = true;
        this.#timer = setTimeout(() => this.#go(), stays);
        return;
      }
    }
  }

  #take(): Step | undefined {
    const step = this.#steps.shift();
    this.waiting = this.#steps.length;
    return step;
  }
}
