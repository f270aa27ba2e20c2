import type { WithdrawalObstacle, WithdrawalTerms } from '@croupier/contract/payments/withdrawals.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { CircleAlert, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths, securityDialogPath } from '../../paths.ts';

type Act = { to: string; label: 'set' | 'add' | 'see' | 'play' | 'upload' };

/** What the member can do about an obstacle; those without an entry end by themselves. */
const ACTS: Partial<Record<WithdrawalObstacle, Act>> = {
  payment_password_missing: { to: securityDialogPath('paymentPassword'), label: 'set' },
  beneficiary_missing: { to: paths.beneficiaries(), label: 'add' },
  beneficiary_cooling: { to: paths.beneficiaries(), label: 'see' },
  document: { to: paths.identity(), label: 'upload' },
  turnover: { to: paths.originals(), label: 'play' },
  bonus: { to: paths.bonusDetails(), label: 'see' },
  one_open: { to: paths.paymentsRecord(), label: 'see' },
  dispute: { to: paths.paymentsRecord(), label: 'see' },
  chargeback: { to: paths.paymentsRecord(), label: 'see' },
};

/** Why not more can be withdrawn now, each reason with what helps. */
export function Obstacles({ obstacles }: Pick<WithdrawalTerms, 'obstacles'>) {
  const t = useTranslations('payments');
  const format = useFormat();
  if (obstacles.length === 0) return null;
  return (
    <section aria-label={t('withdrawal.whyNot')}>
      <h3 className="mb-2 text-sm font-semibold text-muted">{t('withdrawal.whyNot')}</h3>
      <ul className="grid gap-2">
        {obstacles.map(({ code, amount, until }) => {
          const act = ACTS[code];
          const Icon = until ? Clock : CircleAlert;
          return (
            <li
              key={code}
              className="flex items-center gap-3 rounded-field border border-line bg-surface-2 px-3.5 py-2.5 text-sm"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-warn" />
              <span className="min-w-0 flex-1 text-text">
                {t(`obstacle.${code}`, { amount: format.amount(amount ?? 0n) })}
                {until && (
                  <span className="numeric mt-0.5 block text-xs text-subtle">
                    {t('obstacle.until', { time: format.instant(until) })}
                  </span>
                )}
              </span>
              {act && (
                <Link
                  to={act.to}
                  state={{ opened: true }}
                  className="shrink-0 font-semibold text-brand-text underline-offset-4 hover:underline"
                >
                  {t(`obstacle.act.${act.label}`)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
