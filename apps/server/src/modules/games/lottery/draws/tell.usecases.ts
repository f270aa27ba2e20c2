import type { Tx } from '../../../../platform/db/database.ts';
import type { Outbox } from '../../../../platform/outbox.ts';
import { notifyChange } from './changes.queries.ts';
import type { Draw, DrawState } from './draws.types.ts';

export type TellDeps = { outbox: Pick<Outbox, 'record'>; merchantIds: () => Promise<readonly string[]> };

export type DrawEvent =
  | 'lottery.draw_closed'
  | 'lottery.draw_drawn'
  | 'lottery.draw_voided'
  | 'lottery.draw_corrected';
type News = { state: DrawState; numbers?: readonly string[]; event?: DrawEvent };

/** Tells pages about a changed draw, and other modules about what concerns tickets; in its transaction. */
export async function tellChange(
  { outbox, merchantIds }: TellDeps,
  tx: Tx,
  draw: Draw,
  { state, numbers = [], event: type }: News,
): Promise<void> {
  const { id: drawId, lotteryId, brandOf, number } = draw;
  await notifyChange(tx, { drawId, lotteryId, brandOf, number, state, numbers });
  if (type === undefined) return;
  for (const merchantId of brandOf === null ? await merchantIds() : [brandOf])
    await outbox.record(tx, { merchantId, type, payload: { drawId, lotteryId, number, numbers } });
}
