import { carryOver, type CarriedLoss } from '@croupier/agreements/contracts/carry.ts';
import { dividendGross, realtimeGross, salaryGross } from '@croupier/agreements/contracts/gross.ts';
import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { TeamReached } from '../figures/team.rules.ts';

/** A contract that counts in a run, with the payee's path in the tree. */
export type RunContract = {
  id: string;
  payerNo: number;
  payeeNo: number;
  path: string;
  depth: number;
  startsPeriod: number;
  terms: Terms;
};

/** Everything that a bill is computed of, besides the terms and the downlines' bills. */
export type BillInputs = TeamReached & {
  losses: CarriedLoss[];
  lossesOut: CarriedLoss[];
  endsMonth: boolean;
};

export type BillDraft = {
  contract: RunContract;
  rootNo: number;
  tier: number | undefined;
  baseMinor: bigint;
  grossMinor: bigint;
  downlineMinor: bigint;
  carryInMinor: bigint;
  carryOutMinor: bigint;
  inputs: BillInputs;
};

/** Contracts whose payers have one too, up to the house: payers before payees, the oldest first. */
export function countingContracts(contracts: readonly RunContract[]): RunContract[] {
  const inOrder = contracts.toSorted(
    (a, b) => a.depth - b.depth || a.startsPeriod - b.startsPeriod || (a.id < b.id ? -1 : 1),
  );
  const payees = new Set([0]);
  return inOrder.filter(({ payerNo, payeeNo }) => {
    if (!payees.has(payerNo)) return false;
    payees.add(payeeNo);
    return true;
  });
}

/** What a contract pays for what the team reached. */
export function grossOf(
  terms: Terms,
  { reached, bands }: Pick<TeamReached, 'reached' | 'bands'>,
  { losses, endsMonth }: { losses: readonly CarriedLoss[]; endsMonth: boolean },
) {
  if (terms.kind === 'dividend') return dividendGross(terms, { reached, losses, endsMonth });
  const nothing = carryOver({ mode: 'none', netLossMinor: 0n, losses: [], endsMonth });
  if (terms.kind === 'realtime')
    return {
      ...nothing,
      baseMinor: reached.validBetMinor,
      grossMinor: realtimeGross(terms, bands),
      tier: undefined,
    };
  return { ...nothing, baseMinor: reached.validBetMinor, ...salaryGross(terms, reached) };
}

/** The bills of a run; `contracts` must be those that count, in their order. */
export function billsOf(input: {
  contracts: readonly RunContract[];
  reachedBy: (path: string, terms: Terms) => TeamReached;
  losses: ReadonlyMap<number, CarriedLoss[]>;
  endsMonth: boolean;
}): BillDraft[] {
  const { contracts, reachedBy, losses, endsMonth } = input;
  const drafts = new Map<number, BillDraft>();
  for (const contract of contracts) {
    const { payeeNo, payerNo, path, terms } = contract;
    const team = reachedBy(path, terms);
    const carried = losses.get(payeeNo) ?? [];
    const gross = grossOf(terms, team, { losses: carried, endsMonth });
    drafts.set(payeeNo, {
      contract,
      rootNo: drafts.get(payerNo)?.rootNo ?? payeeNo,
      tier: gross.tier,
      baseMinor: gross.baseMinor,
      grossMinor: gross.grossMinor,
      downlineMinor: 0n,
      carryInMinor: gross.carryInMinor,
      carryOutMinor: gross.carryOutMinor,
      inputs: { ...team, losses: carried, lossesOut: gross.losses, endsMonth },
    });
    const payers = drafts.get(payerNo);
    if (payers) payers.downlineMinor += gross.grossMinor;
  }
  return [...drafts.values()];
}

/** Whether a bill says something: empty ones of slots and hours are not stored. */
export const isEmpty = ({ grossMinor, downlineMinor, inputs }: BillDraft): boolean =>
  grossMinor === 0n && downlineMinor === 0n && inputs.losses.length === 0 && inputs.lossesOut.length === 0;
