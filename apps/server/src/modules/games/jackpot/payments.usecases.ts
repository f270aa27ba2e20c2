import { derivedId } from '../../../platform/ids.ts';
import { mainOf, type AccountRef, type Transfer } from '../../money/wallet/index.ts';
import { POOL, START } from './jackpot.config.ts';
import type { NewHit } from './jackpot.queries.ts';
import type { DrawnRound, JackpotRecord, JackpotTerms } from './jackpot.rules.ts';

export type Move = Pick<Transfer, 'id' | 'debit' | 'credit' | 'amountMinor' | 'reference'>;

/** Skips empty transfers. */
export const moved = (...moves: Move[]): Transfer[] =>
  moves.filter(({ amountMinor }) => amountMinor > 0n).map((move): Transfer => ({ ...move, code: 'jackpot' }));

/** The start amount for an empty pool. */
export const startOf = ({ startMinor }: JackpotTerms, id: string, reference: string): Move => ({
  id,
  debit: START,
  credit: POOL,
  amountMinor: startMinor,
  reference,
});

/** Ids derive from the round's id, so that no round can contribute or be paid twice. */
const idOf = ({ terms, roundId }: DrawnRound, what: string): string =>
  derivedId(`jackpot ${what}`, terms.merchantId, roundId);

/** The round's contribution; `house` is the account that receives its stake. */
export const contributionsOf = (round: DrawnRound, house: AccountRef): Transfer[] =>
  moved({
    id: idOf(round, 'contribution'),
    debit: house,
    credit: POOL,
    amountMinor: round.contributionMinor,
    reference: round.roundId,
  });

/** A payment to a winning round: the transfers to post, the hit to insert and the record to store. */
export type JackpotPayment = { transfers: Transfer[]; hit: NewHit; record: JackpotRecord };

/** Pays the whole pool and puts in a new start amount. The pool must be locked until the commit. */
export function paymentOf(round: DrawnRound, amountMinor: bigint, at: Date): JackpotPayment {
  const { terms, record, roundId, memberId, gameId, stakeMinor } = round;
  const { merchantId, currency, drawnOncePerMinor } = terms;
  const { draw, rulesVersion } = record;
  const transfers = moved(
    { id: idOf(round, 'hit'), debit: POOL, credit: mainOf(memberId), amountMinor, reference: roundId },
    startOf(terms, idOf(round, 'start'), roundId),
  );
  const of = { merchantId, currency, roundId, memberId, gameId, stakeMinor, drawnOncePerMinor };
  return {
    transfers,
    hit: { ...of, amountMinor, draw, rulesVersion, at },
    record: { ...record, wonMinor: String(amountMinor) },
  };
}
