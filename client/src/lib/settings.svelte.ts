// What a person sets for this device. Kept in the browser only.
export interface Choices {
  theme: 'system' | 'light' | 'dark';
  speed: number;
  animations: boolean;
  confirmReveals: boolean;
  shortcuts: boolean;
  labels: boolean;
  notify: boolean;
  autoEnd: boolean;
}

const DEFAULTS: Choices = {
  theme: 'system',
  speed: 1,
  animations: true,
  confirmReveals: false,
  shortcuts: true,
  labels: false,
  notify: false,
  autoEnd: false,
};

function read(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem('signoria-settings') ?? '{}') as Partial<Choices>) };
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
  root.style.setProperty('--speed', String(settings.speed));
  for (const motion of MOTIONS) {
    if (settings.animations) root.style.removeProperty(motion);
    else root.style.setProperty(motion, '0ms');
  }
  try {
    localStorage.setItem('signoria-settings', JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

export function motion(): boolean {
  return settings.animations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration in milliseconds at the chosen speed; 0 when nothing shall move. */
export function duration(base: number): number {
  return motion() ? base / settings.speed : 0;
}
