import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import { CONTRACT_KINDS, type ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import {
  settlementSettings,
  type SettlementSettings,
} from '@croupier/contract/agents/settlement-settings.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { safeEncode } from 'zod/v4/core';

/** What operators change here, as it is typed; everything else stays. */
export type TypedSettlement = Readonly<{
  timeZone: string;
  dayStartsAtMinutes: string;
  every: SettlementSettings['rebate']['every'];
  manual: boolean;
  unclaimedLapses: boolean;
  showsBalances: boolean;
  visibleDepth: string;
  down: boolean;
  up: boolean;
  minMinor: string;
  dayLimitMinor: string;
  lossBasedPay: boolean;
  takesFromMain: boolean;
  ceilings: Readonly<Record<ContractKind, string>>;
  review: readonly ContractKind[];
}>;

const PPM_PER_PERCENT = 10_000;

const ofKinds = <T>(value: (kind: ContractKind) => T): Record<ContractKind, T> => ({
  dividend: value('dividend'),
  daily: value('daily'),
  hourly: value('hourly'),
  realtime: value('realtime'),
});

export const typedSettlement = (settings: SettlementSettings): TypedSettlement => {
  const { rebate, team, lineTransfers, contracts } = settings;
  return {
    timeZone: settings.timeZone,
    dayStartsAtMinutes: String(settings.dayStartsAtMinutes),
    every: rebate.every,
    manual: rebate.manual,
    unclaimedLapses: rebate.unclaimed === 'lapses',
    showsBalances: team.showsBalances,
    visibleDepth: String(team.visibleDepth),
    down: lineTransfers.down,
    up: lineTransfers.up,
    minMinor: typedAmount(lineTransfers.minMinor),
    dayLimitMinor: typedAmount(lineTransfers.dayLimitMinor),
    lossBasedPay: contracts.lossBasedPay,
    takesFromMain: contracts.takesFromMain,
    ceilings: ofKinds((kind) => String(contracts.ceilingsPpm[kind] / PPM_PER_PERCENT)),
    review: CONTRACT_KINDS.filter((kind) => contracts.review.includes(kind)),
  };
};

/** Not a number is refused by the schema. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
const percentOf = (typed: string): number => Math.round(numberOf(typed.replace(',', '.')) * PPM_PER_PERCENT);

/** The settings that were typed, or the names of the fields that can't be. */
export function readSettlement(
  stored: SettlementSettings,
  typed: TypedSettlement,
): { settings: SettlementSettings | undefined; wrong: ReadonlySet<string> } {
  const [minMinor, dayLimitMinor] = [parseTypedAmount(typed.minMinor), parseTypedAmount(typed.dayLimitMinor)];
  const input: SettlementSettings = {
    timeZone: typed.timeZone.trim(),
    dayStartsAtMinutes: numberOf(typed.dayStartsAtMinutes),
    rebate: {
      ...stored.rebate,
      every: typed.every,
      manual: typed.manual,
      unclaimed: typed.unclaimedLapses ? 'lapses' : 'paid',
    },
    team: { ...stored.team, showsBalances: typed.showsBalances, visibleDepth: numberOf(typed.visibleDepth) },
    lineTransfers: {
      down: typed.down,
      up: typed.up,
      minMinor: minMinor ?? stored.lineTransfers.minMinor,
      dayLimitMinor: dayLimitMinor ?? stored.lineTransfers.dayLimitMinor,
    },
    contracts: {
      ...stored.contracts,
      lossBasedPay: typed.lossBasedPay,
      takesFromMain: typed.takesFromMain,
      ceilingsPpm: ofKinds((kind) => percentOf(typed.ceilings[kind])),
      review: [...typed.review],
    },
  };
  const wrong = new Set([
    ...(minMinor === undefined ? ['minMinor'] : []),
    ...(dayLimitMinor === undefined ? ['dayLimitMinor'] : []),
    ...wrongNames(input),
  ]);
  return { settings: wrong.size === 0 ? input : undefined, wrong };
}

/** The last name of each path that the schema refuses. */
function wrongNames(settings: SettlementSettings): string[] {
  const checked = safeEncode(settlementSettings, settings);
  return checked.success ? [] : checked.error.issues.map(({ path }) => String(path.at(-1)));
}

/** What differs, by the names of the settings. */
export function changedSettlement(before: TypedSettlement, after: TypedSettlement): ChangeLine[] {
  const flat = ({ ceilings, review, ...rest }: TypedSettlement): Array<[string, string | boolean]> => [
    ...Object.entries(rest),
    ...Object.entries(ceilings),
    ['review', review.join(', ')],
  ];
  const was = new Map(flat(before));
  return flat(after)
    .map(([name, value]) => ({
      label: `settlement.${name}`,
      before: String(was.get(name)),
      after: String(value),
    }))
    .filter((line) => line.before !== line.after);
}
