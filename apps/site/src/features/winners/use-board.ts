import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useSearchParams } from 'react-router';
import { CATEGORY_PATHS } from '../../paths.ts';
import type { Board } from '../../shared/winners/winners.queries.ts';

export type BoardChoice = { board: Board; category: GameCategory | 'ALL' };

const isCategory = (text: string | null): text is GameCategory =>
  text !== null && Object.hasOwn(CATEGORY_PATHS, text);

/** The selected board, kept in the address. */
export function useBoard(): BoardChoice & { choose: (change: Partial<BoardChoice>) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('category');
  const now: BoardChoice = {
    board: search.get('board') === 'biggest' ? 'biggest' : 'latest',
    category: isCategory(asked) ? asked : 'ALL',
  };
  return {
    ...now,
    choose: (change) => {
      const { board, category } = { ...now, ...change };
      setSearch(
        { ...(board === 'biggest' && { board }), ...(category !== 'ALL' && { category }) },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
