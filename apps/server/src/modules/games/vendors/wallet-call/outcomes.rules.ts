import type { Outcome } from '../../rounds/index.ts';
import type { Result, VendorRefusal } from '../vendors.types.ts';

type Refused = Extract<Outcome, { status: 'refused' }>;

const OWN_CODES: Readonly<Partial<Record<Refused['code'], VendorRefusal>>> = {
  'wallet.transfer_mismatch': 'vendors.mismatch',
  'rounds.mismatch': 'vendors.mismatch',
  'rounds.not_found': 'vendors.bet_not_found',
  'rounds.not_a_bet': 'vendors.not_a_bet',
};

function codeOf({ code, state }: Refused): VendorRefusal {
  if (code === 'rounds.not_open')
    return state === 'voided' ? 'vendors.rolled_back' : 'vendors.already_settled';
  return OWN_CODES[code] ?? (code as VendorRefusal);
}

const LIMITS: Readonly<Partial<Record<Refused['code'], 'stake' | 'loss' | 'time'>>> = {
  'bonuses.bet_above_limit': 'stake',
  'protection.limit_reached': 'loss',
  'protection.time_used_up': 'time',
  'protection.reality_check_due': 'time',
};

/** What a vendor is told about a command. */
export function resultOf(outcome: Outcome): Result {
  // What the player may stake in this game.
  const balanceMinor = outcome.balanceMinor + (outcome.bonusMinor ?? 0n);
  if (outcome.status === 'accepted')
    return {
      done: true,
      balanceMinor,
      repeated: outcome.duplicate,
      ...(outcome.remembered && { remembered: true }),
    };
  const limit = LIMITS[outcome.code];
  return { refused: codeOf(outcome), balanceMinor, ...(limit && { limit }) };
}

/** A batch is done if each item was decided; what was refused stands with its item. */
export function resultOfBatch(items: readonly Result[]): Result {
  if (items.some((item) => 'later' in item)) return { later: true };
  const last = items.findLast((item) => 'balanceMinor' in item && item.balanceMinor !== undefined);
  const balanceMinor = last && 'balanceMinor' in last ? (last.balanceMinor ?? 0n) : 0n;
  const repeated = items.length > 0 && items.every((item) => 'done' in item && item.repeated);
  return { done: true, balanceMinor, repeated, items };
}

/** What a problem is listed as; undefined for a call that was done in time. */
export function problemCodeOf(result: Result): string | undefined {
  if ('later' in result) return 'later';
  if ('refused' in result) return result.refused;
  const refused = result.items?.map(problemCodeOf).find((code) => code !== undefined);
  return refused;
}
