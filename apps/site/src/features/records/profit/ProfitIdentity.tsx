import type { Profit } from '@croupier/contract/payments/records.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

/** What play alone came to; bonuses and corrections stand below it, so that nobody takes a gift for a win. */
function PlayResult({ profit }: { profit: Profit }) {
  const t = useTranslations('payments.profit');
  const format = useFormat();
  const { currency, totals } = profit;
  const signed = (minor: bigint): string => format.amount(minor, { currency, sign: 'always' });
  const play = totals.payout - totals.stake;
  const added = (['rebate', 'bonus', 'other'] as const).filter((key) => totals[key] !== 0n);
  return (
    <div>
      <h2 className="text-sm font-medium text-muted">
        {t('payout')} − {t('stake')}
      </h2>
      <p
        className={clsx('numeric mt-1 font-display text-3xl font-bold', play > 0n ? 'text-win' : 'text-text')}
      >
        {signed(play)}
      </p>
      {added.length > 0 && (
        <dl className="mt-2 grid gap-1 text-sm">
          {added.map((key) => (
            <div key={key} className="flex justify-between gap-4">
              <dt className="text-muted">{t(key)}</dt>
              <dd className="numeric font-semibold text-text">{signed(totals[key])}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-line-strong pt-1.5">
            <dt className="font-semibold text-text">{t('result')}</dt>
            <dd className="numeric font-bold text-text">{signed(profit.profit)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

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
      <PlayResult profit={profit} />
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
