import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { cameFromHere } from './came-from-here.ts';

/** Closes a dialog that has an address: goes back to the previous page, or to the home page below it. */
export function useCloseOverHome(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () => void (cameFromHere() ? navigate(-1) : navigate(paths.home(), { replace: true })),
    [navigate],
  );
}
