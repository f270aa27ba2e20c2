import { derivedId } from '../../../../platform/ids.ts';
import type { PlannedDraw } from './schedules.types.ts';

/** The same draw has the same id, however often it is planned. */
export const idOfDraw = (lotteryId: string, number: string): string =>
  derivedId('lottery-draw', lotteryId, number);

export type DrawWithSale = PlannedDraw & { id: string; opensAt: Date };

/** Each sale opens when the one before closes; the first one, and the first after a pause, at once. */
export function withSales(lotteryId: string, planned: readonly PlannedDraw[], opensAt: Date): DrawWithSale[] {
  let open = opensAt;
  return planned.flatMap((draw) => {
    if (draw.closesAt <= open) return [];
    const added = { ...draw, id: idOfDraw(lotteryId, draw.number), opensAt: open };
    open = draw.closesAt;
    return [added];
  });
}
