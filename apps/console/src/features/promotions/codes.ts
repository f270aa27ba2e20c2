/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;
/** As many as one call takes. */
export const MAX_CODES = 1_000;
const MIN_LETTERS = 6;
const MAX_LETTERS = 32;

/** The largest multiple of the letters that a byte can hold: bytes above would make the first letters likelier. */
const FAIR = Math.floor(256 / LETTERS.length) * LETTERS.length;

function randomLetters(count: number): string {
  let text = '';
  while (text.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < FAIR && text.length < count) text += LETTERS[byte % LETTERS.length] ?? '';
  return text;
}

/** A code that nobody guesses, in groups that are easy to type. */
export const newCode = (): string => Array.from({ length: GROUPS }, () => randomLetters(GROUP)).join('-');

/** The codes of a text, one a line, each once. */
export const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Why a list of codes can't be issued. */
export function codesProblem(codes: readonly string[]): 'none' | 'many' | 'length' | undefined {
  if (codes.length === 0) return 'none';
  if (codes.length > MAX_CODES) return 'many';
  if (codes.some((code) => code.length < MIN_LETTERS || code.length > MAX_LETTERS)) return 'length';
  return undefined;
}
