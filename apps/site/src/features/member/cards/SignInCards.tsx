import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { KeyRound, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CardsProps } from '../security.types.ts';
import { SecurityCard } from '../SecurityCard.tsx';
import { useCardState } from '../use-card-state.ts';
import { AuthenticatorActions } from './AuthenticatorActions.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SocialCard } from './SocialCard.tsx';

function PasswordCard({ security, open }: CardsProps) {
  const t = useTranslations('member');
  const format = useFormat();
  const stateOf = useCardState();
  const changedAt = security?.passwordChangedAt;
  return (
    <SecurityCard
      icon={<KeyRound />}
      title={t('password.title')}
      text={t(security?.hasPassword === false ? 'password.none' : 'password.text')}
      state={stateOf(security?.hasPassword)}
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

function AuthenticatorCard({ factors, open }: CardsProps) {
  const t = useTranslations('member');
  const stateOf = useCardState();
  const left = factors?.recoveryCodesLeft ?? 0;
  return (
    <SecurityCard
      icon={<Smartphone />}
      title={t('totp.title')}
      text={t('totp.text')}
      state={stateOf(factors && factors.totp !== null)}
      value={factors?.totp ? t('totp.codesLeft', { count: left }) : ''}
      action={factors && <AuthenticatorActions on={factors.totp !== null} open={open} />}
    />
  );
}

/** Every way of proving who one is. */
export function SignInCards(props: CardsProps) {
  const { register } = useBoot().permission.info;
  return (
    <>
      <PasswordCard {...props} />
      <AuthenticatorCard {...props} />
      {register.passkeys && <PasskeysCard {...props} />}
      {register.social.length > 0 && <SocialCard {...props} />}
    </>
  );
}
