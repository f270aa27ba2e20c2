import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** What a link to the sign-in carries: where to go on, and that closing it may simply go back. */
export type ReturnState = { from: string; back: boolean };

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** What the link that led here carried. */
export function useCarriedState(): ReturnState | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReturnState(state) ? state : undefined;
}

/** State for links to sign-in and registration on this page; between those two it is handed on. */
export function useReturnState(): ReturnState {
  const { pathname, search, hash } = useLocation();
  const carried = useCarriedState();
  if (pathname === paths.login() || pathname === paths.register())
    return carried ?? { from: paths.home(), back: false };
  return { from: `${pathname}${search}${hash}`, back: true };
}
