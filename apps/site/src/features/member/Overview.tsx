import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import {
  CircleCheck,
  Fingerprint,
  KeyRound,
  LockKeyhole,
  Mail,
  MessageSquareText,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChevronRight } from 'lucide-react';
import { LevelRing } from './LevelRing.tsx';
import { PROTECTIONS, securityLevel, type Protection } from './security-level.ts';
import type { CardsProps } from './security.types.ts';
import type { DialogName } from './use-open-dialog.ts';

const MAX_STEPS = 3;

const steps: Record<Protection, { dialog: DialogName; icon: LucideIcon }> = {
  password: { dialog: 'password', icon: KeyRound },
  secondFactor: { dialog: 'totp', icon: Fingerprint },
  email: { dialog: 'email', icon: Mail },
  mobile: { dialog: 'mobile', icon: MessageSquareText },
  paymentPassword: { dialog: 'paymentPassword', icon: LockKeyhole },
};

/** The protection level and the most effective next steps. */
export function Overview({ security, factors, open }: CardsProps) {
  const t = useTranslations('member.level');
  const { features } = useMerchant();
  if (!security || !factors) return <Skeleton className="h-48 rounded-card" />;
  const offered = new Set(PROTECTIONS.filter((name) => name !== 'mobile' || features.smsVerification));
  const { percent, level, missing } = securityLevel(
    {
      password: security.hasPassword,
      secondFactor: factors.totp !== null || factors.passkeys.length > 0,
      email: security.email?.verified === true,
      mobile: security.mobile?.verified === true,
      paymentPassword: security.hasPaymentPassword,
    },
    offered,
  );
  return (
    <Card tone="lit" padding="lg">
      <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:gap-10">
        <div className="flex flex-1 items-center gap-5 max-[26rem]:flex-col max-[26rem]:text-center">
          <LevelRing percent={percent} level={level} label={t('title')} />
          <div className="min-w-0">
            <h2 className="text-xl">{t(level)}</h2>
            <p className="mt-1.5 text-sm text-muted">{t(missing.length > 0 ? 'openText' : 'doneText')}</p>
          </div>
        </div>
        {missing.length > 0 && (
          <ul aria-label={t('next')} className="flex w-full flex-col gap-2 lg:max-w-sm">
            {missing.slice(0, MAX_STEPS).map((name) => {
              const { dialog, icon: Icon } = steps[name];
              return (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => open(dialog)}
                    className="flex min-h-12 w-full items-center gap-3 rounded-field border border-line bg-surface-2 px-3.5 py-2 text-left text-sm font-semibold text-text hover:border-line-strong hover:bg-surface-3"
                  >
                    <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
                    <span className="min-w-0 flex-1">{t(`step.${name}`)}</span>
                    <ChevronRight aria-hidden className="size-4.5 shrink-0 text-subtle" />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {missing.length === 0 && (
          <CircleCheck aria-hidden className="size-16 shrink-0 text-win max-lg:hidden" />
        )}
      </div>
    </Card>
  );
}
