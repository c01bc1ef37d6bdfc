// Things that travel over the page: a copy of what was at one place moves to another, and is seen there only when it lands.
// Nothing moves when the pace is off.
import { duration } from './settings.svelte.ts';

export interface Departure {
  box: DOMRect;
  copy: HTMLElement;
}

export interface Flight {
  delay?: number;
  base?: number;
  fade?: boolean;
}

/** How long a tile travels. */
export const FLIGHT_MS = 420;

/** What is in the air. */
const flying = new Set<HTMLElement>();

/** Remembers how something looks and where, before the page changes. */
export function depart(element: Element | null | undefined): Departure | null {
  if (!element || duration(1) === 0) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const copy = document.createElement('div');
  copy.append(element.cloneNode(true));
  // What marked it as possible stays behind.
  for (const ring of copy.querySelectorAll('[data-ring]')) ring.remove();
  return { box, copy };
}

/** A copy of something else that starts where an element is. */
export function departAs(element: Element | null | undefined, looks: Node, width: number, height: number): Departure | null {
  if (!element || duration(1) === 0) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const copy = document.createElement('div');
  copy.append(looks);
  return { box: new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height), copy };
}

/** Lets a copy travel to an element and vanish there. `appears`: what is not seen before it lands. */
export async function arrive(departure: Departure | null, target: Element | null | undefined, { delay = 0, base = FLIGHT_MS, fade = false }: Flight = {}, appears?: Element | null): Promise<void> {
  const goal = target?.getBoundingClientRect();
  if (!departure || !goal || goal.width === 0) return;
  const { box, copy } = departure;
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.dataset.flying = '';
  Object.assign(copy.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, zIndex: '20', pointerEvents: 'none', margin: '0' });
  document.body.append(copy);
  flying.add(copy);
  if (appears) unseen(appears, delay + base);
  const scale = Math.min(1.6, Math.max(0.25, goal.width / box.width));
  const x = goal.x + goal.width / 2 - (box.x + box.width / 2);
  const y = goal.y + goal.height / 2 - (box.y + box.height / 2);
  const movement = copy.animate(
    [
      { transform: 'none', opacity: fade && delay ? 0 : 1, offset: 0 },
      ...(fade ? [{ transform: `translateY(-26px)`, opacity: 1, offset: 0.35 }] : []),
      { transform: `translate(${x}px, ${y}px) scale(${fade ? 0.8 : scale})`, opacity: fade ? 0.2 : 1, offset: 1 },
    ],
    { duration: duration(base), delay: duration(delay), easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
  );
  try {
    await movement.finished;
  } catch {
    // The page went away meanwhile.
  }
  copy.remove();
  flying.delete(copy);
}

/** Keeps something out of sight for a while; then it is there at once. */
export function unseen(element: Element, base: number): void {
  const time = duration(base);
  if (time > 0) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}

/** Takes everything out of the air: the page is left. */
export function ground(): void {
  for (const copy of flying) copy.remove();
  flying.clear();
}
