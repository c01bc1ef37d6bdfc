// Panels over the page: the browser's Back closes the topmost before it leaves the page, and who opened it has the focus again.
interface Layer {
  close: () => void;
}

const open: Layer[] = [];
let ignored = 0;

addEventListener('popstate', () => {
  if (ignored > 0) ignored--;
  else open.pop()?.close();
});

/** Makes an element a layer as long as it is there: going back closes it. Closed otherwise, it takes its step of the history with it. */
export function layer(node: Element, close: () => void): { destroy: () => void } {
  const opener = document.activeElement;
  const own: Layer = { close };
  open.push(own);
  const depth = open.length;
  history.pushState({ layer: depth }, '');
  return {
    destroy: () => {
      const focused = document.activeElement;
      if (opener instanceof HTMLElement && opener.isConnected && (focused === document.body || node.contains(focused))) opener.focus({ preventScroll: true });
      const at = open.indexOf(own);
      if (at < 0) return;
      open.splice(at, 1);
      // Only if the page is still the one it was opened on: after following a link there is nothing to take back.
      if ((history.state as { layer?: number } | null)?.layer !== depth) return;
      ignored++;
      history.back();
    },
  };
}
