import type { BootData } from '@croupier/contract/boot.ts';
import { BootProvider } from '@croupier/web/BootContext.tsx';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { livePermission, refreshPermission } from './live-permission.ts';
import { siteRefused } from './site-refused.ts';

/** What came with the page, with what the server has said since of who may use the site (row S3). */
export function LiveBoot({ boot, children }: { boot: BootData; children: ReactNode }) {
  const live = useSyncExternalStore(livePermission.subscribe, livePermission.get, () => null);
  // A page that began closed has nobody signed in and nothing loaded: it begins again, at its address.
  const reopened = boot.permission.status !== 0 && live?.status === 0;
  useEffect(() => {
    if (reopened) location.reload();
  }, [reopened]);
  useEffect(() => siteRefused.subscribe(() => void refreshPermission().catch(() => undefined)), []);
  const current = useMemo(
    () => (live && !reopened ? { ...boot, permission: live } : boot),
    [boot, live, reopened],
  );
  return <BootProvider boot={current}>{children}</BootProvider>;
}
