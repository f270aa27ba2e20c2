import { describe, expect, test } from 'vitest';
import { LANGUAGES, isLanguage } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import { en } from './messages/en.ts';
import { ty } from './messages/ty.ts';
import { patternLength } from './pattern-length.ts';

type Tree = { readonly [key: string]: string | Tree };

const leavesOf = (tree: Tree, path = ''): Array<readonly [key: string, text: string]> =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leavesOf(value, `${path}${key}.`),
  );

/** Names that a text asks for: `{name}` and the first word of `{count, plural, …}`, and tags. */
const placeholdersOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`)),
  ].sort();

describe('every language says the same things', () => {
  const thai = new Map(leavesOf(ty));
  test('the keys agree', () => {
    expect([...thai.keys()].sort()).toEqual(
      leavesOf(en)
        .map(([key]) => key)
        .sort(),
    );
  });
  test.each(leavesOf(en))('%s: placeholders agree and nothing is empty', (key, text) => {
    expect(placeholdersOf(thai.get(key) ?? '')).toEqual(placeholdersOf(text));
    expect(thai.get(key)?.trim()).not.toBe('');
  });
  test('a missing placeholder would be seen', () => {
    expect(placeholdersOf('{a} {n, plural, one {# x} other {# y}} <b>z</b>')).toEqual(['<b>', 'a', 'n']);
  });
});

describe('languages', () => {
  test.each(Object.keys(LANGUAGES).filter(isLanguage))('%s loads', async (language) => {
    const messages = await loadMessages(language);
    expect(messages.common.retry.length).toBeGreaterThan(0);
  });
  test('only known codes are languages', () => {
    expect([isLanguage('TY'), isLanguage('th'), isLanguage('toString'), isLanguage(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test('equal bounds collapse to one number', () => {
  expect(patternLength(6, 20).replaceAll('\u2060', '')).toBe('6–20');
  expect(patternLength(8, 8)).toBe('8');
});
