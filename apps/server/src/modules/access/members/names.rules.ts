import { equalInConstantTime } from '../../../platform/tokens.ts';

/**
 * The form in which two account names are compared: case, width and invisible characters do not count, so that nobody
 * can imitate another name. Characters that the database cannot store are removed. Mail addresses and invitation codes
 * are compared in the same way.
 */
export const accountKey = (account: string): string =>
  account
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();

/** Compares two names of a person. Case, letter width and spacing do not count; the time reveals nothing. */
export const isSameName = (one: string, other: string): boolean => {
  const key = (name: string): string => accountKey(name).replace(/\s+/g, ' ');
  return equalInConstantTime(key(one), key(other));
};

/** `Somchai Jaidee` → `S••• J•••`: enough for the owner to recognise, too little to answer a security question. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((part) => part !== '')
    .map((part) => `${Array.from(part)[0] ?? ''}•••`)
    .join(' ');

/** `agent7` → `a•••7`: enough for a person who knows whom to expect. */
export function maskAgent(account: string): string {
  const characters = Array.from(account);
  const [first = ''] = characters;
  return `${first}•••${characters.length > 3 ? (characters.at(-1) ?? '') : ''}`;
}

/** The mask would reveal too much of a shorter name. */
const MIN_LENGTH = 5;

/** `goldfinch` → `go***h`: the public form of an account name. */
export function maskedName(account: string): string {
  const characters = Array.from(account);
  if (characters.length < MIN_LENGTH) return `${characters[0] ?? ''}***`;
  return `${characters.slice(0, 2).join('')}***${characters.at(-1)}`;
}

/** What others see of a member who hides the name. */
const HIDDEN = '***';

/** The name of a member where play is public. */
export const publicName = ({ account, hidesName }: { account: string; hidesName: boolean }): string =>
  hidesName ? HIDDEN : maskedName(account);
