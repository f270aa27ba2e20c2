import type { Tx } from '../../../../platform/db/database.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { DAYS_READER } from '../figures/days.usecases.ts';
import { instantOf, periodOf } from '../periods/now.rules.ts';
import type { RunMerchant } from '../runs/run.usecases.ts';
import {
  deleteSpan,
  findSpan,
  insertSpans,
  lockOrder,
  markDone,
  markMoved,
  markPlanned,
  type Order,
} from './resettlements.queries.ts';
import { reviseSpan } from './revise.usecases.ts';
import { settledSpans } from './revision.rules.ts';
import { listSettledWith, lockMarks } from './settled.queries.ts';

/** The corrections that an order is about. */
export const roundsOf = (
  merchantId: string,
  { from, until, correctedBefore }: Pick<Order, 'from' | 'until' | 'correctedBefore'>,
) => ({ merchantId, settledFrom: instantOf(from), settledUntil: instantOf(until), correctedBefore });

/** Tells the journal where the corrections of one order count. False if there is no order. */
const moveNext = (deps: ContractDeps, { id: merchantId }: RunMerchant): Promise<boolean> =>
  deps.wallet.transaction(async (tx) => {
    const order = await lockOrder(tx, { merchantId, state: 'ordered' });
    if (!order) return false;
    const of = roundsOf(merchantId, order);
    const { corrections } = await deps.corrections.sum(tx, of);
    const { at, periods } = await deps.corrections.countWhenSettled(tx, of);
    await markMoved(tx, { merchantId, id: order.id, toldPeriod: periodOf(at), corrections, periods });
    return true;
  });

/** Lists what one order has computed again, once the figures know where its corrections count. */
const planNext = (deps: ContractDeps, { id: merchantId, settings }: RunMerchant): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { merchantId, state: 'moved' });
    if (!order) return false;
    const sealed = (await deps.figures.reader(DAYS_READER).sealedUntil(tx, merchantId)) ?? 0;
    // Dividends deduct rebates, which follow the corrections too.
    const rebates = (await deps.figures.reader('rebates').readUntil(tx, merchantId)) ?? 0;
    if (order.toldPeriod === null || order.periods === null) return false;
    if (Math.min(sealed, rebates) <= order.toldPeriod) return false;
    const { periods, id } = order;
    const marks = await lockMarks(tx, merchantId);
    const stored = await listSettledWith(tx, { merchantId, periods });
    const spans = settledSpans(periods, { marks, stored, calendar: settings.settlement });
    await insertSpans(tx, { merchantId, id, spans });
    await markPlanned(tx, { merchantId, id });
    return true;
  });

async function end(deps: ContractDeps, tx: Tx, merchantId: string, { id, runId }: Order): Promise<void> {
  await markDone(tx, { merchantId, id, at: deps.clock.now() });
  await deps.audit.record(tx, {
    merchantId,
    actor: { kind: 'system' },
    action: 'contracts.resettled',
    subject: `settlement_run:${runId}`,
    after: { resettlement: id },
  });
}

/** Computes one settled period of one order again. False if no order waits for that. */
const reviseNext = (deps: ContractDeps, merchant: RunMerchant): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const { id: merchantId } = merchant;
    const order = await lockOrder(tx, { merchantId, state: 'planned' });
    if (!order) return false;
    const { id } = order;
    const span = await findSpan(tx, { merchantId, id });
    if (!span) {
      await end(deps, tx, merchantId, order);
      return true;
    }
    const spans = await reviseSpan(deps, tx, merchant, { ...span, merchantId, resettlementId: id });
    await insertSpans(tx, { merchantId, id, spans });
    await deleteSpan(tx, { merchantId, id, ...span });
    return true;
  });

/**
 * Carries out what two operators have ordered, one step in one transaction with its note: interrupted, it goes on where it
 * was, and repeated it does nothing.
 */
export async function resettle(deps: ContractDeps, merchant: RunMerchant): Promise<void> {
  for (const step of [moveNext, planNext, reviseNext])
    while (await step(deps, merchant)) {
      // The next order or period.
    }
}
