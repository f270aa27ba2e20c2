import type { BootData } from '@croupier/contract/boot.ts';
import { BootProvider } from '@croupier/web/boot/BootContext.tsx';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { livePermission, refreshPermission } from './live-permission.ts';
import { siteRefused } from '../api/site-refused.ts';

/** Servers and ways to them may differ for a moment in who may use the site: that must not keep a page turning. */
const LEAST_AGE_MILLISECONDS = 3_000;

/** What came with the page, with what the server has said since of who may use the site. */
export function LiveBoot({ boot, children }: { boot: BootData; children: ReactNode }) {
  const live = useSyncExternalStore(livePermission.subscribe, livePermission.get, () => null);
  // A page that began closed has nobody signed in and nothing loaded: it begins again, at its address.
  const reopened = boot.permission.status !== 0 && live?.status === 0;
  useEffect(() => {
    if (!reopened) return undefined;
    const timer = setTimeout(() => location.reload(), LEAST_AGE_MILLISECONDS - performance.now());
    return () => clearTimeout(timer);
  }, [reopened]);
  useEffect(() => siteRefused.subscribe(() => void refreshPermission().catch(() => undefined)), []);
  const current = useMemo(
    () => (live && !reopened ? { ...boot, permission: live } : boot),
    [boot, live, reopened],
  );
  return <BootProvider boot={current}>{children}</BootProvider>;
}
