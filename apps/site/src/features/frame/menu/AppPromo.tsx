import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { QrCode as QrIcon, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

type CodeProps = { platform: 'ios' | 'android'; modal: boolean; onFollow: (() => void) | undefined };

function Code({ platform, modal, onFollow }: CodeProps) {
  const t = useTranslations('frame');
  const guide = `${paths.download()}#${platform}`;
  const label = t('appShow', { platform: t(platform) });
  return (
    <Popover
      side="right"
      align="end"
      modal={modal}
      label={label}
      className="w-56!"
      trigger={
        <button
          type="button"
          aria-label={label}
          className={buttonClass({ variant: 'secondary', size: 'sm' }, 'min-w-0 flex-1 px-2!')}
        >
          <QrIcon aria-hidden />
          {t(platform)}
        </button>
      }
    >
      <QrCode text={new URL(guide, location.origin).href} label={label} className="mx-auto size-44" />
      <p className="mt-3 text-center text-sm text-muted">{t('appScan')}</p>
      <Link
        to={guide}
        {...(onFollow ? { onClick: onFollow } : {})}
        className="mt-1 block py-2 text-center text-sm font-semibold text-brand-text hover:underline"
      >
        {t('appGuide')}
      </Link>
    </Popover>
  );
}

/** Download promotion with a QR code per platform. */
export function AppPromo({ modal = false, onFollow }: { modal?: boolean; onFollow?: () => void }) {
  const t = useTranslations('frame');
  const { name, apps } = useMerchant();
  if (!apps.ios && !apps.android) return null;
  return (
    <aside aria-label={t('appTitle', { name })} className="rounded-card border border-line bg-lit p-3.5">
      <p className="flex items-center gap-2.5 text-sm font-semibold text-text">
        <Smartphone aria-hidden className="size-5 shrink-0 text-brand-text" />
        {t('appTitle', { name })}
      </p>
      <p className="mt-1.5 text-xs text-muted">{t('appText')}</p>
      <div className="mt-3 flex gap-2">
        {apps.ios && <Code platform="ios" {...{ modal, onFollow }} />}
        {apps.android && <Code platform="android" {...{ modal, onFollow }} />}
      </div>
    </aside>
  );
}
