import { formatMoney } from '@croupier/contract/money.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { walletErrors, type MoneyTx } from '../../../money/wallet/index.ts';
import { numberChanges } from '../changes/changes.queries.ts';
import { BILLS_PER_PAYMENT } from '../contracts.config.ts';
import type { ContractDeps } from '../contracts.types.ts';
import type { RunMerchant } from '../runs/run.usecases.ts';
import { clearLines, shortOf, type ClearedLine } from './clearing.rules.ts';
import {
  changeOffsets,
  insertPayments,
  listPayable,
  listUncleared,
  lockLines,
  lockRun,
  markCleared,
  markRunPaid,
  type LineBill,
  type PayableRun,
} from './payment.queries.ts';
import { netTransfer } from './transfers.rules.ts';

/** A balance may be spent between reading and posting; after that nothing of it is used. */
const MAX_TRIES = 3;

type Paying = { merchant: RunMerchant; run: PayableRun; usesFunds: boolean };

/** What short payers can add from their own accounts. */
async function fundsOf(
  { wallet }: ContractDeps,
  { merchant }: Paying,
  short: readonly LineBill[],
): Promise<Map<number, bigint>> {
  const funds = new Map<number, bigint>();
  for (const { payeeNo, memberId } of short) {
    const { commission } = await wallet.balanceOf(merchant.id, memberId, merchant.currency);
    funds.set(payeeNo, commission.amountMinor);
  }
  return funds;
}

/** Tells of what is paid by day or longer, and of what could not be paid. */
async function tell(
  { messages }: ContractDeps,
  tx: MoneyTx,
  { merchant, run }: Paying,
  { bills }: ClearedLine,
): Promise<void> {
  if (run.cycle === 'realtime' || run.cycle === 'hourly') return;
  const { id: merchantId, currency } = merchant;
  for (const { id, memberId, movedMinor, openMinor, isStopped } of bills) {
    const params = { contract: run.kind, billId: id, currency };
    const send = (kind: 'bill_paid' | 'bill_insufficient', amountMinor: bigint) =>
      messages.send(tx, {
        merchantId,
        memberId,
        id: derivedId('bill message', id, kind),
        kind,
        params: { ...params, amount: formatMoney(amountMinor) },
      });
    if (movedMinor > 0n && !isStopped) await send('bill_paid', movedMinor);
    if (openMinor > 0n) await send('bill_insufficient', openMinor);
  }
  await numberChanges(tx, { merchantId, memberIds: bills.map(({ memberId }) => memberId) });
}

/** Clears and pays some whole lines. True when none is left. */
async function payLines(deps: ContractDeps, tx: MoneyTx, paying: Paying): Promise<boolean> {
  const { merchant, run } = paying;
  const merchantId = merchant.id;
  const of = { merchantId, runId: run.id };
  if (!(await lockRun(tx, of))) return true;
  const uncleared = await listUncleared(tx, { ...of, limit: BILLS_PER_PAYMENT });
  const at = deps.clock.now();
  if (uncleared.length === 0) {
    await markRunPaid(tx, { ...of, at });
    return true;
  }
  const roots: number[] = [];
  let room = BILLS_PER_PAYMENT;
  for (const { rootNo, bills } of uncleared) {
    if (roots.length > 0 && bills > room) break;
    roots.push(rootNo);
    room -= bills;
  }
  const lines = await lockLines(tx, { ...of, roots });
  const funds = paying.usesFunds ? await fundsOf(deps, paying, shortOf(lines)) : new Map<number, bigint>();
  const cleared = clearLines(lines, funds);
  const moved = cleared.bills.filter(({ movedMinor, isStopped }) => movedMinor !== 0n && !isStopped);
  if (moved.length > 0) {
    const transfers = moved.map((bill) => netTransfer(run.kind, bill));
    await deps.wallet.post(tx, { merchantId, currency: merchant.currency, transfers });
    const payments = moved.map(({ id, transferId, movedMinor }) => ({
      billId: id,
      transferId,
      amountMinor: movedMinor,
    }));
    await insertPayments(tx, { merchantId, kind: 'net', at, payments });
  }
  await markCleared(tx, { merchantId, bills: cleared.bills, at });
  await changeOffsets(tx, { merchantId, kind: run.kind, changes: cleared.offsets });
  await tell(deps, tx, paying, cleared);
  return false;
}

async function payRun(deps: ContractDeps, merchant: RunMerchant, run: PayableRun): Promise<void> {
  let tries = 1;
  for (;;) {
    const usesFunds = tries < MAX_TRIES;
    try {
      if (await deps.wallet.transaction((tx) => payLines(deps, tx, { merchant, run, usesFunds }))) return;
      tries = 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== walletErrors.insufficientFunds.code || !usesFunds)
        throw error;
      tries += 1;
    }
  }
}

/** Pays every run that is computed or approved, in order of their ends. What was paid already is left as it is. */
export async function payRuns(deps: ContractDeps, merchant: RunMerchant): Promise<void> {
  for (const run of await listPayable(deps.db, merchant.id)) await payRun(deps, merchant, run);
}
