// A view is sent whole once; after that only what changes in it.
import type { Change } from './types.ts';

/** The view with the changes made. The one before stays as it was; both share what did not change. */
export function applied<View>(view: View, changes: Change[]): View {
  const root = { view: view as unknown };
  const copied = new Set<unknown>([root]);
  for (const [path, value] of changes) {
    let at: Record<string | number, unknown> = root;
    let name: string | number = 'view';
    for (const next of path) {
      if (!copied.has(at[name])) {
        at[name] = Array.isArray(at[name]) ? [...(at[name] as unknown[])] : { ...(at[name] as object) };
        copied.add(at[name]);
      }
      at = at[name] as Record<string | number, unknown>;
      name = next;
    }
    at[name] = value;
  }
  return root.view as View;
}
