import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { STEPS } from './guide-steps.tsx';
import { profilePath, type Platform } from './platforms.ts';
import { ScanCard } from './ScanCard.tsx';
import { useDevice } from './use-device.ts';

function ProfileButton() {
  const t = useTranslations('download');
  const device = useDevice();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* Without `download`, so that the phone opens the profile instead of saving it. */}
      <a href={profilePath(useLanguage())} className={buttonClass({ variant: 'primary' })}>
        <FileDown aria-hidden />
        {t('liteButton')}
      </a>
      {device !== 'ios' && <span className="text-sm text-subtle">{t('liteFile')}</span>}
    </div>
  );
}

/** The steps for one platform, each with an illustration. */
export function Guide({ platform }: { platform: Platform }) {
  const t = useTranslations('download');
  const { name } = useMerchant();
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6">
      <div className="min-w-0">
        <h2 className="text-xl">{t('stepsOf', { platform: t(platform) })}</h2>
        <p className="mt-1 text-muted">{t(`${platform}Lead`)}</p>
        {platform === 'lite' && <ProfileButton />}
        <ol className="mt-5 grid gap-4 sm:grid-cols-2">
          {STEPS[platform].map(({ name: step, Picture }, index) => (
            <li key={step} className="overflow-hidden rounded-card border border-line bg-panel shadow-raised">
              <Picture />
              <div className="flex gap-3.5 p-4 sm:p-5">
                <span
                  aria-hidden
                  className="numeric grid size-8 shrink-0 place-items-center rounded-pill bg-brand-soft font-display text-sm font-bold text-brand-text"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-base">{t(`${step}Title`)}</h3>
                  <p className="mt-1 text-sm text-muted">{t(`${step}Text`, { name })}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ScanCard platform={platform} />
    </div>
  );
}
