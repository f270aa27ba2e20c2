import { SOCIAL_PROVIDERS, type SocialProvider } from '@croupier/contract/access/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation } from '@tanstack/react-query';
import { Link2, Unlink, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from '@croupier/web/security/ConfirmButton.tsx';
import { SecurityRow } from '@croupier/web/security/SecurityList.tsx';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { useProtectionBadge } from '@croupier/web/security/use-protection-badge.ts';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { startSocialRedirect } from '../../../shared/sign-in/social-redirect.ts';
import { securityQuery } from '../security.queries.ts';
import type { CardsProps } from '../security.types.ts';

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

function BindButton({ provider }: { provider: SocialProvider }) {
  const t = useTranslations('member.social');
  const toast = useToast();
  const errorText = useErrorText();
  const leave = useMutation({
    mutationFn: () =>
      startSocialRedirect({ purpose: 'link', provider, from: paths.securityCenter(), remember: false }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
  return (
    <Button size="sm" icon={<Link2 />} loading={leave.isPending} onClick={() => leave.mutate()}>
      {t('bind', { provider: NAMES[provider] })}
    </Button>
  );
}

/** Linked accounts at social providers. */
export function SocialCard({ security }: Pick<CardsProps, 'security'>) {
  const t = useTranslations('member.social');
  const { social: offered } = useBoot().permission.info.register;
  const format = useFormat();
  const badge = useProtectionBadge();
  const bound = security?.social;
  // Linked accounts stay visible so that they can be unlinked, even if the merchant no longer offers the provider.
  const shown = SOCIAL_PROVIDERS.filter(
    (provider) => offered.includes(provider) || bound?.some((one) => one.provider === provider),
  );
  return (
    <SecurityCard
      icon={<UsersRound />}
      title={t('title')}
      text={t('text')}
      badge={bound && bound.length > 0 ? badge(true) : bound && { tone: 'neutral', text: t('notBound') }}
    >
      <ul aria-label={t('title')}>
        {shown.map((provider) => {
          const one = bound?.find((binding) => binding.provider === provider);
          const name = NAMES[provider];
          const unbind = (
            <ConfirmButton
              variant="ghost"
              icon={<Unlink />}
              label={t('unbind', { provider: name })}
              title={t('unbindTitle', { provider: name })}
              text={t('unbindText')}
              confirmLabel={t('unbindConfirm')}
              action={() => call('account.unlinkSocial', { params: { provider } })}
              invalidates={[securityQuery.queryKey]}
              doneText={() => t('unbound', { provider: name })}
            >
              <span className="max-sm:sr-only">{t('unbindConfirm')}</span>
            </ConfirmButton>
          );
          const since = one && `${one.shown} · ${format.instant(one.since, 'date')}`;
          return (
            <SecurityRow
              key={provider}
              icon={<span className="font-display text-sm font-bold">{name[0]}</span>}
              title={name}
              notes={bound ? (since ?? t('notBound')) : <Skeleton className="h-4 w-24" />}
              action={bound && (one ? unbind : <BindButton provider={provider} />)}
            />
          );
        })}
      </ul>
    </SecurityCard>
  );
}
