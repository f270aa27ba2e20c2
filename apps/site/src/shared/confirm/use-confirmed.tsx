import { useConfirmation, type Confirmed } from '@croupier/web/security/use-confirmation.ts';
import type { ReactNode } from 'react';
import { LazyPart, lazyPart } from '../loading/LazyPart.tsx';

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
);

/** For calls that may answer `identity.confirmation_needed`. The dialog is to be placed outside of any form. */
export function useConfirmed(): { confirmed: Confirmed; confirmDialog: ReactNode } {
  const { confirmed, question } = useConfirmation();
  return {
    confirmed,
    confirmDialog: (
      <LazyPart {...(question && { onError: question.onClose })}>
        {question && <ConfirmIdentityDialog {...question} />}
      </LazyPart>
    ),
  };
}
