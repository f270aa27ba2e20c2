import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CATEGORY_PATHS } from '../../paths.ts';

/** Back to where one was; to the list of the category when one came from elsewhere. */
export function useGoBack(category: GameCategory): () => void {
  const navigate = useNavigate();
  // The first page of a visit has this key.
  const isFirst = useLocation().key === 'default';
  return useCallback(
    () => void (isFirst ? navigate(CATEGORY_PATHS[category]) : navigate(-1)),
    [navigate, isFirst, category],
  );
}
