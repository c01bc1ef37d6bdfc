// Where we are: the path, without a library. Paths begin at the server's root.
import { inside, root } from './root.ts';

class Route {
  path = $state(inside(location.pathname));
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  read(): void {
    this.path = inside(location.pathname);
    this.hash = location.hash;
    this.query = location.search;
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', root + address);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Makes links inside the client change the path without a reload. For use on an element around them. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const address = new URL((link as HTMLAnchorElement).href);
  if (address.origin !== location.origin || link.hasAttribute('download') || link.getAttribute('target')) return;
  event.preventDefault();
  route.go(inside(address.pathname) + address.search + address.hash);
}
