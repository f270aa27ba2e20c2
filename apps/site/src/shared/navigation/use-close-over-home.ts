import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { cameFromHere } from './came-from-here.ts';

/** Leaves a window that has an address of its own: back to where one was, or to the home page that lies under it. */
export function useCloseOverHome(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () => void (cameFromHere() ? navigate(-1) : navigate(paths.home(), { replace: true })),
    [navigate],
  );
}
