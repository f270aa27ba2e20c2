import { newId } from '../../../../platform/ids.ts';
import { numberRewards } from '../grants/grants.queries.ts';
import { SIGNALS } from '../promotions.config.ts';
import type { Parts } from '../promotions.types.ts';
import { findOppositeBets, findUnderWagering, findVelocity } from './play.reads.ts';
import { findClusters, findSelfReferrals } from './shared.reads.ts';
import { insertSignal, reviewGrants } from './signals.queries.ts';
import type { Found } from './signals.types.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const FINDERS = [findClusters, findSelfReferrals, findOppositeBets, findVelocity, findUnderWagering];

/** Stores what was not found before, and puts the grants that it is about under review. */
async function raise(
  { db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>,
  merchantId: string,
  found: Found,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [id, at] = [newId(), clock.now()];
    if (!(await insertSignal(tx, { ...found, merchantId, id, at }))) return;
    const { kind, memberIds, promotionId } = found;
    const reviewed = await reviewGrants(tx, { merchantId, signalId: id, kind, memberIds, promotionId, at });
    await numberRewards(tx, { merchantId, memberIds: reviewed });
    await outbox.record(tx, { merchantId, type: 'promotion.signal', payload: { id, kind, memberIds } });
  });
}

/** Looks for signs of abuse in the last day. It may run at any time: what is known is not found again. */
export async function findSignals(
  parts: Pick<Parts, 'db' | 'clock' | 'outbox' | 'merchants'>,
): Promise<void> {
  for (const { id: merchantId } of await parts.merchants.list()) {
    const at = parts.clock.now();
    const since = new Date(at.getTime() - SIGNALS.hours * HOUR_MILLISECONDS);
    for (const find of FINDERS)
      for (const found of await find(parts.db, { merchantId, since, at }))
        await raise(parts, merchantId, found);
  }
}
