import type { Tx } from '../../../../platform/db/database.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { raise } from '../vip/rising.usecases.ts';
import { addPlayed, addResettled } from './accrual.queries.ts';
import { findSheet } from './rates.queries.ts';

type Accruing = Pick<LoyaltyDeps, 'db' | 'clock' | 'outbox' | 'merchants' | 'figures'>;

/** One sealed period, and everything that was ordered since the one before. False if there is nothing left. */
async function accrueNext(deps: Accruing, tx: Tx, merchantId: string): Promise<boolean> {
  const reader = deps.figures.reader('loyalty');
  const before = await reader.lock(tx, merchantId);
  if (before === undefined) return false;
  const { currency } = await deps.merchants.byId(merchantId);
  const span = await reader.take(tx, merchantId);
  const until = (await reader.readUntil(tx, merchantId)) ?? before;
  const sheet = span && (await findSheet(tx, { merchantId, period: span.from }));
  if (span && sheet !== undefined) {
    const rising = await addPlayed(tx, { ...span, currency, sheet });
    await raise(deps, tx, { merchantId, period: span.from, rising });
  }
  const rising = await addResettled(tx, { merchantId, currency, from: before, until });
  await raise(deps, tx, { merchantId, period: until - 1, rising });
  return until > before;
}

/**
 * Counts the points and the experience of everything that is sealed, merchant by merchant. Each period is one transaction with
 * the reader's mark, so it counts once however often and by however many workers this is called.
 */
export async function accruePoints(deps: Accruing): Promise<void> {
  for (const { id } of await deps.merchants.list())
    for (;;) if (!(await deps.db.transaction().execute((tx) => accrueNext(deps, tx, id)))) break;
}
