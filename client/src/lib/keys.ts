// The keys of tables by link: they stand behind the "#" of an address and are kept for later visits.
import { inside } from './root.ts';
import { route } from './route.svelte.ts';

export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key');
}

/** The key of a table in the address, else the one kept for it. */
export function tableKey(id: string): string | null {
  const shown = inside(location.pathname).startsWith(`/t/${id}`) ? keyInHash(location.hash) : null;
  return shown ?? keptKey(id);
}

/** The key kept for a table. It was good when it was kept. */
export function keptKey(id: string): string | null {
  try {
    return localStorage.getItem(`signoria-key-${id}`);
  } catch {
    return null;
  }
}

/** Keeps a key that opens a table, here and in the address, so that the address can be handed on as it is. */
export function keepKey(id: string, key: string): void {
  try {
    localStorage.setItem(`signoria-key-${id}`, key);
  } catch {
    // Without storage the address itself must be kept.
  }
  if (inside(location.pathname) === `/t/${id}` && keyInHash(location.hash) !== key) {
    history.replaceState(null, '', `${location.pathname}${location.search}#key=${key}`);
    route.read();
  }
}
