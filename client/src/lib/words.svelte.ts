// Words for people: the catalogues of the server, formatted with Fluent. Language can be changed at any time.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Text } from './types.ts';

/** Arguments that people chose themselves: what stands in them is never looked up. */
const NAMES = new Set(['player', 'players', 'others', 'host', 'name']);
const KEY = /@([A-Za-z][A-Za-z0-9_-]*)/g;

export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', pl: 'Polski', ru: 'Русский', de: 'Deutsch' };

class Words {
  language = $state('en');
  languages = $state<Record<string, string>>({});
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The chosen language, or the first one of the browser that there is. */
  async begin(languages: Record<string, string>): Promise<void> {
    this.languages = languages;
    const wanted = [stored(), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase()), 'en'];
    await this.load(wanted.find((name) => name !== null && name in languages) ?? Object.keys(languages)[0] ?? 'en');
  }

  async choose(language: string): Promise<void> {
    localStorage.setItem('signoria-language', language);
    await this.load(language);
  }

  async load(language: string): Promise<void> {
    const address = this.languages[language];
    if (!address) return;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A message with its arguments put in. "key.attribute" names an attribute of a message. */
  say(key: string, args: Record<string, unknown> = {}, names: string[] = []): string {
    const bundle = this.#bundle;
    if (!bundle) return '';
    const [name = '', attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, this.given(args, names), []);
  }

  /** All messages of the catalogue whose key matches. */
  keys(matching: RegExp): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((key) => matching.test(key));
  }

  attributes(key: string): string[] {
    return Object.keys(this.#bundle?.getMessage(key)?.attributes ?? {});
  }

  private given(args: Record<string, unknown>, names: string[]): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    const numbers = Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === 'number'));
    for (const [name, value] of Object.entries(args)) {
      if (name === 'seat' && typeof value === 'number') given.player = names[value] ?? String(value);
      if (typeof value === 'number') given[name] = value;
      else if (typeof value === 'string' && NAMES.has(name)) given[name] = value;
      else if (typeof value === 'string') {
        given[name] = value.replace(KEY, (_, key: string) => this.say(key, numbers));
        const object = this.withArticle(value);
        if (object !== value) given[`a_${name}`] = object.replace(KEY, (_, key: string) => this.say(key, numbers));
      } else if (Array.isArray(value)) given[name] = value.map((item) => String(item).replace(KEY, (_, key: string) => this.say(key))).join(', ');
      else if (isText(value)) given[name] = this.say(value.key, value.args, names);
      else if (typeof value === 'boolean') given[name] = String(value);
    }
    return given;
  }

  /** An argument that begins with a name of the glossary, as the object of a sentence: "an inn", "einen Gutshof", "таверну". */
  private withArticle(value: string): string {
    return value.replace(/^@([A-Za-z][A-Za-z0-9_-]*)/, (name, key: string) => (this.attributes(key).includes('a') ? this.say(`${key}.a`) : name));
  }
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'key' in value;
}

function stored(): string | null {
  try {
    return localStorage.getItem('signoria-language');
  } catch {
    return null;
  }
}

export const words = new Words();

/** A message of the catalogue. Short, because it is on every line. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  return words.say(key, args);
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}

/** Things one after the other: "a, b and c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}

/** How long ago a time was, in words. */
export function ago(time: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const minutes = Math.round((time - now) / 60000);
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  if (Math.abs(minutes) < 24 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}
