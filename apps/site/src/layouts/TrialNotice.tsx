import { useSyncExternalStore } from 'react';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { realAccountNeeded } from '../shared/api/real-account-needed.ts';

const TrialDialog = lazyPart(async () => (await import('../features/account/TrialDialog.tsx')).TrialDialog);

const close = (): void => realAccountNeeded.set(false);

/** Offers a real account when the server has refused something to a trial account. */
export function TrialNotice() {
  const needed = useSyncExternalStore(realAccountNeeded.subscribe, realAccountNeeded.get, () => false);
  return <LazyPart onError={close}>{needed && <TrialDialog onStay={close} />}</LazyPart>;
}
