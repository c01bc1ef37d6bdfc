// Where the server lives on its host: "" or, behind a proxy, a path such as "/signoria". The server writes it into the page.
export const root: string = typeof document === 'undefined' ? '' : (document.documentElement?.dataset?.root ?? '');

/** A path of this host without the part that leads to the server. */
export function inside(path: string): string {
  return root && (path === root || path.startsWith(`${root}/`)) ? path.slice(root.length) || '/' : path;
}
