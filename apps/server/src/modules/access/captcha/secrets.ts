import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from './random.rules.ts';

/** 256 random bits; shown once, kept as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashOf = (...parts: readonly string[]): Buffer => sha256(parts.join('\n'));

const WHOLE = 2 ** 32;

/** Unpredictable numbers in [0, 1): whoever could foretell them would know every picture. */
export const secureRandom: Random = () => randomInt(WHOLE) / WHOLE;

/** Not ordered by time as other ids are: nobody may guess it. */
export const newPuzzleId = (): string => randomUUID();
