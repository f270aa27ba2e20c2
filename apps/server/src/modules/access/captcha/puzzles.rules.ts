import { sha256 } from '../../../platform/tokens.ts';

const hashOf = (...parts: readonly string[]): Buffer => sha256(parts.join('\n'));

/** The stored form of an answer: useless without the key, which only the browser has. */
export const answerHash = (key: string, answer: string): Buffer => hashOf('answer', key, answer);
export const keyHash = (key: string): Buffer => hashOf('key', key);
export const addressHash = (address: string): Buffer => hashOf('address', address);
