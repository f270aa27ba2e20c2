import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { calendar } from '../../network/index.ts';
import type { BillState, RebateKind } from '../rebates.types.ts';

/** Up to which period rebates can be billed once everything before `period` is computed. */
export function billedUntil(period: number, settings: SettlementSettings): number {
  const { every } = settings.rebate;
  if (every === 'slot') return period;
  return every === 'hour' ? calendar.firstOfHour(period, settings) : calendar.firstOfDay(period, settings);
}

/** Whether a settlement day ends between two periods. */
export const endsDay = (from: number, until: number, settings: SettlementSettings): boolean =>
  calendar.firstOfDay(until, settings) > from;

/** What becomes of a new bill. Own rebates that are collected by hand are billed when the day is over. */
export function stateOfBill(
  { kind, amountMinor }: { kind: RebateKind; amountMinor: bigint },
  { rebate }: SettlementSettings,
): BillState {
  if (kind === 'own' && rebate.manual && rebate.unclaimed === 'lapses') return 'lapsed';
  return rebate.reviewAboveMinor !== null && amountMinor > rebate.reviewAboveMinor ? 'review' : 'due';
}
