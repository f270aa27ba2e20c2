import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import { appError, type AppError, type ErrorDefinition } from '../../../platform/http/errors.ts';
import { bonusErrors } from '../../money/bonuses/index.ts';
import { isProtectionCode, protectionRefusal } from '../../money/protection/index.ts';
import { walletErrors } from '../../money/wallet/index.ts';
import type { AdmissionCode, RefusalCode } from './rounds.types.ts';

export const roundsErrors = {
  notFound: { code: 'rounds.not_found', status: 404 },
  /** The id is used by another round: other member, game or currency. */
  mismatch: { code: 'rounds.mismatch', status: 409 },
  /** The round is already settled or voided. */
  notOpen: { code: 'rounds.not_open', status: 409 },
  /** The round can't be voided: the winnings have left the member's account. */
  winSpent: { code: 'rounds.win_spent', status: 409 },
  /** Sorting all rounds of a merchant by amount would read them all. */
  sortNeedsPeriod: { code: 'rounds.sort_needs_period', status: 422 },
  /** What should be rolled back is another kind of transaction. */
  notABet: { code: 'rounds.not_a_bet', status: 409 },
  /** The bet was rolled back before it arrived. */
  betCancelled: { code: 'rounds.bet_cancelled', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;

const REFUSALS: Record<Exclude<RefusalCode, ProtectionCode>, ErrorDefinition> = {
  'bonuses.bet_above_limit': bonusErrors.betAboveLimit,
  'wallet.insufficient_funds': walletErrors.insufficientFunds,
  'wallet.transfer_mismatch': walletErrors.transferMismatch,
  'rounds.not_found': roundsErrors.notFound,
  'rounds.mismatch': roundsErrors.mismatch,
  'rounds.not_open': roundsErrors.notOpen,
  'rounds.not_a_bet': roundsErrors.notABet,
  'rounds.bet_cancelled': roundsErrors.betCancelled,
};

const isAdmission = (code: RefusalCode | AdmissionCode): code is AdmissionCode => code.startsWith('vendors.');

/** Whether a stake was refused for itself: money, the terms of a bonus, the player's own protection. */
export const refusesStake = (code: string): code is RefusalCode =>
  code === 'wallet.insufficient_funds' || code === 'bonuses.bet_above_limit' || isProtectionCode(code);

/** Converts a refused command to an error. */
export function refusal(code: RefusalCode | AdmissionCode): AppError {
  if (isAdmission(code)) throw new Error(`only vendors' calls are refused with ${code}`);
  return isProtectionCode(code) ? protectionRefusal(code) : appError(REFUSALS[code]);
}
