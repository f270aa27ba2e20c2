import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { KycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import type { DocumentNeed } from '@croupier/contract/kyc/kyc-states.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { percentText, typedPercent, typedRuleAmount, typedWhole } from '../../../shared/rules/rule-values.ts';

export const FIGURES = {
  askAtBps: { isPercent: true, min: 10, max: 100 },
  retentionDays: { isPercent: false, min: 30, max: 3_650 },
  refusedDays: { isPercent: false, min: 1, max: 365 },
} as const;
export type FigureName = keyof typeof FIGURES;
// `Object.keys` doesn't know the names.
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
export const CAPS = ['deposits', 'withdrawals'] as const;
export type CapName = (typeof CAPS)[number];

export type TypedTier = Readonly<Record<CapName, string>> & { needs: readonly DocumentNeed[] };
/** As it is typed; an empty cap is none. */
export type TypedIdentity = Readonly<Record<FigureName, string>> & { tiers: readonly TypedTier[] };

const UNLIMITED = 'unlimited';

export const typedIdentity = ({ tiers, ...figures }: KycSettings, currency: string): TypedIdentity => {
  const capText = (cap: bigint | null): string =>
    cap === null ? '' : typedAmount(cap, shownDecimals(currency));
  return {
    askAtBps: percentText(figures.askAtBps),
    retentionDays: String(figures.retentionDays),
    refusedDays: String(figures.refusedDays),
    tiers: tiers.map(({ deposits, withdrawals, needs }) => ({
      deposits: capText(deposits),
      withdrawals: capText(withdrawals),
      needs,
    })),
  };
};

const capOf = (typed: string, currency: string): bigint | null | undefined => {
  if (typed.trim() === '') return null;
  const amount = typedRuleAmount(typed, currency);
  return amount !== undefined && amount > 0n ? amount : undefined;
};
const isBelow = (lower: bigint | null, upper: bigint | null): boolean =>
  upper === null || (lower !== null && lower <= upper);

export type Wrong = FigureName | `${CapName}.${number}`;

const figureOf = (name: FigureName, typed: string): number | undefined =>
  FIGURES[name].isPercent ? typedPercent(typed, FIGURES[name]) : typedWhole(typed, FIGURES[name]);

/** Caps that are no amounts, or below the cap of the tier before. */
function wrongCaps(tiers: readonly TypedTier[], currency: string): Wrong[] {
  return CAPS.flatMap((name) =>
    tiers.flatMap((tier, index) => {
      const cap = capOf(tier[name], currency);
      const lower = tiers[index - 1];
      const before = lower === undefined ? 0n : capOf(lower[name], currency);
      return cap === undefined || (before !== undefined && !isBelow(before, cap))
        ? [`${name}.${index}` as const]
        : [];
    }),
  );
}

/** The rules that were typed, or what of them can't be. */
export function readIdentity(
  typed: TypedIdentity,
  currency: string,
): { settings: KycSettings | undefined; wrong: readonly Wrong[] } {
  const wrong = [
    ...FIGURE_NAMES.filter((name) => figureOf(name, typed[name]) === undefined),
    ...wrongCaps(typed.tiers, currency),
  ];
  if (wrong.length > 0) return { settings: undefined, wrong };
  const figure = (name: FigureName): number => figureOf(name, typed[name]) ?? 0;
  return {
    wrong,
    settings: {
      askAtBps: figure('askAtBps'),
      retentionDays: figure('retentionDays'),
      refusedDays: figure('refusedDays'),
      tiers: typed.tiers.map(({ deposits, withdrawals, needs }) => ({
        deposits: capOf(deposits, currency) ?? null,
        withdrawals: capOf(withdrawals, currency) ?? null,
        needs: [...needs],
      })),
    },
  };
}

/** What differs, with the labels of a request. */
export function changedIdentity(before: TypedIdentity, after: TypedIdentity): ChangeLine[] {
  const line = (label: string, was: string, is: string): ChangeLine => ({
    label: `kyc.${label}`,
    before: was,
    after: is,
  });
  return [
    ...after.tiers.flatMap((tier, index) => [
      ...CAPS.map((name) =>
        line(`${index}.${name}`, before.tiers[index]?.[name] || UNLIMITED, tier[name] || UNLIMITED),
      ),
      line(`${index}.needs`, before.tiers[index]?.needs.join(', ') ?? '', tier.needs.join(', ')),
    ]),
    ...FIGURE_NAMES.map((name) => line(name, before[name], after[name])),
  ].filter((each) => each.before !== each.after);
}
