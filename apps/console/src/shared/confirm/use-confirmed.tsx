import { useConfirmation, type Confirmed } from '@croupier/web/security/use-confirmation.ts';
import { lazy, Suspense, type ReactNode } from 'react';

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
}));

/** For calls that may answer `identity.confirmation_needed`. The dialog is to be placed outside of any form. */
export function useConfirmed(): { confirmed: Confirmed; confirmDialog: ReactNode } {
  const { confirmed, question } = useConfirmation();
  return {
    confirmed,
    confirmDialog: <Suspense fallback={null}>{question && <ConfirmIdentityDialog {...question} />}</Suspense>,
  };
}
