import { useOnline } from '@croupier/web/browser/use-online.ts';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Shown while offline; overlays the page so that nothing moves. */
export function OfflineBanner() {
  const t = useTranslations('system');
  const online = useOnline();
  return (
    <output className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-40 flex justify-center md:bottom-5">
      {!online && (
        <p className="flex animate-rise-in items-center gap-2.5 rounded-pill border border-line-strong bg-warn-soft px-4 py-2.5 text-sm font-medium text-warn shadow-floating">
          <WifiOff aria-hidden className="size-4.5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </output>
  );
}
