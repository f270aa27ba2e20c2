import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { CHUNK } from '../rebates.config.ts';
import type { RebateKind } from '../rebates.types.ts';
import { endsDay, billedUntil, stateOfBill } from './billing.rules.ts';
import { insertBills, lockRun, lockUnbilled, moveRun, type NewBill, type Unbilled } from './bills.queries.ts';

type Run = { merchantId: string; until: number };

/** The bill of one kind; its id follows from whom and up to when, so that it exists once. */
export function billOf(
  kind: RebateKind,
  { merchantId, until }: Run,
  unbilled: Unbilled,
): Omit<NewBill, 'state'> {
  const { no, memberId } = unbilled;
  const id = derivedId('rebate bill', merchantId, String(no), kind, String(until));
  const own = kind === 'own';
  return {
    id,
    no,
    memberId,
    kind,
    from: own ? unbilled.ownFrom : unbilled.shareFrom,
    amountMinor: own ? unbilled.ownMinor : unbilled.shareMinor,
    transferId: derivedId('rebate payment', merchantId, id),
  };
}

/**
 * Bills everything that is computed, if an hour or a day has ended since the last time: call it before a later period
 * than `period - 1` is computed. The rest of what was corrected downwards is made up by coming rebates.
 */
export async function billBefore(
  tx: Tx,
  {
    merchantId,
    period,
    settings,
    at,
  }: { merchantId: string; period: number; settings: SettlementSettings; at: Date },
): Promise<number> {
  const until = billedUntil(period, settings);
  const from = await lockRun(tx, merchantId);
  if (until <= from) return 0;
  const isByHand = settings.rebate.manual && !endsDay(from, until, settings);
  const kinds: readonly RebateKind[] = isByHand ? ['share'] : ['own', 'share'];
  const bills = (await lockUnbilled(tx, merchantId)).flatMap((unbilled) =>
    kinds
      .map((kind) => billOf(kind, { merchantId, until }, unbilled))
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map((bill) => ({ ...bill, state: stateOfBill(bill, settings) })),
  );
  for (let start = 0; start < bills.length; start += CHUNK)
    await insertBills(tx, { merchantId, until, at, bills: bills.slice(start, start + CHUNK) });
  await moveRun(tx, { merchantId, until });
  return bills.length;
}
