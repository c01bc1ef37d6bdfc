// Whether the server has another client than the one that runs in this tab. Nothing is ever loaded anew by itself.
declare const __BUILD__: string;

const DRAFTS = 'signoria-drafts';
/** How long fields are waited for after a reload, in ms. */
const LONGEST_WATCH = 10_000;
const FIELDS = 'input:not([readonly]):not([type=checkbox]):not([type=radio]), textarea';

class Update {
  /** The server's client is another one. */
  available = $state(false);
  /** A reload was asked for and waits for what is under way. */
  waiting = $state(false);
  #putOff = '';
  #build = '';
  #underWay = new Set<() => Promise<void>>();

  /** The server said which client it has. */
  heard(build: string | null): void {
    if (!build || !__BUILD__) return;
    this.#build = build;
    this.available = build !== __BUILD__ && build !== this.#putOff;
  }

  /** A file of this client is gone from the server. */
  missing(): void {
    this.available = true;
  }

  later(): void {
    this.#putOff = this.#build;
    this.available = false;
  }

  /** Makes a reload wait for something, such as a move that is not on the server yet. Returns what ends that. */
  before(finished: () => Promise<void>): () => void {
    this.#underWay.add(finished);
    return () => this.#underWay.delete(finished);
  }

  /** Loads the page anew at the same place, after what is under way, with everything that was typed. */
  async reload(): Promise<void> {
    this.waiting = true;
    await Promise.all([...this.#underWay].map((finished) => finished()));
    keepDrafts();
    location.reload();
  }
}

export const update = new Update();

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string => field.labels?.[0]?.textContent?.trim() || field.ariaLabel || '';
const fields = (): (HTMLInputElement | HTMLTextAreaElement)[] => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];

function keepDrafts(): void {
  const typed = fields().flatMap((field) => (field.value && labelOf(field) ? [[labelOf(field), field.value]] : []));
  try {
    if (typed.length) sessionStorage.setItem(DRAFTS, JSON.stringify({ path: location.pathname, typed }));
  } catch {
    // Without storage it must be typed again.
  }
}

/** Puts back what was typed before a reload, as soon as its fields are there. */
export function restoreDrafts(): void {
  let kept: { path: string; typed: [string, string][] };
  try {
    kept = JSON.parse(sessionStorage.getItem(DRAFTS) ?? '') as typeof kept;
    sessionStorage.removeItem(DRAFTS);
  } catch {
    return;
  }
  const typed = new Map(kept.typed);
  const restore = (): void => {
    if (location.pathname !== kept.path) typed.clear();
    for (const field of fields()) {
      const value = typed.get(labelOf(field));
      if (value === undefined) continue;
      typed.delete(labelOf(field));
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (typed.size === 0) watching.disconnect();
  };
  const watching = new MutationObserver(restore);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), LONGEST_WATCH);
  restore();
}

/** Listens for files of this client that cannot be loaded any more: parts that are loaded later, styles, pictures. */
export function watchFiles(): void {
  addEventListener('vite:preloadError', () => update.missing());
  addEventListener(
    'error',
    (event) => {
      const file = event.target instanceof Element ? (event.target.getAttribute('src') ?? event.target.getAttribute('href')) : null;
      if (file?.includes('/assets/')) update.missing();
    },
    true,
  );
}
