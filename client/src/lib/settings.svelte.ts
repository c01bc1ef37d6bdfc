// What a person sets for this device. Kept in the browser only.
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  /** How fast things move, and how fast the turns of others are shown. */
  pace: Pace;
  confirmReveals: boolean;
  shortcuts: boolean;
  labels: boolean;
  notify: boolean;
  autoEnd: boolean;
  /** The log in whole sentences. */
  sentences: boolean;
}

const DEFAULTS: Choices = {
  theme: 'system',
  pace: 'normal',
  // A finger slips more easily than a mouse.
  confirmReveals: matchMedia('(pointer: coarse)').matches,
  shortcuts: true,
  labels: false,
  notify: false,
  autoEnd: false,
  sentences: false,
};

export const PACES: Pace[] = ['slow', 'normal', 'fast', 'off'];
const SPEED: Record<Pace, number> = { slow: 0.55, normal: 1, fast: 2, off: 1 };

function read(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem('signoria-settings') ?? '{}') as Partial<Choices>;
    return { ...DEFAULTS, ...kept, pace: PACES.find((pace) => pace === kept.pace) ?? DEFAULTS.pace };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Choices>(read());

const MOTIONS = ['--m-fast', '--m-base', '--m-move', '--m-score', '--m-pulse'];

/** Makes the page look and move as set, and keeps it. Called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.style.setProperty('--speed', String(SPEED[settings.pace]));
  for (const motion of MOTIONS) {
    if (settings.pace !== 'off') root.style.removeProperty(motion);
    else root.style.setProperty(motion, '0ms');
  }
  try {
    localStorage.setItem('signoria-settings', JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

export function motion(): boolean {
  return settings.pace !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration in milliseconds at the chosen pace; 0 when nothing shall move. */
export function duration(base: number): number {
  return motion() ? base / SPEED[settings.pace] : 0;
}
