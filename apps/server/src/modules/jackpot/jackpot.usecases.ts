import type { Clock } from '../../platform/clock.ts';
import { derivedId } from '../../platform/ids.ts';
import { mainOf, type MoneyTx, type Transfer, type Wallet } from '../wallet/index.ts';
import { POOL, START } from './jackpot.config.ts';
import { insertHit, lockJackpot, openJackpot } from './jackpot.queries.ts';
import {
  drawingOf,
  recordOf,
  type JackpotRecord,
  type JackpotTerms,
  type PlayedRound,
} from './jackpot.rules.ts';

export type JackpotDeps = { clock: Clock; wallet: Wallet };

/** What a round does with the pool: decided, and not booked yet. */
export type JackpotRound = PlayedRound & {
  terms: JackpotTerms;
  /** The other side of the contribution: the account that the stake went to. */
  house: Transfer['debit'];
  record: JackpotRecord;
  contributionMinor: bigint;
  /** What the round is paid; null when it was not drawn. */
  wonMinor: bigint | null;
};

/** A decided round with what it moves: to be posted together with the stake, or not at all. */
export type DrawnRound = JackpotRound & { transfers: readonly Transfer[] };

const startOf = ({ startMinor }: JackpotTerms, id: string, reference: string): Transfer[] =>
  startMinor > 0n
    ? [{ id, debit: START, credit: POOL, amountMinor: startMinor, code: 'jackpot', reference }]
    : [];

/** Opens the pool with what the house puts in, where that was never done. */
export async function openPool({ clock, wallet }: JackpotDeps, terms: JackpotTerms): Promise<void> {
  const { merchantId, currency } = terms;
  await wallet.transaction(async (tx) => {
    if (!(await openJackpot(tx, { merchantId, currency, at: clock.now() }))) return;
    const id = derivedId('jackpot opened', merchantId, currency);
    const transfers = startOf(terms, id, id);
    if (transfers.length > 0) await wallet.post(tx, { merchantId, currency, transfers });
  });
}

/**
 * Draws for a round. When it is drawn, the pool is locked until the transaction ends, and all that is in it is this
 * round's, its own contribution too. Nothing is written yet: the stake has to be taken first.
 */
export async function drawFor(
  { wallet }: JackpotDeps,
  tx: MoneyTx,
  { terms, ...round }: PlayedRound & Pick<JackpotRound, 'terms' | 'house'>,
): Promise<DrawnRound> {
  const drawing = drawingOf(terms, round);
  const { contributionMinor, proof } = drawing;
  let wonMinor: bigint | null = null;
  if (proof.drawn) {
    await lockJackpot(tx, terms);
    wonMinor = (await wallet.houseAccountBalance(tx, { ...terms, account: POOL })) + contributionMinor;
  }
  const record = recordOf(terms, round, { ...drawing, wonMinor });
  const drawn = { ...round, terms, record, contributionMinor, wonMinor };
  return { ...drawn, transfers: transfersOf(drawn) };
}

/** Every id derives from the round's, so that no round can feed the pool or be paid twice. */
function transfersOf({
  terms,
  house,
  memberId,
  roundId,
  contributionMinor,
  wonMinor,
}: JackpotRound): Transfer[] {
  const id = (what: string): string => derivedId(what, terms.merchantId, roundId);
  const common = { code: 'jackpot', reference: roundId } as const;
  const fed: Transfer[] =
    contributionMinor > 0n
      ? [
          {
            ...common,
            id: id('jackpot contribution'),
            debit: house,
            credit: POOL,
            amountMinor: contributionMinor,
          },
        ]
      : [];
  if (wonMinor === null) return fed;
  const paid: Transfer[] =
    wonMinor > 0n
      ? [{ ...common, id: id('jackpot hit'), debit: POOL, credit: mainOf(memberId), amountMinor: wonMinor }]
      : [];
  return [...fed, ...paid, ...startOf(terms, id('jackpot start'), roundId)];
}

/** Keeps what a drawn round was paid and why, in the transaction that pays it. */
export async function noteHit({ clock }: JackpotDeps, tx: MoneyTx, round: DrawnRound): Promise<void> {
  const { terms, record, wonMinor, roundId, memberId, gameId, stakeMinor } = round;
  if (wonMinor === null) return;
  const { merchantId, currency, drawnOncePerMinor } = terms;
  const { draw, rulesVersion } = record;
  const at = clock.now();
  const from = { merchantId, currency, roundId, memberId, gameId, stakeMinor, drawnOncePerMinor };
  await insertHit(tx, { ...from, amountMinor: wonMinor, draw, rulesVersion, at });
}
