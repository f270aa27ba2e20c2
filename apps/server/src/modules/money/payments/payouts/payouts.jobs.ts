import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { askPayout } from './asking.usecases.ts';
import { listQueued, listToAsk } from './payouts.queries.ts';
import { sendPayout } from './sending.usecases.ts';

const BATCH = 50;
/** Calls to providers at the same time: they take seconds, not processor time. */
const CONCURRENCY = 8;

/** Works on all items, some at a time. One that fails is left for the next round. */
async function forEach<T>(
  { log }: Pick<WithdrawalDeps, 'log'>,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const take = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      try {
        await work(item);
      } catch (error) {
        log.error({ err: error }, 'a payout could not be worked on');
      }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, take));
}

/** Sends what is queued, and asks about what is due. Several workers may do so at the same time. */
export async function workOnPayouts(deps: WithdrawalDeps): Promise<void> {
  for (const { id: merchantId } of await deps.merchants.list()) {
    const queued = await listQueued(deps.db, { merchantId, limit: BATCH });
    await forEach(deps, queued, (payout) => sendPayout(deps, payout));
    const due = await listToAsk(deps.db, { merchantId, at: deps.clock.now(), limit: BATCH });
    await forEach(deps, due, (payout) => askPayout(deps, payout));
  }
}
