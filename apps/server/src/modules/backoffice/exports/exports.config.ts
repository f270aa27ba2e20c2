import { MAX_EXPORT_ROWS } from '@croupier/contract/lists/exports.ts';

export const EXPORTS = {
  expiryMilliseconds: 24 * 60 * 60_000,
  /** Of one operator, waiting or being written. */
  maxOpen: 3,
  /** Rows of one part, which is also one statement and one transaction. */
  partRows: 2_000,
  maxRows: MAX_EXPORT_ROWS,
  maxListed: 20,
  /** Longer than one part takes. */
  interruptedMilliseconds: 2 * 60_000,
} as const;
