import type { Clock } from '../../../platform/clock.ts';
import { runStatement } from '../../../platform/db/statement.ts';
import { derivedId } from '../../../platform/ids.ts';
import { houseOf, type Round, type Rounds } from '../rounds/index.ts';
import { mainOf, type Entry, type MoneyTx, type Transfer, type Wallet } from '../../money/wallet/index.ts';
import { POOL, START } from './jackpot.config.ts';
import { insertHits, lockPool, openJackpot, voidHit } from './jackpot.queries.ts';
import { findMoved } from './jackpot.reads.ts';
import {
  drawIn,
  jackpotWonOf,
  takeOut,
  type DrawnRound,
  type JackpotRecord,
  type JackpotTerms,
} from './jackpot.rules.ts';
import { moved, paymentOf, startOf } from './payments.usecases.ts';

export type JackpotDeps = { clock: Clock; wallet: Wallet };

/** `entry` is the ledger entry in the member's main account; null if the pool was empty. */
export type JackpotPaid = { record: JackpotRecord; entry: Entry | null };

/** Opens the pool with its start amount, once. */
export async function openPool({ clock, wallet }: JackpotDeps, terms: JackpotTerms): Promise<void> {
  const { merchantId, currency } = terms;
  await wallet.transaction(async (tx) => {
    if (!(await openJackpot(tx, { merchantId, currency, at: clock.now() }))) return;
    const id = derivedId('jackpot opened', merchantId, currency);
    const transfers = moved(startOf(terms, id, id));
    if (transfers.length > 0) await wallet.post(tx, { merchantId, currency, transfers });
  });
}

/**
 * Reverses what a voided round moved: the pool gets the payment back, the house its contribution and start amount,
 * but no more than the pool holds, because others may have been paid since. The caller that posts the transfers
 * checks the member's balance.
 */
export async function undoRound(
  { clock, wallet, rounds }: JackpotDeps & { rounds: Pick<Rounds, 'findRound' | 'writeDetail'> },
  tx: MoneyTx,
  round: Round,
): Promise<Transfer[]> {
  const { merchantId, currency, memberId, id } = round;
  if (!drawIn(round.detail)) return [];
  const undoIdOf = (what: string): string => derivedId(`jackpot ${what} undone`, merchantId, id);
  await runStatement(tx, lockPool({ merchantId, currency }));
  // Another transaction may have undone the round already.
  const detail = (await rounds.findRound(tx, { merchantId, roundId: id }))?.detail;
  const record = drawIn(detail);
  if (!record || record.returnedMinor !== undefined) return [];
  const won = jackpotWonOf(record);
  const start =
    won === null
      ? 0n
      : await findMoved(tx, { merchantId, transferId: derivedId('jackpot start', merchantId, id) });
  const inPool = await wallet.houseAccountBalance(tx, { merchantId, currency, account: POOL });
  const contribution = BigInt(record.contributionMinor);
  const back = takeOut(inPool + (won ?? 0n), { contributionMinor: contribution, startMinor: start });
  if (won !== null) await voidHit(tx, { merchantId, roundId: id, at: clock.now() });
  const undone: JackpotRecord = {
    ...record,
    wonMinor: null,
    takenBackMinor: record.wonMinor,
    returnedMinor: String(back.contributionMinor),
  };
  await rounds.writeDetail(tx, { merchantId, id, detail: { ...Object(detail), jackpot: undone } });
  return moved(
    { reference: id, id: undoIdOf('hit'), debit: mainOf(memberId), credit: POOL, amountMinor: won ?? 0n },
    {
      reference: id,
      id: undoIdOf('contribution'),
      debit: POOL,
      credit: houseOf(round),
      amountMinor: back.contributionMinor,
    },
    { reference: id, id: undoIdOf('start'), debit: POOL, credit: START, amountMinor: back.startMinor },
  );
}

/**
 * Pays the whole pool to a winning round and puts in a new start amount. This happens only after the stake was taken:
 * otherwise a refused bet that would have won would take longer and reveal the draw.
 */
export async function payRound(
  { clock, wallet }: JackpotDeps,
  tx: MoneyTx,
  round: DrawnRound,
): Promise<JackpotPaid> {
  const { merchantId, currency } = round.terms;
  await runStatement(tx, lockPool({ merchantId, currency }));
  const amountMinor = await wallet.houseAccountBalance(tx, { merchantId, currency, account: POOL });
  const { transfers, hit, record } = paymentOf(round, amountMinor, clock.now());
  const [paid] =
    transfers.length > 0 ? await wallet.post(tx, { merchantId, currency, transfers }) : [undefined];
  await runStatement(tx, insertHits([hit]));
  return { record, entry: paid?.credit ?? null };
}
