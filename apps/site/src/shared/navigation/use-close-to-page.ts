import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { hasPreviousPage } from './has-previous-page.ts';

/** Closes a dialog that has an address: goes back to the previous page, or to the home page below it. */
export function useCloseToPage(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () => void (hasPreviousPage() ? navigate(-1) : navigate(paths.home(), { replace: true })),
    [navigate],
  );
}
