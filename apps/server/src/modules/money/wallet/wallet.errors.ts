import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const walletErrors = {
  insufficientFunds: { code: 'wallet.insufficient_funds', status: 422 },
  /** The id is used by another transfer. */
  transferMismatch: { code: 'wallet.transfer_mismatch', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
