// Tips: what a thing is, on hover, focus and long press. There is one box for the whole page, above everything, and Escape closes it.
const HOVER = 350;
const LEAVE = 140;
const PRESS = 500;
const GAP = 8;
const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [role="gridcell"], [tabindex="0"]';

let box: HTMLElement | null = null;
let shown: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function theBox(): HTMLElement {
  if (box) return box;
  box = document.createElement('div');
  box.id = 'tip';
  box.className = 'tip-box';
  box.role = 'tooltip';
  box.popover = 'manual';
  box.addEventListener('mouseenter', () => clearTimeout(timer));
  box.addEventListener('mouseleave', () => hide());
  document.body.append(box);
  addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { capture: true });
  addEventListener('scroll', () => shown && box && place(box, shown), { capture: true, passive: true });
  addEventListener('resize', () => hide());
  return box;
}

function hide(): void {
  clearTimeout(timer);
  if (shown?.getAttribute('aria-describedby') === 'tip') shown.removeAttribute('aria-describedby');
  shown = null;
  if (box?.matches(':popover-open')) box.hidePopover();
}

function show(node: Element, text: string): void {
  hide();
  if (!text || !node.isConnected) return;
  const element = theBox();
  element.textContent = text;
  element.showPopover();
  shown = node;
  if (!node.hasAttribute('aria-describedby')) node.setAttribute('aria-describedby', 'tip');
  place(element, node);
}

/** Above the thing if there is room, else below it; things in a rail keep their tips there, so that the table stays free. */
function place(element: HTMLElement, node: Element): void {
  const at = node.getBoundingClientRect();
  const rail = node.closest('.rail')?.getBoundingClientRect();
  const [from, to] = rail ? [rail.left, rail.right] : [GAP, innerWidth - GAP];
  element.style.maxWidth = `min(21rem, ${to - from}px)`;
  const { width, height } = element.getBoundingClientRect();
  const left = Math.max(from, Math.min(at.left + at.width / 2 - width / 2, to - width));
  const above = at.top - height - GAP;
  element.style.left = `${left}px`;
  element.style.top = `${above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`;
}

/** Gives an element a tip. What cannot have the focus yet gets it, unless it is part of something that can. */
export function tip(node: HTMLElement | SVGElement, text: string | undefined): { update: (text: string | undefined) => void; destroy: () => void } {
  let words = text ?? '';
  const mark = (): boolean => node.toggleAttribute('data-tip', words !== '');
  mark();
  if (!node.closest(FOCUSABLE)) node.tabIndex = 0;
  const later = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(node, words), wait);
  };
  const listeners: Record<string, (event: Event) => void> = {
    mouseenter: () => later(HOVER),
    mouseleave: () => {
      clearTimeout(timer);
      timer = setTimeout(hide, LEAVE);
    },
    focus: () => node.matches(':focus-visible') && show(node, words),
    blur: () => hide(),
    pointerdown: (event) => {
      hide();
      if ((event as PointerEvent).pointerType !== 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        show(node, words);
        // The finger that was held to read does not also press.
        const swallow = (click: Event): void => {
          click.preventDefault();
          click.stopPropagation();
        };
        node.addEventListener('click', swallow, { capture: true, once: true });
        addEventListener('pointerdown', () => (node.removeEventListener('click', swallow, { capture: true }), hide()), { once: true, capture: true });
      }, PRESS);
    },
    pointerup: () => shown !== node && clearTimeout(timer),
    pointercancel: () => shown !== node && clearTimeout(timer),
    contextmenu: (event) => shown === node && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update: (next) => {
      words = next ?? '';
      mark();
      if (shown === node && box) box.textContent = words;
    },
    destroy: () => {
      if (shown === node) hide();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}
