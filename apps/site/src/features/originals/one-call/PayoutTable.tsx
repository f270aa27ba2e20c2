import type { Fraction } from '@croupier/fairplay/money.ts';
import { ScrollRegion } from '@croupier/ui/data/ScrollRegion.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { chanceOf, percentOf } from './chance.ts';

export type Payout = { key: string | number; label: ReactNode; multiplierE4: bigint; chance: Fraction };

export type PayoutTableProps = { payouts: readonly Payout[]; returnOfBet: Fraction };

/** What each result of the present bet pays, how likely it is, and what the bet returns: all from the rules. */
export function PayoutTable({ payouts, returnOfBet }: PayoutTableProps) {
  const t = useTranslations('originals.payouts');
  const format = useFormat();
  return (
    <section className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{t('title')}</h3>
        <p className="text-sm text-muted">
          {t('returns')}{' '}
          <span className="numeric font-semibold text-text" data-testid="return-of-bet">
            {percentOf(returnOfBet, format)}
          </span>
        </p>
      </div>
      <ScrollRegion className="mt-2">
        <table className="w-full max-w-xl text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-subtle [&>th]:py-2 [&>th]:font-semibold">
              <th className="text-start">{t('outcome')}</th>
              <th className="text-end">{t('multiplier')}</th>
              <th className="text-end">{t('chance')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {payouts.map(({ key, label, multiplierE4, chance }) => (
              <tr key={key} className="numeric [&>td]:py-1.5">
                <td>{label}</td>
                <td className="text-end font-semibold">{format.multiplier(Number(multiplierE4))}</td>
                <td className="text-end text-muted">{chanceOf(chance, format)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
