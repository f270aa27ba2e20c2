import { derivedId } from '../../../platform/ids.ts';
import { mainOf, type AccountRef, type Transfer } from '../../money/wallet/index.ts';
import { POOL, START } from './jackpot.config.ts';
import type { NewHit } from './jackpot.queries.ts';
import type { DrawnRound, JackpotRecord, JackpotTerms } from './jackpot.rules.ts';

export type Move = Pick<Transfer, 'id' | 'debit' | 'credit' | 'amountMinor' | 'reference'>;

/** Nothing moves where there is nothing. */
export const moved = (...moves: Move[]): Transfer[] =>
  moves.filter(({ amountMinor }) => amountMinor > 0n).map((move): Transfer => ({ ...move, code: 'jackpot' }));

/** What the operator puts into an empty pool. */
export const startOf = ({ startMinor }: JackpotTerms, id: string, reference: string): Move => ({
  id,
  debit: START,
  credit: POOL,
  amountMinor: startMinor,
  reference,
});

/** Every id derives from the round's, so that no round can feed the pool or be paid twice. */
const idOf = ({ terms, roundId }: DrawnRound, what: string): string =>
  derivedId(`jackpot ${what}`, terms.merchantId, roundId);

/** What the round puts in; `house` is the account that its stake goes to. */
export const contributionsOf = (round: DrawnRound, house: AccountRef): Transfer[] =>
  moved({
    id: idOf(round, 'contribution'),
    debit: house,
    credit: POOL,
    amountMinor: round.contributionMinor,
    reference: round.roundId,
  });

/** All that paying a drawn round takes: to be posted, written and kept in its record. */
export type JackpotPayment = { transfers: Transfer[]; hit: NewHit; record: JackpotRecord };

/** Pays all that is in the pool, and starts it again. The pool is locked until that is committed. */
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
