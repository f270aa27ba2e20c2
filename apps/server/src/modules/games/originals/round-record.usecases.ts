import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { AppError, appError, requestErrors } from '../../../platform/http/errors.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import type { Round } from '../rounds/index.ts';
import { normalId, type MoneyTx, type Transfer } from '../../money/wallet/index.ts';
import type { Balance, OriginalsDeps } from './offer.usecases.ts';
import { originalsErrors } from './originals.errors.ts';
import type { PlayerKey } from './seeds/seeds.queries.ts';

type Game = { id: string; rulesVersion: string };
type NewRound = PlayerKey & {
  id: string;
  stakeMinor: bigint;
  currency: string;
  game: Game;
  detail: object;
  /** What the jackpot moves with it. */
  linked: readonly Transfer[];
};

/** A round as it stands in the record, whoever played it: the caller looks at `memberId`. */
export type KnownRound = Pick<Round, 'id' | 'memberId' | 'gameId' | 'stakeMinor' | 'payoutMinor' | 'detail'>;

/** Versions of UUIDs that a caller makes: random, or by time. */
const CALLER_MADE = /^[\da-f]{8}-[\da-f]{4}-[47]/;

/**
 * The caller's id in the form that the record keeps. Ids that derive from others (version 5) are ours: the payout of a
 * round has one. Whoever could take it beforehand would see their wins refused and their losses not, and so learn how
 * the next nonce falls.
 *
 * @throws `request.invalid`
 */
export function callerMadeId(id: string): string {
  const normal = normalId(id);
  if (CALLER_MADE.test(normal)) return normal;
  throw fieldRefusal(requestErrors.invalid, 'id', 'field.invalid');
}

const rowOf = ({ game, ...round }: NewRound) => ({
  ...round,
  vendor: IN_HOUSE_VENDOR.code,
  gameId: game.id,
  rulesVersion: game.rulesVersion,
});

const TAKEN = new Set([
  'wallet.transfer_mismatch',
  'rounds.mismatch',
  'rounds.not_open',
  'rounds.bet_cancelled',
]);

/** The id of a bet belongs to something that is no round of this player: not a word about what it is. */
async function orMismatch<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && TAKEN.has(error.code)) throw appError(originalsErrors.betMismatch);
    throw error;
  }
}

/** @throws `wallet.insufficient_funds`, `originals.bet_mismatch` when the id stands for something else */
export async function openRound({ rounds }: OriginalsDeps, tx: MoneyTx, round: NewRound): Promise<Balance> {
  return orMismatch(rounds.open(tx, rowOf(round)));
}

/** The detail takes the place of the one that the round was opened with. */
export async function settleRound(
  { rounds }: OriginalsDeps,
  tx: MoneyTx,
  {
    game,
    ...settled
  }: PlayerKey & {
    id: string;
    currency: string;
    game: Game;
    payoutMinor: bigint;
    detail: object;
  },
): Promise<Balance> {
  return rounds.settle(tx, { ...settled, gameId: game.id, vendor: IN_HOUSE_VENDOR.code });
}
