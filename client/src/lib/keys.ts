// The keys of tables by link: they stand behind the "#" of an address and are kept for this tab's later visits.
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key');
}

export function tableKey(id: string): string | null {
  const shown = location.pathname.startsWith(`/t/${id}`) ? keyInHash(location.hash) : null;
  try {
    if (shown) localStorage.setItem(`signoria-key-${id}`, shown);
    return shown ?? localStorage.getItem(`signoria-key-${id}`);
  } catch {
    return shown;
  }
}

export function keepKey(id: string, key: string): void {
  try {
    localStorage.setItem(`signoria-key-${id}`, key);
  } catch {
    // Without storage the link itself must be kept.
  }
}
