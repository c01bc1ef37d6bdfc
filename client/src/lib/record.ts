// The record of a finished game as a file.
import { get } from './api.ts';

/** Fetch the record of a table and hand it to the browser as a download. */
export async function saveRecord(table: string, game: string, key: string | null): Promise<void> {
  const text = await get<string>(`/api/tables/${table}/record`, key);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `signoria-${game}-${table}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
