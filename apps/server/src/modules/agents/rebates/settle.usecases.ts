import { addDays } from '../../../platform/zone.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { dropSlots } from './accrual/accrual.queries.ts';
import { accrue } from './accrual/accrual.usecases.ts';
import { billBefore } from './billing/billing.usecases.ts';
import { payDue } from './billing/payment.usecases.ts';
import { SLOT_DAYS } from './rebates.config.ts';
import type { RebateDeps } from './rebates.types.ts';

/**
 * Computes and bills the rebates of all sealed periods of a merchant in their order. Each period is one transaction with
 * the reader's mark, so it counts once however often and by however many workers this is called.
 */
async function settleMerchant(
  { db, clock, merchants, figures }: RebateDeps,
  merchantId: string,
): Promise<void> {
  const reader = figures.reader('rebates');
  const { currency, settings } = await merchants.byId(merchantId);
  const { settlement } = settings;
  for (;;) {
    const isDone = await db.transaction().execute(async (tx) => {
      const span = await reader.take(tx, merchantId);
      const period = span ? span.from : await reader.readUntil(tx, merchantId);
      if (period !== undefined)
        await billBefore(tx, { merchantId, period, settings: settlement, at: clock.now() });
      if (span) await accrue(tx, { merchantId, currency, settings }, span);
      return !span;
    });
    if (isDone) return;
  }
}

/** Everything from the sealed figures to the members' accounts. */
export async function settleRebates(deps: RebateDeps): Promise<void> {
  for (const { id } of await deps.merchants.list()) await settleMerchant(deps, id);
  await payDue(deps);
}

/** Drops computations that are no longer kept; days and bills stay. */
export async function dropOldSlots({ db, clock, merchants }: RebateDeps): Promise<void> {
  const oldest = addDays(clock.now().toISOString().slice(0, 10), -SLOT_DAYS);
  const before = Date.parse(`${oldest}T00:00:00Z`) / (PERIOD_SECONDS * 1_000);
  for (const { id } of await merchants.list())
    await db.transaction().execute((tx) => dropSlots(tx, { merchantId: id, before }));
}
