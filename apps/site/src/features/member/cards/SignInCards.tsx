import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AuthenticatorCard } from '@croupier/web/security/AuthenticatorCard.tsx';
import { PasskeysCard } from '@croupier/web/security/PasskeysCard.tsx';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { useProtectionBadge } from '@croupier/web/security/use-protection-badge.ts';
import type { CardsProps } from '../security.types.ts';
import { SocialCard } from './SocialCard.tsx';

function PasswordCard({ security, open }: CardsProps) {
  const t = useTranslations('member');
  const format = useFormat();
  const badge = useProtectionBadge();
  const changedAt = security?.passwordChangedAt;
  return (
    <SecurityCard
      icon={<KeyRound />}
      title={t('password.title')}
      text={t(security?.hasPassword === false ? 'password.none' : 'password.text')}
      badge={badge(security?.hasPassword)}
      value={changedAt ? t('password.changedAt', { date: format.instant(changedAt, 'date') }) : ''}
      action={
        security && (
          <Button size="sm" onClick={() => open('password')}>
            {t(security.hasPassword ? 'password.change' : 'password.set')}
          </Button>
        )
      }
    />
  );
}

/** The sign-in methods of the account. */
export function SignInCards(props: CardsProps) {
  const t = useTranslations('member');
  const { register } = useBoot().permission.info;
  return (
    <>
      <PasswordCard {...props} />
      <AuthenticatorCard
        factors={props.factors}
        offText={t('totp.offText')}
        onSetUp={() => props.open('totp')}
      />
      {register.passkeys && <PasskeysCard factors={props.factors} onAdd={() => props.open('passkey')} />}
      {register.social.length > 0 && <SocialCard {...props} />}
    </>
  );
}
