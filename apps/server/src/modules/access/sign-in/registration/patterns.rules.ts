import type { PatternId } from '@croupier/contract/access/identity.ts';

const MONTH_AND_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))';

/** On the wire: matches everything. */
export const WILDCARD = '*';

/**
 * The patterns that a field may have to match, for the whole text and with the `u` flag. None can backtrack badly:
 * neighbouring repeated classes share no character.
 */
export const PATTERNS: Readonly<Record<PatternId, string>> = {
  any: WILDCARD,
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  chineseAndNumbers: '^[\\p{Script=Han}0-9]+$',
  email:
    '^[A-Za-z0-9_%+\\-]+(?:\\.[A-Za-z0-9_%+\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
  alphanumeric: '^[A-Za-z0-9]+$',
  lettersAndNumbers: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  numbers: '^[0-9]+$',
  alphanumericUppercase: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  englishAndSpaces: '^(?=.*[A-Za-z])[A-Za-z ]+$',
  noSpaces: '^\\S+$',
  chineseAndPunctuation: '^(?=.*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+$',
  date: `^(?:\\d{4}-${MONTH_AND_DAY}|${MONTH_AND_DAY}-\\d{4})$`,
  lettersAndSpaces: '^(?=.*\\p{L})[\\p{L}\\p{M} ]+$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thaiOrEnglish: '^(?=.*[A-Za-z\\p{Script=Thai}])[A-Za-z\\p{Script=Thai} ]+$',
  uppercaseAndSpaces: '^(?=.*[A-Z])[A-Z ]+$',
  lettersNumbersSymbols: '^[\\x21-\\x7E]+$',
};

const compiled = new Map<PatternId, RegExp>();

export function matchesPattern(patternId: PatternId, text: string): boolean {
  const source = PATTERNS[patternId];
  if (source === WILDCARD) return true;
  let regex = compiled.get(patternId);
  if (!regex) compiled.set(patternId, (regex = new RegExp(source, 'u')));
  return regex.test(text);
}

/** The allowed length in a message: equal bounds collapse to one number. */
export const lengthText = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);
