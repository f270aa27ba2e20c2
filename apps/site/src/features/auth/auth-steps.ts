import type { SessionStarted } from '@croupier/contract/session.ts';
import { createContext, use } from 'react';
import { useArrival, type Arrival } from '../../shared/sign-in/use-arrival.ts';

/** What the window around the forms does for them. */
export type AuthSteps = {
  /** A busy window can't be left. */
  setBusy: (busy: boolean) => void;
  /** True when the refusal asks for one more proof, which the window shows now. */
  demandProof: (error: unknown, arrival: Arrival) => boolean;
  close: () => void;
};

export const AuthStepsContext = createContext<AuthSteps>({
  setBusy: () => undefined,
  demandProof: () => false,
  close: () => undefined,
});

/**
 * Makes one attempt to get in: locks the window, begins the session, or hands a demand for one more proof on. Returns
 * what went wrong, for the form to show.
 */
export function useGettingIn(): (
  attempt: () => Promise<SessionStarted>,
  arrival?: Arrival,
) => Promise<unknown> {
  const { setBusy, demandProof } = use(AuthStepsContext);
  const arrive = useArrival();
  return async (attempt, arrival = {}) => {
    setBusy(true);
    try {
      const started = await attempt();
      arrive(started, arrival);
      return undefined;
    } catch (error) {
      return demandProof(error, arrival) ? undefined : error;
    } finally {
      setBusy(false);
    }
  };
}
