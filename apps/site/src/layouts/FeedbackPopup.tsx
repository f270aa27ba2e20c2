import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberQuery } from '../shared/member/member.queries.ts';
import { useFeedbackDialog } from '../shared/popups/feedback-dialog.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const FeedbackDialog = lazyPart(
  async () => (await import('../features/feedback/FeedbackDialog.tsx')).FeedbackDialog,
);

/** The feedback dialog, which any page can open. It stays mounted after the first time. */
export function FeedbackPopup() {
  const { open, close } = useFeedbackDialog();
  const { token } = useSession();
  const { data: member } = useQuery({ ...memberQuery, enabled: token !== null });
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <LazyPart onError={close}>
      {wanted && (
        // The next account must not see what this one has typed.
        <FeedbackDialog
          key={token ?? ''}
          open={open}
          onClose={close}
          account={token === null ? undefined : member?.account}
        />
      )}
    </LazyPart>
  );
}
