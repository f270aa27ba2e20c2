import { createHash, timingSafeEqual } from 'node:crypto';
import { accountKey } from './registration.rules.ts';

const digest = (name: string): Buffer =>
  createHash('sha256').update(accountKey(name).replace(/\s+/g, ' ')).digest();

/** Case, width of letters and blanks do not count; how long it takes tells nothing. */
export const isSameName = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
