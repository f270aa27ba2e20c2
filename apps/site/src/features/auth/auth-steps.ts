import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { createContext, use } from 'react';
import { useStartSession, type StartOptions } from '../../shared/sign-in/use-start-session.ts';

/** What the dialog does for the forms in it. */
export type AuthSteps = {
  /** A busy dialog cannot be closed. */
  setBusy: (busy: boolean) => void;
  /** True when the error asks for a further proof, which the dialog shows now. */
  demandProof: (error: unknown, arrival: StartOptions) => boolean;
  close: () => void;
};

export const AuthStepsContext = createContext<AuthSteps>({
  setBusy: () => undefined,
  demandProof: () => false,
  close: () => undefined,
});

/**
 * Runs a sign-in: keeps the dialog open meanwhile, then starts the session.
 * @throws Cancelled when the dialog goes on to a further proof; whatever the attempt throws
 */
export function useSignIn(): (
  attempt: () => Promise<SessionStarted>,
  arrival?: StartOptions,
) => Promise<void> {
  const { setBusy, demandProof } = use(AuthStepsContext);
  const arrive = useStartSession();
  return async (attempt, arrival = {}) => {
    setBusy(true);
    try {
      const started = await attempt();
      arrive(started, arrival);
    } catch (error) {
      throw demandProof(error, arrival) ? new Cancelled() : error;
    } finally {
      setBusy(false);
    }
  };
}
