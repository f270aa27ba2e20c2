import { useSyncExternalStore } from 'react';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { trueAccountNeeded } from '../shared/api/true-account.ts';

const TrialDialog = lazyPart(async () => (await import('../features/account/TrialDialog.tsx')).TrialDialog);

const close = (): void => trueAccountNeeded.set(false);

/** Offers a real account when the server has refused something to a trial account. */
export function TrialNotice() {
  const needed = useSyncExternalStore(trueAccountNeeded.subscribe, trueAccountNeeded.get, () => false);
  return <LazyPart onError={close}>{needed && <TrialDialog onStay={close} />}</LazyPart>;
}
