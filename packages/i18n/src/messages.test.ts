import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';
import { loadConsoleMessages } from './load-console-messages.ts';
import { loadFirstMessages } from './load-first-messages.ts';
import { loadMessages } from './load-messages.ts';
import { loadPart } from './load-part.ts';
import { mergeParts, partsOf } from './parts.ts';
import { patternLength } from './pattern-length.ts';
import { placeholdersOf } from './placeholders.ts';

type Tree = { readonly [key: string]: string | Tree };

const leavesOf = (tree: object, path = ''): Array<readonly [key: string, text: string]> =>
  Object.entries(tree as Tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leavesOf(value, `${path}${key}.`),
  );

const textsOf = async (language: Language): Promise<Map<string, string>> => {
  const parts = await Promise.all(partsOf(language).map((part) => loadPart(language, part)));
  return new Map(leavesOf(mergeParts(parts)));
};

/** A language without plurals may use `{count}` instead of `{count, plural, …}`. */
const argumentsOf = (text: string): string =>
  placeholdersOf(text)
    .map((placeholder) => placeholder.replace(/,.*/, '}'))
    .join();

/** The plural cases of whole numbers in a language (CLDR). */
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

const english = await textsOf('EN');

/** Names, abbreviations and words of English origin: in Filipino, which has most of them, 8 % of the texts. */
const MAX_SHARE_OF_ENGLISH = 0.1;

describe.each(LANGUAGE_CODES)('%s', async (language) => {
  const texts = await textsOf(language);
  const isConsole = partsOf(language).includes('console');
  const wanted = [...english].filter(([key]) => isConsole || !key.startsWith('console.'));

  test('has the keys of English; `npm run texts` adds missing ones', () => {
    expect([...texts.keys()].sort()).toEqual(wanted.map(([key]) => key).sort());
  });
  test('has valid texts with the placeholders of English', () => {
    const wrong = wanted.filter(([key, text]) => {
      const translated = texts.get(key) ?? '';
      return translated.trim() === '' || argumentsOf(translated) !== argumentsOf(text);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    for (const text of texts.values()) compile(text);
  });
  test.skipIf(language === 'EN')('is not English', () => {
    const ofSite = [...texts].filter(([key]) => !key.startsWith('console.'));
    const same = ofSite.filter(([key, text]) => text === english.get(key));
    expect(same.length / ofSite.length).toBeLessThan(MAX_SHARE_OF_ENGLISH);
  });
  test('has every plural case', () => {
    const cases = [...casesOf(LANGUAGES[language].locale)].sort();
    const wrong = [...texts].filter(
      ([key, text]) =>
        // An untranslated text has the cases of English.
        (language === 'EN' || text !== english.get(key)) &&
        casesIn(text).some((names) => names.sort().join() !== cases.join()),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
  test('loads for the site, with the first screen before the rest', async () => {
    const site = new Map(leavesOf(await loadMessages(language)));
    const ofSite = [...texts.keys()].filter((key) => !/^(?:console|mails)\./.test(key));
    expect([...site.keys()].sort()).toEqual(ofSite.sort());
    const first = leavesOf(await loadFirstMessages(language));
    expect(first.length).toBeGreaterThan(100);
    for (const [key, text] of first) expect(site.get(key)).toBe(text);
  });
});

test('the console has its own texts and those of the site', async () => {
  const { console, member } = await loadConsoleMessages('TY');
  const texts = await textsOf('TY');
  expect(console.sites).toBe(texts.get('console.sites'));
  expect(member.passkeys.title).toBe(texts.get('member.passkeys.title'));
});

test('placeholders and plural cases are recognized', () => {
  expect(placeholdersOf('{a} {n, plural, one {# x} other {# of {b}}} <i>z</i> {a}')).toEqual([
    '<i></i>',
    '{a}',
    '{b}',
    '{n, plural, other {}}',
  ]);
  expect(casesIn('{n, plural, =0 {none} one {# x} other {# of {all}}} and {b}')).toEqual([['one', 'other']]);
  expect(casesOf('pl')).toEqual(new Set(['one', 'few', 'many', 'other']));
});

test('the English SMS uses only GSM characters: others would split it into several messages', () => {
  expect(english.get('mails.sms')).toMatch(/^[\x20-\x7e]+$/);
});

test('only known codes are languages', () => {
  expect(['TY', 'th', 'toString', null].map(isLanguage)).toEqual([true, false, false, false]);
});

test('equal bounds are shown as one number', () => {
  expect(patternLength(6, 20).replaceAll('\u2060', '')).toBe('6–20');
  expect(patternLength(8, 8)).toBe('8');
});
