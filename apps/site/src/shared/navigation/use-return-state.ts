import { useLocation } from 'react-router';
import { isPopupPath, paths } from '../../paths.ts';

/** The state of a link to the sign-in: where to return, and whether closing it may go back. */
export type ReturnState = {
  from: string;
  back: boolean;
  /** The registration ticket of a visitor who signed in at a provider without an account here. */
  socialTicket?: string;
};

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The return state of the link that led here. */
export function useCarriedState(): ReturnState | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReturnState(state) ? state : undefined;
}

/** The return state for links to sign-in and registration; the sign-in pages pass theirs on. */
export function useReturnState(): ReturnState {
  const { pathname, search, hash } = useLocation();
  const carried = useCarriedState();
  if (isPopupPath(pathname)) return carried ?? { from: paths.home(), back: false };
  return { from: `${pathname}${search}${hash}`, back: true };
}
