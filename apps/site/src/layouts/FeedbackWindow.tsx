import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberQuery } from '../shared/member/member.queries.ts';
import { useFeedbackWindow } from '../shared/popups/feedback-window.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const FeedbackDialog = lazyPart(
  async () => (await import('../features/feedback/FeedbackDialog.tsx')).FeedbackDialog,
);

/** The window for questions and complaints, from wherever it was asked for. It stays once it was opened. */
export function FeedbackWindow() {
  const { open, close } = useFeedbackWindow();
  const { token } = useSession();
  const { data: member } = useQuery({ ...memberQuery, enabled: token !== null });
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <LazyPart onError={close}>
      {wanted && (
        // What one account has typed is not for the next one.
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
