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
  /** The jackpot transfers of the round. */
  linked: readonly Transfer[];
};

/** The stored round of any player: the caller must check `memberId`. */
export type KnownRound = Pick<
  Round,
  'id' | 'memberId' | 'gameId' | 'rulesVersion' | 'stakeMinor' | 'payoutMinor' | 'detail'
>;

/** UUID versions that callers may create: random, or time-ordered. */
const CALLER_MADE = /^[\da-f]{8}-[\da-f]{4}-[47]/;

/**
 * The caller's id in stored form. Derived ids (version 5) are refused because the payout of a round has one: a player
 * who reserved it in advance would see wins refused and losses accepted, and so learn the results of later nonces.
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

/** The error for an id used by something else; does not reveal what it is. */
async function orMismatch<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && TAKEN.has(error.code)) throw appError(originalsErrors.betMismatch);
    throw error;
  }
}

/** @throws `wallet.insufficient_funds`, `originals.bet_mismatch` if the id is used by something else */
export async function openRound({ rounds }: OriginalsDeps, tx: MoneyTx, round: NewRound): Promise<Balance> {
  return orMismatch(rounds.open(tx, rowOf(round)));
}

/** The detail replaces the one that the round was opened with. */
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
