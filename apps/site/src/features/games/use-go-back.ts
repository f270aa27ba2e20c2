import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CATEGORY_PATHS } from '../../paths.ts';

/** Returns to the previous page, or to the category when the visitor came from another site. */
export function useGoBack(category: GameCategory): () => void {
  const navigate = useNavigate();
  // React Router's key of the first entry.
  const isFirst = useLocation().key === 'default';
  return useCallback(
    () => void (isFirst ? navigate(CATEGORY_PATHS[category]) : navigate(-1)),
    [navigate, isFirst, category],
  );
}
