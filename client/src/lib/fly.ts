// Things that travel over the page: a copy of what was at one place moves to another. Nothing moves when animations are off.
import { duration } from './settings.svelte.ts';

export interface Departure {
  box: DOMRect;
  copy: HTMLElement;
}

/** Remembers how something looks and where, before the page changes. */
export function depart(element: Element | null | undefined): Departure | null {
  if (!element || duration(1) === 0) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const copy = document.createElement('div');
  copy.append(element.cloneNode(true));
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

/** Lets a copy travel to an element and vanish there. */
export async function arrive(departure: Departure | null, target: Element | null | undefined, options: { delay?: number; base?: number; fade?: boolean } = {}): Promise<void> {
  const goal = target?.getBoundingClientRect();
  if (!departure || !goal || goal.width === 0) return;
  const { box, copy } = departure;
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, zIndex: '20', pointerEvents: 'none', margin: '0' });
  document.body.append(copy);
  const scale = Math.min(1.6, Math.max(0.25, goal.width / box.width));
  const x = goal.x + goal.width / 2 - (box.x + box.width / 2);
  const y = goal.y + goal.height / 2 - (box.y + box.height / 2);
  const movement = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${options.fade ? 1 : scale})`, opacity: options.fade ? 0.2 : 1 },
    ],
    { duration: duration(options.base ?? 420), delay: duration(options.delay ?? 0), easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
  );
  try {
    await movement.finished;
  } catch {
    // The page went away meanwhile.
  }
  copy.remove();
}
