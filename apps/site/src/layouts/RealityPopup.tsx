import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isGamePath } from '../paths.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { realityQuery, usePlaysForMoney } from '../shared/protection/protection.queries.ts';
import { realityDue } from '../shared/api/reality-due.ts';

const RealityDialog = lazyPart(
  async () => (await import('../shared/protection/RealityDialog.tsx')).RealityDialog,
);

/** Games of vendors refuse stakes in their own frame, so a game page asks every minute. */
const POLL_MILLISECONDS = 60_000;

const close = (): void => realityDue.set(false);

/** Opens the reality check when the server has refused a stake because of it, or on a game page when it is due. */
export function RealityPopup() {
  const { pathname } = useLocation();
  const isPlaying = usePlaysForMoney() && isGamePath(pathname);
  const { data } = useQuery({
    ...realityQuery,
    enabled: isPlaying,
    refetchInterval: POLL_MILLISECONDS,
  });
  const isDue = isPlaying && data?.isDue === true;
  useEffect(() => {
    if (isDue) realityDue.set(true);
  }, [isDue]);
  const isOpen = useSyncExternalStore(realityDue.subscribe, realityDue.get, () => false);
  return <LazyPart onError={close}>{isOpen && <RealityDialog onClose={close} />}</LazyPart>;
}
