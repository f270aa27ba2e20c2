import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { createContext, use } from 'react';
import { useStartSession, type StartOptions } from '../../shared/sign-in/use-start-session.ts';

/** Functions of the dialog for its forms. */
export type AuthSteps = {
  /** A busy dialog cannot be closed. */
  setBusy: (busy: boolean) => void;
  /** Returns true if the error requires a further proof, which the dialog then shows. */
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
