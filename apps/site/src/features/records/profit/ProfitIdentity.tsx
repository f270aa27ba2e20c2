import type { Profit } from '@croupier/contract/payments/records.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

/** The result, and how it follows from the balances. */
export function ProfitIdentity({ profit }: { profit: Profit }) {
  const t = useTranslations('payments.profit');
  const format = useFormat();
  const { currency, opening, closing, deposits, withdrawals } = profit;
  const amount = (minor: bigint): string => format.amount(minor, { currency });
  const terms = [
    { sign: '', label: t('closing'), value: closing },
    { sign: '−', label: t('opening'), value: opening },
    { sign: '−', label: t('deposits'), value: deposits },
    { sign: '+', label: t('withdrawals'), value: withdrawals },
  ];
  return (
    <Card
      tone="lit"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10"
    >
      <div>
        <h2 className="text-sm font-medium text-muted">{t('result')}</h2>
        <p
          data-testid="profit"
          className={clsx(
            'numeric mt-1 font-display text-3xl font-bold',
            profit.profit > 0n ? 'text-win' : 'text-text',
          )}
        >
          {format.amount(profit.profit, { currency, sign: 'always' })}
        </p>
      </div>
      <div>
        <h3 className="text-sm font-medium text-muted">{t('identity')}</h3>
        <dl aria-label={t('identityText')} className="mt-2 grid gap-1 text-sm sm:max-w-sm">
          {terms.map(({ sign, label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">
                <span aria-hidden className="inline-block w-4">
                  {sign}
                </span>
                {label}
              </dt>
              <dd className="numeric font-semibold text-text">{amount(value)}</dd>
            </div>
          ))}
          <div className="mt-1 flex justify-between gap-4 border-t border-line-strong pt-1.5">
            <dt className="font-semibold text-text">
              <span aria-hidden className="inline-block w-4">
                =
              </span>
              {t('result')}
            </dt>
            <dd className="numeric font-bold text-text">{amount(profit.profit)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-xs text-subtle">{t('balanceNote')}</p>
      </div>
    </Card>
  );
}
