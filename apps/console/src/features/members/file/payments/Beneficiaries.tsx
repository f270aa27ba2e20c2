import type { MemberPayments } from '@croupier/contract/payments/member-payments.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { DetailSection } from '../../../../shared/detail/Detail.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';

type Beneficiary = MemberPayments['beneficiaries'][number];

function useWhen(): (beneficiary: Beneficiary) => string {
  const t = useTranslations('console.member.payments');
  const { instant } = useConsoleFormat();
  return ({ removedAt, paidAt, usableFrom, createdAt }) => {
    if (removedAt) return t('removed', { when: instant(removedAt) });
    if (!paidAt) return t('usableFrom', { when: instant(usableFrom) });
    return t('added', { when: instant(createdAt) });
  };
}

/** Where the member's money may go, and who has the same number. */
export function Beneficiaries({ beneficiaries }: Pick<MemberPayments, 'beneficiaries'>) {
  const t = useTranslations('console.member.payments');
  const whenOf = useWhen();
  return (
    <DetailSection title={t('beneficiaries')}>
      {beneficiaries.length === 0 && <p className="text-sm text-muted">{t('noBeneficiaries')}</p>}
      <ul className="grid gap-2.5">
        {beneficiaries.map((one) => (
          <li
            key={one.id}
            className={clsx(
              'grid gap-1 rounded-card border border-line bg-surface-2 p-3.5 text-sm',
              one.removedAt && 'text-muted',
            )}
          >
            <p className="flex flex-wrap items-center justify-between gap-2">
              <strong className="wrap-anywhere">
                {one.bankName} ••• {one.numberEnd}
              </strong>
              <Badge tone={one.paidAt ? 'win' : 'neutral'}>
                {t(one.paidAt ? 'paidBefore' : 'neverPaid')}
              </Badge>
            </p>
            <p className="wrap-anywhere">{one.holder}</p>
            <p className="text-xs text-subtle">{whenOf(one)}</p>
            {one.sharedWith > 0 && <p className="text-lose">{t('shared', { members: one.sharedWith })}</p>}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
