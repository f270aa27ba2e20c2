import type { WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { WaiveTurnover } from '../../../shared/act/WaiveTurnover.tsx';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

type LineProps = { label: string; count?: number; amount: string; tone?: 'win' | 'strong' | undefined };

const Line = ({ label, count, amount, tone }: LineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
    <dt className={tone === 'strong' ? 'font-semibold' : 'text-muted'}>
      {label}
      {count !== undefined && <span className="ml-1.5 text-xs text-subtle">× {count}</span>}
    </dt>
    <dd
      className={clsx(
        'numeric ml-auto',
        tone === 'win' && 'text-win',
        tone === 'strong' && 'text-base font-semibold',
      )}
    >
      {amount}
    </dd>
  </div>
);

/** What happened in the main wallet since the last withdrawal: a sum that ends at the balance. */
export function MoneyColumn({ detail: { withdrawal, money } }: { detail: WithdrawalDetail }) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const { currency, merchantCode } = withdrawal;
  const amount = (minor: bigint): string => format.amount(minor, currency);
  const { since, turnover } = money;
  return (
    <DetailSection
      title={
        since
          ? t('console.withdrawals.moneySince', { when: format.instant(since) })
          : t('console.withdrawals.moneyEver')
      }
    >
      <div className="rounded-card border border-line bg-panel px-4 py-2 text-sm shadow-raised">
        <dl>
          <Line label={t('console.withdrawals.opening')} amount={amount(money.opening)} />
          {money.lines.map(({ code, amount: minor, count }) => (
            <Line
              key={code}
              label={t(`transferCodes.${code}`)}
              count={count}
              amount={amount(minor)}
              tone={minor > 0n ? 'win' : undefined}
            />
          ))}
          <div className="mt-1 border-t border-line pt-1">
            <Line label={t('console.withdrawals.balance')} amount={amount(money.balance)} tone="strong" />
            <Line label={t('console.withdrawals.held')} amount={amount(money.held)} />
          </div>
        </dl>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="text-muted">{t('console.withdrawals.turnover')}</span>
        <span className="numeric ml-auto font-medium">
          {amount(turnover.done)} / {amount(turnover.required)}
        </span>
        {turnover.required > turnover.done && (
          <WaiveTurnover
            {...{ merchantCode, currency, turnover }}
            memberId={withdrawal.memberId}
            account={withdrawal.account}
          />
        )}
      </div>
      {money.biggestWins.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.5 text-sm font-semibold text-muted">
            {t('console.withdrawals.biggestWins')}
          </h3>
          <ul className="divide-y divide-line text-sm">
            {money.biggestWins.map(({ roundId, gameName, at, stake, payout }) => (
              <li key={roundId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                <span className="min-w-0">
                  <Link to={paths.round(merchantCode, roundId)}>{gameName}</Link>
                  <span className="block text-xs text-subtle">{format.instant(at)}</span>
                </span>
                <span className="numeric ml-auto text-end">
                  <span className="text-win">{amount(payout)}</span>
                  <span className="block text-xs text-subtle">{amount(stake)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailSection>
  );
}
