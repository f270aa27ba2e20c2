import { randomBytes } from 'node:crypto';
import { makeReference, REFERENCE_BITS, referenceLetters } from '../providers/reference.rules.ts';

/** A new reference; the index on references decides whether it is free. */
export const newReference = (merchantId: string): string =>
  makeReference(
    referenceLetters(merchantId),
    BigInt.asUintN(REFERENCE_BITS, BigInt(`0x${randomBytes(8).toString('hex')}`)),
  );
