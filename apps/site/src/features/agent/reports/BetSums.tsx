import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Bars } from '../parts/Bars.tsx';
import { shareOf } from '../parts/shares.ts';
import type { BetsPage } from './bets.list.ts';

export type BetSumsProps = {
  totals: NonNullable<BetsPage['totals']>;
  className: (of: string) => string;
  onVendor: (vendor: string) => void;
};

const SHOWN = 8;
const byBets = <Sum extends { validBet: bigint }>(sums: readonly Sum[]): Sum[] =>
  sums.toSorted((a, b) => (a.validBet < b.validBet ? 1 : -1)).slice(0, SHOWN);

/** The selection by class and vendor; a vendor filters by itself. */
export function BetSums({ totals, className, onVendor }: BetSumsProps) {
  const t = useTranslations('agent.reports');
  const format = useFormat();
  const classes = byBets(totals.classes);
  const vendors = byBets(totals.vendors);
  if (totals.count === 0) return null;
  const barOf = (sum: (typeof classes)[number] | (typeof vendors)[number], largest: bigint) => ({
    value: format.amount(sum.validBet),
    share: shareOf(sum.validBet, largest),
    note: t('betsAndResult', {
      count: sum.count,
      amount: format.amount(sum.result, { sign: 'always' }),
    }),
  });
  return (
    <details className="group rounded-card border border-line bg-panel shadow-raised">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 text-sm font-semibold text-text">
        {t('sums')}
        <ChevronDown
          aria-hidden
          className="size-4.5 text-subtle transition-transform group-open:rotate-180"
        />
      </summary>
      <Card
        padding="md"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 border-0! pt-0! shadow-none! md:grid-cols-2"
      >
        <Bars
          label={t('class')}
          rows={classes.map((sum) => ({
            key: sum.class,
            label: className(sum.class),
            ...barOf(sum, classes[0]?.validBet ?? 0n),
          }))}
        />
        <Bars
          label={t('vendor')}
          rows={vendors.map((sum) => ({
            key: sum.vendor,
            label: (
              <button
                type="button"
                onClick={() => onVendor(sum.vendor)}
                className="underline-offset-4 hover:underline"
              >
                {sum.vendor}
              </button>
            ),
            ...barOf(sum, vendors[0]?.validBet ?? 0n),
          }))}
        />
      </Card>
    </details>
  );
}
