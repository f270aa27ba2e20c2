import type { CarriedLoss } from '@croupier/agreements/contracts/carry.ts';
import type { Calendar } from '../../network/index.ts';
import { nextStart, startOf } from '../periods/cycles.rules.ts';
import type { BillDraft } from '../runs/bills.rules.ts';
import type { SettledSpan } from './resettlements.queries.ts';
import type { BilledBefore, Mark } from './settled.queries.ts';

const sameLosses = (a: readonly CarriedLoss[], b: readonly CarriedLoss[]): boolean =>
  a.length === b.length &&
  a.every(({ lossMinor, age }, index) => b[index]?.lossMinor === lossMinor && b[index].age === age);

/** Whether a later period begins with other losses. */
export const carriesOther = ({ contract, inputs }: BillDraft, billed: ReadonlyMap<number, BilledBefore>) =>
  !sameLosses(inputs.lossesOut, billed.get(contract.payeeNo)?.lossesOut ?? []);

/** The bills of whole lines in which at least one is over another amount, or carries on another loss. */
export function changedLines(
  drafts: readonly BillDraft[],
  billed: ReadonlyMap<number, BilledBefore>,
): BillDraft[] {
  const roots = new Set(
    drafts
      .filter((draft) => {
        const before = billed.get(draft.contract.payeeNo);
        return draft.grossMinor !== (before?.grossMinor ?? 0n) || carriesOther(draft, billed);
      })
      .map(({ rootNo }) => rootNo),
  );
  return drafts.filter(({ rootNo }) => roots.has(rootNo));
}

/** The settled periods in which some slots lie: those that are stored, and by the calendar those without bills. */
export function settledSpans(
  periods: readonly number[],
  { marks, stored, calendar }: { marks: readonly Mark[]; stored: readonly SettledSpan[]; calendar: Calendar },
): SettledSpan[] {
  const spans = new Map<string, SettledSpan>();
  for (const { kind, cycle, until: settled } of marks) {
    const ofKind = stored.filter((run) => run.kind === kind && run.cycle === cycle);
    for (const period of periods.filter((each) => each < settled)) {
      const run = ofKind.find(({ from, until }) => from <= period && period < until);
      const from = run?.from ?? startOf(period, cycle, calendar);
      const until = run?.until ?? nextStart(period, cycle, calendar);
      if (until <= settled) spans.set(`${kind} ${cycle} ${from}`, { kind, cycle, from, until });
    }
  }
  return [...spans.values()];
}
