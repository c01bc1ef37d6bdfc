import { expect, test } from 'vitest';
import { words } from './words.svelte.ts';

test('a name that looks like a key stays a name', async () => {
  globalThis.fetch = (() => Promise.resolve(new Response('turn = { $player } takes { $tile }\nthing = an inn'))) as typeof fetch;
  globalThis.document = { documentElement: {} } as Document;
  words.languages = { en: '/en' };
  await words.load('en');
  expect(words.say('turn', { player: '@thing', tile: '@thing' })).toBe('@thing takes an inn');
  expect(words.say('turn', { seat: 0, tile: '@thing' }, ['@thing'])).toBe('@thing takes an inn');
});
