const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const pick = (from: string): string => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from[value % from.length] ?? '';
};

/** A first password without characters that look alike: it is read out or copied by hand. */
export const firstPassword = (): string =>
  [CAPITALS, LETTERS, LETTERS, LETTERS, '-', LETTERS, LETTERS, LETTERS, LETTERS, '-', DIGITS, DIGITS, DIGITS]
    .map((part) => (part === '-' ? '-' : pick(part)))
    .join('');
