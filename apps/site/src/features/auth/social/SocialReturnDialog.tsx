import { ApiError } from '@croupier/contract/client.ts';
import type { ProofRequired, SessionStarted } from '@croupier/contract/access/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Unplug } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths, safeReturnPath } from '../../../paths.ts';
import { proofRequiredBy } from '@croupier/web/security/proof/proof-required.ts';
import { ProofStep } from '@croupier/web/security/proof/ProofStep.tsx';
import { memberProof } from '../../../shared/sign-in/member-proof.ts';
import type { SocialRedirect } from '../../../shared/sign-in/social-redirect.ts';
import { useStartSession } from '../../../shared/sign-in/use-start-session.ts';
import { socialAnswer, type SocialAnswer } from './social-answer.ts';

export type SocialReturnDialogProps = {
  /** The query with which the provider redirected back. */
  query: string;
  onClose: () => void;
};

const ticketOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'identity.social_unknown') return undefined;
  const ticket = error.value?.['ticket'];
  return typeof ticket === 'string' ? ticket : undefined;
};

/** Completes the action for which the visitor went to the provider, or explains why it failed. */
export function SocialReturnDialog({ query, onClose }: SocialReturnDialogProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const toast = useToast();
  const navigate = useNavigate();
  const arrive = useStartSession();
  const [trip, setTrip] = useState<SocialRedirect>();
  const [busy, setBusy] = useState(false);
  const [proof, setProof] = useState<ProofRequired>();
  const [problem, setProblem] = useState<unknown>();

  const goOn = (path: string): void => void navigate(path, { replace: true });
  const land = (started: SessionStarted, from: unknown): void => {
    arrive(started);
    goOn(started.passwordExpired ? paths.changePassword() : safeReturnPath(from));
  };
  const take = ({ trip: made, started, error }: SocialAnswer): void => {
    setTrip(made);
    const ticket = ticketOf(error);
    const asked = proofRequiredBy(error);
    if (started) land(started, made?.from);
    else if (asked) setProof(asked);
    else if (ticket) {
      const state = { from: safeReturnPath(made?.from), back: false, socialTicket: ticket };
      void navigate(paths.register(), { replace: true, state });
    } else if (error === undefined) {
      toast.show({ tone: 'win', title: t('auth.socialLinked') });
      goOn(safeReturnPath(made?.from));
    } else setProblem(error);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    let here = true;
    void socialAnswer(query).then((answer) => here && latest.current(answer));
    return () => {
      here = false;
    };
  }, [query]);

  // Linking returns to the account page, everything else to the sign-in.
  const back = trip?.purpose === 'link' ? safeReturnPath(trip.from) : paths.login();
  const body = (): ReactNode => {
    if (problem !== undefined)
      return (
        <EmptyState
          icon={<Unplug aria-hidden />}
          title={t('auth.socialFailed')}
          text={errorText(problem)}
          action={
            <Button variant="primary" onClick={() => goOn(back)}>
              {t('auth.back')}
            </Button>
          }
        />
      );
    if (proof)
      return (
        <ProofStep
          calls={memberProof}
          proof={proof}
          onBusy={setBusy}
          onProved={(started) => land(started, trip?.from)}
          onBack={(error) => (error === undefined ? goOn(back) : setProblem(error))}
        />
      );
    return (
      <div className="grid place-items-center py-10">
        <Spinner label={t('auth.socialWaiting')} />
      </div>
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(proof ? 'auth.proof.title' : 'auth.socialTitle')}
      closeLabel={t('common.close')}
      locked={busy || (problem === undefined && !proof)}
    >
      {body()}
    </Dialog>
  );
}
