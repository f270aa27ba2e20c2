import type { BootData } from '@croupier/contract/boot.ts';
import { BootProvider } from '@croupier/web/boot/BootContext.tsx';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { livePermission, refreshPermission } from './live-permission.ts';
import { siteRefused } from '../api/site-refused.ts';

/** Servers may disagree briefly about whether the site is open, which must not cause a loop of reloads. */
const MIN_AGE_MILLISECONDS = 3_000;

/** The boot data, with the permission updated by what the server has said since. */
export function LiveBoot({ boot, children }: { boot: BootData; children: ReactNode }) {
  const live = useSyncExternalStore(livePermission.subscribe, livePermission.get, () => null);
  // A page that started closed has no session and no data, so it reloads.
  const reopened = boot.permission.status !== 0 && live?.status === 0;
  useEffect(() => {
    if (!reopened) return undefined;
    const timer = setTimeout(() => location.reload(), MIN_AGE_MILLISECONDS - performance.now());
    return () => clearTimeout(timer);
  }, [reopened]);
  // A preview shows its draft, whatever the site is.
  const isPreview = boot.preview !== undefined;
  useEffect(
    () =>
      isPreview ? undefined : siteRefused.subscribe(() => void refreshPermission().catch(() => undefined)),
    [isPreview],
  );
  const current = useMemo(
    () => (live && !reopened ? { ...boot, permission: live } : boot),
    [boot, live, reopened],
  );
  return <BootProvider boot={current}>{children}</BootProvider>;
}
