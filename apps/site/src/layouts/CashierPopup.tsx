import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { memberQuery } from '../shared/member/member.queries.ts';
import { cashierTab } from '../shared/popups/cashier-dialog.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const CashierDialog = lazyPart(
  async () => (await import('../features/wallet/CashierDialog.tsx')).CashierDialog,
);
const TrialDialog = lazyPart(async () => (await import('../features/account/TrialDialog.tsx')).TrialDialog);

const close = (): void => cashierTab.set(null);

/** The cashier dialog, which any page can open. Trial accounts are offered a real account instead. */
export function CashierPopup() {
  const way = useSyncExternalStore(cashierTab.subscribe, cashierTab.get, () => null);
  const { data: member } = useQuery({ ...memberQuery, enabled: way !== null });
  return (
    <LazyPart onError={close}>
      {way &&
        (member?.isTrial ? <TrialDialog onStay={close} /> : <CashierDialog way={way} onClose={close} />)}
    </LazyPart>
  );
}
