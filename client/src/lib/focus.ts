// The keyboard never loses its place: when what had the focus vanishes, the focus goes to the heading that says what is asked now.
export function keepFocus(main: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  const enter = (event: FocusEvent): void => void (last = event.target as Element);
  const leave = (event: FocusEvent): void => {
    // Somebody clicked on nothing: that is no loss.
    if (!event.relatedTarget) queueMicrotask(() => (event.target as Element).isConnected && last === event.target && (last = null));
  };
  const rescue = (): void => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    (main.querySelector<HTMLElement>('[data-focus]') ?? main).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(rescue);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return {
    destroy: () => {
      observer.disconnect();
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    },
  };
}
