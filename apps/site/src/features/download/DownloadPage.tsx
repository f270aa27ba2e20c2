import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Feather, Smartphone, TabletSmartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DownloadHero } from './DownloadHero.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { Guide } from './Guide.tsx';
import { GUIDE } from './guide-anchor.ts';
import { chosenPlatform, offeredPlatforms, PLATFORM_PARAM, type Platform } from './platforms.ts';
import { useDevice } from './use-device.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const ICONS: Readonly<Record<Platform, typeof Smartphone>> = {
  ios: TabletSmartphone,
  android: Smartphone,
  lite: Feather,
};

/** How to install the site on a phone: one tap where supported, otherwise step by step. */
export function DownloadPage() {
  const t = useTranslations('download');
  const { apps } = useMerchant();
  const device = useDevice();
  const [search, setSearch] = useSearchParams();
  const offered = offeredPlatforms(apps, device);
  const chosen = chosenPlatform(offered, search.get(PLATFORM_PARAM));
  const choose = (platform: string): void =>
    setSearch(
      (before) => {
        before.set(PLATFORM_PARAM, platform);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="mx-auto flex w-full max-w-(--width-page) flex-col gap-section">
      <PageTitle>{t('title')}</PageTitle>
      <DownloadHero />
      {chosen && (
        <section id={GUIDE} aria-label={t('choose')} className="min-w-0">
          <Tabs
            label={t('choose')}
            items={offered.map((platform) => {
              const Icon = ICONS[platform];
              return { value: platform, label: t(platform), icon: <Icon aria-hidden /> };
            })}
            value={chosen}
            onValueChange={choose}
          >
            {offered.map((platform) => (
              <TabPanel key={platform} value={platform}>
                <Guide platform={platform} />
              </TabPanel>
            ))}
          </Tabs>
        </section>
      )}
      <GoodToKnow />
    </div>
  );
}
