import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { CircleCheck, Download, ListChecks } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { installOffer, justInstalled } from '../../shared/app/install-prompt.ts';
import { GUIDE } from './guide-anchor.ts';
import { useInsideApp } from './use-device.ts';

/** Installs where the browser supports it, otherwise links to the steps. */
export function InstallButton() {
  const t = useTranslations('download');
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => null);
  const installed = useSyncExternalStore(justInstalled.subscribe, justInstalled.get, () => false);
  const inside = useInsideApp();
  const [asking, setAsking] = useState(false);
  if (installed || inside)
    return (
      <output className="flex min-h-12 items-center gap-2.5 text-sm font-semibold text-win">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t(installed ? 'installed' : 'inside')}
      </output>
    );
  if (!offer)
    return (
      <a href={`#${GUIDE}`} className={buttonClass({ variant: 'primary', size: 'lg' }, 'max-sm:w-full')}>
        <ListChecks aria-hidden />
        {t('how')}
      </a>
    );
  const install = async (): Promise<void> => {
    setAsking(true);
    try {
      await offer.prompt();
      const { outcome } = await offer.userChoice;
      if (outcome === 'accepted') justInstalled.set(true);
    } finally {
      // The prompt can be used once; the browser may offer it again later.
      installOffer.set(null);
      setAsking(false);
    }
  };
  return (
    <Button
      variant="primary"
      size="lg"
      icon={<Download aria-hidden />}
      loading={asking}
      className="max-sm:w-full"
      onClick={() => void install().catch(() => undefined)}
    >
      {t('install')}
    </Button>
  );
}
