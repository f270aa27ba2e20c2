import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';

/** Opens the sign-in popup and returns to this game afterwards. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate(paths.login(), { state: { from: `${pathname}${search}` } }),
    [navigate, pathname, search],
  );
}
