import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { memberQuery } from '../shared/member/member.queries.ts';
import { cashierOpen } from '../shared/popups/cashier-window.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const CashierDialog = lazyPart(
  async () => (await import('../features/wallet/CashierDialog.tsx')).CashierDialog,
);
const TrialDialog = lazyPart(async () => (await import('../features/account/TrialDialog.tsx')).TrialDialog);

const close = (): void => cashierOpen.set(null);

/** Where somebody wants to pay in or out, wherever that was; trial accounts have no money to move. */
export function CashierWindow() {
  const way = useSyncExternalStore(cashierOpen.subscribe, cashierOpen.get, () => null);
  const { data: member } = useQuery({ ...memberQuery, enabled: way !== null });
  return (
    <LazyPart onError={close}>
      {way &&
        (member?.isTrial ? <TrialDialog onStay={close} /> : <CashierDialog way={way} onClose={close} />)}
    </LazyPart>
  );
}
