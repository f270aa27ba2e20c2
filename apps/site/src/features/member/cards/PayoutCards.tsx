import { Button } from '@croupier/ui/buttons/Button.tsx';
import { BadgeCheck, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { useProtectionBadge } from '@croupier/web/security/use-protection-badge.ts';
import type { CardsProps } from '../security.types.ts';

/** The account holder and the withdrawal password, which protect withdrawals. */
export function PayoutCards({ security, open }: CardsProps) {
  const t = useTranslations('member');
  const badge = useProtectionBadge();
  const name = security?.payeeName;
  return (
    <>
      <SecurityCard
        icon={<LockKeyhole />}
        title={t('paymentPassword.title')}
        text={t('paymentPassword.text')}
        badge={badge(security?.hasPaymentPassword)}
        action={
          security && (
            <Button size="sm" onClick={() => open('paymentPassword')}>
              {t(security.hasPaymentPassword ? 'paymentPassword.change' : 'paymentPassword.set')}
            </Button>
          )
        }
      />
      <SecurityCard
        icon={<BadgeCheck />}
        title={t('payeeName.title')}
        text={t(name ? 'payeeName.fixed' : 'payeeName.text')}
        badge={badge(security && name !== null)}
        value={name ?? ''}
        action={
          security &&
          !name && (
            <Button size="sm" onClick={() => open('payeeName')}>
              {t('payeeName.set')}
            </Button>
          )
        }
      />
    </>
  );
}
