import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import type { JackpotRecord, JackpotTerms } from '../../jackpot/index.ts';
import { houseOf } from '../../rounds/index.ts';
import type { MoneyTx, Transfer } from '../../../money/wallet/index.ts';
import type { Balance, OriginalsDeps } from '../offer.usecases.ts';
import type { FairPlayer } from '../seeds/seeds.rules.ts';

type Round = { memberId: string; id: string; stakeMinor: bigint; game: { id: string } };

/** The draw for the round's record. */
type Kept = { jackpot?: JackpotRecord | undefined };

type Draw = {
  kept: Kept;
  /** To be posted with the stake. */
  linked: readonly Transfer[];
  /** Pays a winning round after its stake was taken. `opened` is the round as opened. */
  pay: <Detail extends Kept>(tx: MoneyTx, opened: Opened<Detail>) => Promise<Opened<Detail>>;
};

type Opened<Detail> = Balance & { detail: Detail };

const NO_DRAW: Draw = { kept: {}, linked: [], pay: async (_tx, opened) => opened };

/** Draws for the round of the next nonce, if the merchant has a jackpot. */
export function drawJackpot(
  { jackpot, rounds }: OriginalsDeps,
  terms: JackpotTerms | undefined,
  { memberId, id, stakeMinor, game, seeds }: Round & { seeds: FairPlayer },
): Draw {
  if (!terms) return NO_DRAW;
  const { serverSeed, clientSeed, nextNonce: nonce } = seeds;
  const source = { serverSeed, clientSeed, nonce };
  const drawn = jackpot.draw(terms, { roundId: id, memberId, gameId: game.id, stakeMinor, source });
  const house = houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId: game.id });
  return {
    kept: { jackpot: drawn.record },
    linked: jackpot.contributionsOf(drawn, house),
    pay: async (tx, opened) => {
      if (!drawn.isDrawn) return opened;
      const { record, entry } = await jackpot.pay(tx, drawn);
      const detail = { ...opened.detail, jackpot: record };
      await rounds.writeDetail(tx, { merchantId: terms.merchantId, id, detail });
      const { balanceAfterMinor: balanceMinor, sequence } = entry ?? {
        balanceAfterMinor: opened.balanceMinor,
        sequence: opened.sequence,
      };
      return { detail, balanceMinor, sequence };
    },
  };
}
