import type { Calls } from './calls.ts';
import type { Call, Outcome } from './vendor.types.ts';
import type { Units } from './units.ts';

/** Books the outcomes of bets in their units. Wins are booked when they are written, because they are always paid. */
export function createAccounting({ calls, units }: { calls: Calls; units: Units }) {
  /** A unit of which no bet was accepted is void. */
  function voidIfEmpty(unit: string): void {
    const hasBets = calls
      .listOfUnit(unit)
      .some(({ order, state }) => order.kind === 'bet' && (state === 'done' || state === 'waiting'));
    if (!hasBets && units.get(unit).state === 'open') units.close(unit, 'void');
  }
  return {
    voidIfEmpty,
    onFinished: ({ unit, order }: Call, outcome: Outcome): void => {
      if (order.kind === 'bet') {
        if (outcome.kind !== 'done') voidIfEmpty(unit);
        else units.add(unit, { stake: order.freeReward ? 0n : order.amount });
      }
      if (order.kind !== 'batch') return;
      if (outcome.kind !== 'done') return voidIfEmpty(unit);
      for (const { unit: id, order: item } of order.items) {
        if (item.kind === 'bet') units.add(id, { stake: item.amount });
        if (item.kind === 'win') {
          units.add(id, { payout: item.amount });
          units.close(id, 'settled');
        }
      }
    },
  };
}
export type Accounting = ReturnType<typeof createAccounting>;
