import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PLATFORM_PARAM, type Platform } from './platforms.ts';
import { useOrigin } from './use-device.ts';

/** QR code that opens this page on a phone, at the steps of one platform. */
export function ScanCard({ platform }: { platform: Platform }) {
  const t = useTranslations('download');
  const address = `${useOrigin()}${paths.download()}?${PLATFORM_PARAM}=${platform}`;
  return (
    <aside className="rounded-card border border-brand-line bg-lit p-5 text-center shadow-raised max-md:hidden lg:sticky lg:top-[calc(var(--header-height)+1.25rem)]">
      <div className="items-center gap-6 md:max-lg:flex md:max-lg:text-left">
        <QrCode
          text={address}
          label={t('scanLabel', { platform: t(platform) })}
          className="size-44 shrink-0 shadow-lifted lg:mx-auto"
        />
        <div className="min-w-0 lg:mt-4">
          <h3 className="text-base">{t('scanTitle')}</h3>
          <p className="mt-1 text-sm text-muted">{t('scanText')}</p>
          <p className="mt-3 flex min-w-0 items-center gap-1 rounded-field bg-well py-1 pr-1 pl-3 text-xs text-muted shadow-well ring-1 ring-line ring-inset">
            <span className="min-w-0 flex-1 truncate text-left">{address.replace(/^https?:\/\//, '')}</span>
            <CopyButton text={address} label={t('copy')} copiedLabel={t('copied')} variant="ghost" />
          </p>
        </div>
      </div>
    </aside>
  );
}
