import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const ClosedLayout = lazyPart(async () => (await import('./ClosedLayout.tsx')).ClosedLayout);

/** Shown until the page of the closed site has loaded, and if its script fails to load. */
function Plain() {
  const t = useTranslations('system');
  const { regionRestriction, notice } = useBoot().permission;
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center gap-3 px-page text-center">
      <h1 className="text-2xl">{t(regionRestriction ? 'regionTitle' : 'maintenanceTitle')}</h1>
      <p className="text-muted">{regionRestriction ? t('regionText') : notice}</p>
    </main>
  );
}

/** The site, or the page of a closed site while it is closed for this visitor. The address stays the same. */
export function OpenOrClosedSite({ children }: { children: ReactNode }) {
  const { permission } = useBoot();
  if (permission.status === 0) return children;
  return (
    <LazyPart fallback={<Plain />}>
      <ClosedLayout />
    </LazyPart>
  );
}
