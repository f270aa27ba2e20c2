import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { useProtectionBadge } from '@croupier/web/security/use-protection-badge.ts';
import type { CardsProps, Security } from '../security.types.ts';

type BindingCardProps = {
  kind: 'email' | 'mobile';
  binding: Security['email'] | undefined;
  open: CardsProps['open'];
};

function BindingCard({ kind, binding, open }: BindingCardProps) {
  const t = useTranslations('member');
  const badge = useProtectionBadge();
  const is = binding === null ? false : binding && (binding.verified || 'unverified');
  return (
    <SecurityCard
      icon={kind === 'email' ? <Mail /> : <MessageSquareText />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      badge={badge(is)}
      value={binding?.shown ?? ''}
      action={
        binding !== undefined && (
          <Button size="sm" variant={binding?.verified ? 'secondary' : 'primary'} onClick={() => open(kind)}>
            {t(binding?.verified ? `${kind}.change` : `${kind}.bind`)}
          </Button>
        )
      }
    />
  );
}

/** The contacts for recovery and codes. */
export function ContactCards({ security, open }: CardsProps) {
  const { features } = useMerchant();
  return (
    <>
      <BindingCard kind="email" binding={security?.email} open={open} />
      {features.smsVerification && <BindingCard kind="mobile" binding={security?.mobile} open={open} />}
    </>
  );
}
