import type { Row, Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/ids.ts';
import { houseAccountRead, type HouseAccountRef, type Transfer } from '../../money/wallet/index.ts';
import { POOL } from './jackpot.config.ts';
import { lockPool, type NewHit } from './jackpot.queries.ts';
import type { DrawnRound, JackpotTerms } from './jackpot.rules.ts';
import { paymentOf, type JackpotPayment } from './payments.usecases.ts';

/** Statements per pool, in this order. */
const READS_OF_POOL = 2;

/**
 * The pools of one merchant in a batch of rounds. The amount of a pool is read only if a round of the batch wins;
 * reading it locks the pool until the batch is committed.
 */
export type Pools = {
  /** The payment for this round; undefined if the pool must be read first (`poolReads`) and the batch decided again. */
  payment: (round: DrawnRound, at: Date) => JackpotPayment | undefined;
  /** Records a played round: `house` owes its contribution, and the pool has made the payment. */
  played: (round: DrawnRound, house: HouseAccountRef, payment?: JackpotPayment) => void;
  /** The contributions, one transfer for each account that received stakes. */
  contributions: () => PoolContribution[];
  /** Pools that must be read. */
  wanted: () => readonly JackpotTerms[];
  hits: () => readonly NewHit[];
};

export type PoolContribution = { currency: string; transfer: Transfer };

type Owed = { currency: string; house: HouseAccountRef; amountMinor: bigint };

/** Sums the contributions of several rounds; the audit compares the sum with the rounds' records. */
function contributionOf({ currency, house, amountMinor }: Owed): PoolContribution {
  const id = newId();
  return {
    currency,
    transfer: { id, debit: house, credit: POOL, amountMinor, code: 'jackpot', reference: id },
  };
}

/** Builds the pools of a batch from the results of `poolReads`, if any. */
export function openPools(answers: readonly (readonly unknown[])[]): Pools {
  const amounts = new Map<string, bigint>();
  for (let index = 0; index < answers.length; index += READS_OF_POOL) {
    const [locked, read] = answers.slice(index, index + READS_OF_POOL) as Row[][];
    const currency = locked?.[0]?.['currency'];
    if (typeof currency !== 'string') throw new Error('a jackpot was never opened');
    amounts.set(currency, (read?.[0]?.['amountMinor'] as bigint | undefined) ?? 0n);
  }
  const wanted = new Map<string, JackpotTerms>();
  const hits: NewHit[] = [];
  const owed = new Map<string, Owed>();

  return {
    payment: (round, at) => {
      const inPool = amounts.get(round.terms.currency);
      if (inPool === undefined) {
        wanted.set(round.terms.currency, round.terms);
        return undefined;
      }
      return paymentOf(round, inPool + round.contributionMinor, at);
    },
    played: ({ terms, contributionMinor }, house, payment) => {
      const inPool = amounts.get(terms.currency);
      const key = `${terms.currency}/${house.key}`;
      const before = owed.get(key)?.amountMinor ?? 0n;
      owed.set(key, { currency: terms.currency, house, amountMinor: before + contributionMinor });
      if (payment) hits.push(payment.hit);
      if (payment) amounts.set(terms.currency, terms.startMinor);
      else if (inPool !== undefined) amounts.set(terms.currency, inPool + contributionMinor);
    },
    contributions: () => [...owed.values()].filter(({ amountMinor }) => amountMinor > 0n).map(contributionOf),
    wanted: () => [...wanted.values()],
    hits: () => hits,
  };
}

/** Locks and reads each wanted pool, in a fixed order so that batches can't deadlock. */
export const poolReads = (pools: Pools): Statement[] =>
  [...pools.wanted()]
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
    .flatMap(({ merchantId, currency }) => [
      lockPool({ merchantId, currency }),
      houseAccountRead({ merchantId, currency, account: POOL }),
    ]);
