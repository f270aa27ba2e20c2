import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import type { DrawnRound, JackpotTerms } from '../jackpot/index.ts';
import { houseOf } from '../rounds/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import type { OriginalsDeps } from './offer.ts';
import type { FairPlayer } from './seeds.rules.ts';

type Round = { memberId: string; id: string; stakeMinor: bigint; game: { id: string } };

/** What a round's record keeps of its draw. */
type Kept = { jackpot?: DrawnRound['record'] };

type Draw = {
  kept: Kept;
  /** To be posted with the stake. */
  linked: DrawnRound['transfers'];
  /** To be called once that is done. */
  note: () => Promise<void>;
};

const NO_DRAW: Draw = { kept: {}, linked: [], note: async () => undefined };

/** Draws for the round of the nonce that comes next, where the merchant has a pool. */
export async function drawJackpot(
  { jackpot }: OriginalsDeps,
  tx: MoneyTx,
  terms: JackpotTerms | undefined,
  { memberId, id: roundId, stakeMinor, game, seeds }: Round & { seeds: FairPlayer },
): Promise<Draw> {
  if (!terms) return NO_DRAW;
  const { serverSeed, clientSeed, nextNonce: nonce } = seeds;
  const drawn = await jackpot.draw(tx, {
    terms,
    roundId,
    memberId,
    gameId: game.id,
    house: houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId: game.id }),
    stakeMinor,
    source: { serverSeed, clientSeed, nonce },
  });
  return {
    kept: { jackpot: drawn.record },
    linked: drawn.transfers,
    note: () => jackpot.noteHit(tx, drawn),
  };
}
