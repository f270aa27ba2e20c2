import type { JackpotRound, JackpotTerms } from '../jackpot/index.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import { houseOf } from '../rounds/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import type { OriginalsDeps } from './offer.ts';
import type { FairPlayer } from './seeds.rules.ts';

type Round = { memberId: string; id: string; stakeMinor: bigint; game: { id: string } };

/** Draws for a round of the nonce that comes next; undefined where the merchant has no pool. */
export async function drawJackpot(
  { jackpot }: OriginalsDeps,
  tx: MoneyTx,
  terms: JackpotTerms | undefined,
  { memberId, id: roundId, stakeMinor, game, seeds }: Round & { seeds: FairPlayer },
): Promise<JackpotRound | undefined> {
  if (!terms) return undefined;
  const { serverSeed, clientSeed, nextNonce: nonce } = seeds;
  return jackpot.draw(tx, {
    terms,
    roundId,
    memberId,
    gameId: game.id,
    house: houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId: game.id }),
    stakeMinor,
    source: { serverSeed, clientSeed, nonce },
  });
}

/** What a round's record keeps of its draw. */
export const keptOf = (
  drawn: JackpotRound | undefined,
): { jackpot: JackpotRound['record'] } | Record<never, never> => (drawn ? { jackpot: drawn.record } : {});

/** After the stake was taken. */
export async function bookJackpot(
  { jackpot }: OriginalsDeps,
  tx: MoneyTx,
  drawn: JackpotRound | undefined,
): Promise<void> {
  if (drawn) await jackpot.book(tx, drawn);
}
