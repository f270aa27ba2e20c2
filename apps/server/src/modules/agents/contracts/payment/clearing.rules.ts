import { clear } from '@croupier/agreements/contracts/clearing.ts';
import { atLeast, atMost } from '@croupier/agreements/amounts.ts';
import { HOUSE } from '@croupier/agreements/tree/depth-order.ts';
import type { ClearedBill, LineBill, OffsetChange } from './payment.queries.ts';

export type ClearedLine = {
  bills: Array<ClearedBill & Pick<LineBill, 'memberId' | 'transferId'> & { isStopped: boolean }>;
  offsets: OffsetChange[];
};

/** What is payable of a bill once what earlier ones below zero left is set against it. */
const payableOf = ({ dueMinor, pendingMinor }: LineBill) => {
  const offsetMinor = atMost(atLeast(0n, dueMinor), pendingMinor);
  return { offsetMinor, payableMinor: atLeast(0n, dueMinor - offsetMinor) };
};

/** Payers who owe more than they get, by the position of their bill. */
export function shortOf(lines: readonly LineBill[]): LineBill[] {
  const owed = new Map<number, bigint>();
  for (const bill of lines)
    owed.set(bill.payerNo, (owed.get(bill.payerNo) ?? 0n) + payableOf(bill).payableMinor);
  return lines.filter((bill) => (owed.get(bill.payeeNo) ?? 0n) > payableOf(bill).payableMinor);
}

function stateOf(
  bill: LineBill,
  cleared: { paidMinor: bigint; openMinor: bigint; movedMinor: bigint },
): string {
  if (cleared.movedMinor > 0n && bill.isHeld) return 'held';
  if (cleared.movedMinor > 0n && bill.isClosed) return 'waiting';
  if (bill.dueMinor < 0n) return 'offset';
  if (cleared.openMinor === 0n) return 'paid';
  return cleared.paidMinor > 0n ? 'part_paid' : 'insufficient';
}

/** Clears whole lines: who gets, who adds, what stays open. `fundsMinor` is what short payers can add. */
export function clearLines(lines: readonly LineBill[], fundsMinor: ReadonlyMap<number, bigint>): ClearedLine {
  const positions = new Map(lines.map(({ payeeNo }, index) => [payeeNo, index]));
  const parts = lines.map(payableOf);
  const cleared = clear({
    uplines: Int32Array.from(lines, ({ payerNo }) => positions.get(payerNo) ?? HOUSE),
    gross: BigInt64Array.from(parts, ({ payableMinor }) => payableMinor),
    fundsMinor: BigInt64Array.from(lines, ({ payeeNo }) => fundsMinor.get(payeeNo) ?? 0n),
  });
  const bills = lines.map((bill, index) => {
    const paidMinor = cleared.paid[index] ?? 0n;
    const openMinor = cleared.open[index] ?? 0n;
    const movedMinor = cleared.movement[index] ?? 0n;
    const { id, memberId, transferId, isHeld, isClosed } = bill;
    const state = stateOf(bill, { paidMinor, openMinor, movedMinor });
    const offsetMinor = parts[index]?.offsetMinor ?? 0n;
    const isStopped = movedMinor > 0n && (isHeld || isClosed);
    return { id, memberId, transferId, state, offsetMinor, paidMinor, openMinor, movedMinor, isStopped };
  });
  const offsets = lines.flatMap(({ payeeNo, payerNo, dueMinor }, index): OffsetChange[] => {
    const changeMinor = atLeast(0n, -dueMinor) - (parts[index]?.offsetMinor ?? 0n);
    return changeMinor === 0n ? [] : [{ payeeNo, payerNo, changeMinor }];
  });
  return { bills, offsets };
}
