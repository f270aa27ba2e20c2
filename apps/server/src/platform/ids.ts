import { v5, v7 } from 'uuid';

/** A time-ordered id: new rows land at the end of their index. */
export const newId = (): string => v7();

/** Namespace of every id that Croupier derives from something else; fixed for ever. */
const NAMESPACE = '6f1d6c0e-3f0b-5a57-9c55-2d1c9c1f7a10';

/**
 * The same parts always give the same id, so that a retried command finds its first try.
 * Parts are length-prefixed: ('ab','c') and ('a','bc') differ.
 */
export const derivedId = (...parts: readonly string[]): string =>
  v5(parts.map((part) => `${part.length}:${part}`).join('|'), NAMESPACE);
