import { useLocation } from 'react-router';
import { isPopupPath, paths } from '../../paths.ts';

/** What a link to the sign-in carries: where to go on, and that closing it may simply go back. */
export type ReturnState = {
  from: string;
  back: boolean;
  /** Somebody whom a provider knows and we don't: goes along to the registration. */
  socialTicket?: string;
};

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** What the link that led here carried. */
export function useCarriedState(): ReturnState | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReturnState(state) ? state : undefined;
}

/** State for links to sign-in and registration on this page; between those it is handed on. */
export function useReturnState(): ReturnState {
  const { pathname, search, hash } = useLocation();
  const carried = useCarriedState();
  if (isPopupPath(pathname)) return carried ?? { from: paths.home(), back: false };
  return { from: `${pathname}${search}${hash}`, back: true };
}
