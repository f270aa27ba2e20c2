import type { Row, Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/ids.ts';
import { houseAccountRead, type HouseAccountRef, type Transfer } from '../../money/wallet/index.ts';
import { POOL } from './jackpot.config.ts';
import { lockPool, type NewHit } from './jackpot.queries.ts';
import type { DrawnRound, JackpotTerms } from './jackpot.rules.ts';
import { paymentOf, type JackpotPayment } from './payments.usecases.ts';

/** Statements for each pool, in this order. */
const READS_OF_POOL = 2;

/**
 * The pools of one merchant in a batch of rounds. How much is in one is read only once a round of the batch is drawn,
 * which locks the pool until the batch is committed.
 */
export type Pools = {
  /** What pays this round; undefined where its pool must be read first (`poolReads`), and all be decided again. */
  payment: (round: DrawnRound, at: Date) => JackpotPayment | undefined;
  /** The round was played: `house` owes its contribution, and the pool has paid it. */
  played: (round: DrawnRound, house: HouseAccountRef, payment?: JackpotPayment) => void;
  /** What the rounds put in, one transfer for each account that their stakes went to. */
  contributions: () => PoolContribution[];
  /** Pools that have to be read. */
  wanted: () => readonly JackpotTerms[];
  hits: () => readonly NewHit[];
};

export type PoolContribution = { currency: string; transfer: Transfer };

type Owed = { currency: string; house: HouseAccountRef; amountMinor: bigint };

/** The records of the rounds say what each of them put in; the audit compares the sums. */
function contributionOf({ currency, house, amountMinor }: Owed): PoolContribution {
  const id = newId();
  return {
    currency,
    transfer: { id, debit: house, credit: POOL, amountMinor, code: 'jackpot', reference: id },
  };
}

/** What a batch knows of its pools: the answers to `poolReads`, or nothing. */
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

/** Locks each pool that is wanted, then reads it: in one order, so that two batches can't deadlock. */
export const poolReads = (pools: Pools): Statement[] =>
  [...pools.wanted()]
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
    .flatMap(({ merchantId, currency }) => [
      lockPool({ merchantId, currency }),
      houseAccountRead({ merchantId, currency, account: POOL }),
    ]);
