/**
 * References: ten characters by which a bank line finds its deposit or payout. Two letters of the merchant, seven
 * characters of Crockford's alphabet, one check character.
 */

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BODY_CHARACTERS = 7;
const REFERENCE_LENGTH = 10;
const BITS_PER_CHARACTER = 5n;
const LETTER_A = 65;

/** Random bits that a reference takes. */
export const REFERENCE_BITS = BODY_CHARACTERS * Number(BITS_PER_CHARACTER);

/** Odd weights: every single wrong character changes the sum, modulo the alphabet's size. */
const WEIGHTS = [1, 3, 7, 9, 11, 13, 17, 19, 21] as const;

const valueAt = (characters: string, index: number): number =>
  index < 2 ? characters.charCodeAt(index) - LETTER_A : CROCKFORD.indexOf(characters.charAt(index));

function checkCharacter(first: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * valueAt(first, index), 0);
  return CROCKFORD.charAt(sum % CROCKFORD.length);
}

/** The two letters that begin every reference of a merchant. */
export const referenceLetters = (merchantCode: string): string =>
  `${merchantCode.toUpperCase().replaceAll(/[^A-Z]/g, '')}XX`.slice(0, 2);

/** @param random `REFERENCE_BITS` random bits */
export function makeReference(letters: string, random: bigint): string {
  if (!/^[A-Z]{2}$/.test(letters)) throw new RangeError(`${letters} can't begin a reference`);
  let body = '';
  for (let index = 0; index < BODY_CHARACTERS; index += 1)
    body = CROCKFORD.charAt(Number((random >> (BITS_PER_CHARACTER * BigInt(index))) & 31n)) + body;
  return letters + body + checkCharacter(letters + body);
}

/** Upper case without marks, spaces and punctuation: what is left of a text after the strictest bank. */
const reduce = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** Crockford's reading of letters that people take for digits. */
const readBody = (text: string): string => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** References of the merchant that a text may contain, in order; banks cut, prefix and regroup texts. */
export function findReferences(text: string, letters: string): string[] {
  const reduced = reduce(text);
  const found = new Set<string>();
  for (
    let start = reduced.indexOf(letters);
    start >= 0 && start + REFERENCE_LENGTH <= reduced.length;
    start = reduced.indexOf(letters, start + 1)
  ) {
    const body = readBody(reduced.slice(start + 2, start + REFERENCE_LENGTH));
    const first = letters + body.slice(0, BODY_CHARACTERS);
    if (!body.includes('U') && checkCharacter(first) === body.charAt(BODY_CHARACTERS))
      found.add(first + body.charAt(BODY_CHARACTERS));
  }
  return [...found];
}
