// Requests to the server. Errors carry the server's own words.
import { root } from './root.ts';
import type { ApiError } from './types.ts';
import { update } from './update.svelte.ts';
import { words } from './words.svelte.ts';

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: ApiError,
  ) {
    super(problem.text);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, key?: string | null): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': words.language };
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (key) headers['Table-Key'] = key;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(root + path, { method, headers, body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body) });
    text = await answer.text();
    update.heard(answer.headers.get('Signoria-Build'));
  } catch {
    throw new Failed(0, { key: 'web-offline', args: {}, text: words.say('web-offline') });
  }
  if (!answer.ok) {
    try {
      throw new Failed(answer.status, (JSON.parse(text) as { error: ApiError }).error);
    } catch (error) {
      if (error instanceof Failed) throw error;
      throw new Failed(answer.status, { key: 'web-trouble', args: {}, text: words.say('web-trouble', { status: answer.status }) });
    }
  }
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer;
}

export const get = <Answer>(path: string, key?: string | null): Promise<Answer> => ask<Answer>('GET', path, undefined, key);
export const post = <Answer>(path: string, body: unknown = {}, key?: string | null): Promise<Answer> => ask<Answer>('POST', path, body, key);
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask<Answer>('PUT', path, body);
