import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, WRITTEN_LANGUAGES } from './languages.ts';
import { loadFirstMessages, loadMessages } from './load-messages.ts';
import { en } from './messages/en.ts';
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

/** Cases of whole numbers that a language tells apart (CLDR), for which a plural needs words. */
const casesOf = (locale: string): Set<string> => {
  const rules = new Intl.PluralRules(locale);
  return new Set(['other', ...Array.from({ length: 200 }, (_, count) => rules.select(count))]);
};

const PLURAL = /\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const INNER = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const casesIn = (text: string): string[][] =>
  [...text.matchAll(PLURAL)].map(([, words = '']) =>
    [...words.replaceAll(INNER, '{}').matchAll(/(=?\w+) \{\}/g)].flatMap(([, name = '']) =>
      name.startsWith('=') ? [] : [name],
    ),
  );

const english = new Map(leavesOf(en));

describe.each(LANGUAGE_CODES)('%s says what English says', async (language) => {
  const texts = new Map(leavesOf(await loadMessages(language)));
  // Operators read their console in the languages that stand in the source code.
  const isWritten = WRITTEN_LANGUAGES.some((written) => written === language);
  const wanted = [...english].filter(([key]) => isWritten || !key.startsWith('console.'));

  test('the keys agree; `npm run texts` adds those that lack', () => {
    expect([...texts.keys()].sort()).toEqual(wanted.map(([key]) => key).sort());
  });
  test('placeholders agree, nothing is empty, and every text can be read', () => {
    const wrong = wanted.filter(([key, text]) => {
      const said = texts.get(key) ?? '';
      return said.trim() === '' || placeholdersOf(said).join() !== placeholdersOf(text).join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    for (const text of texts.values()) compile(text);
  });
  test('plurals have words for every number', () => {
    const cases = [...casesOf(LANGUAGES[language].locale)].sort();
    const wrong = [...texts].filter(
      ([key, text]) =>
        // What nobody has translated yet counts as English does.
        (language === 'EN' || text !== english.get(key)) &&
        casesIn(text).some((names) => names.sort().join() !== cases.join()),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
  test('the first screen has its texts', async () => {
    const first = leavesOf(await loadFirstMessages(language));
    expect(first.length).toBeGreaterThan(200);
    for (const [key, text] of first) expect(texts.get(key)).toBe(text);
  });
});

test('a missing placeholder and a missing case would be seen', () => {
  expect(placeholdersOf('{a} {n, plural, one {# x} other {# y}} <b>z</b>')).toEqual(['<b>', 'a', 'n']);
  expect(casesIn('{n, plural, =0 {none} one {# x} other {# of {all}}} and {b}')).toEqual([['one', 'other']]);
  expect(casesOf('pl')).toEqual(new Set(['one', 'few', 'many', 'other']));
});

test('only known codes are languages', () => {
  expect([isLanguage('TY'), isLanguage('th'), isLanguage('toString'), isLanguage(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('equal bounds collapse to one number', () => {
  expect(patternLength(6, 20).replaceAll('\u2060', '')).toBe('6–20');
  expect(patternLength(8, 8)).toBe('8');
});
