import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import { GAME_REACHES, type GameReach } from '@croupier/contract/games/game-control.ts';
import { useSearchValues } from '../../../shared/use-search-values.ts';

export type GameFilters = {
  q?: string;
  category?: GameCategory;
  vendorId?: string;
  reach?: GameReach;
  pageNum: number;
};

const knownOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);

/** What the address asks for; what it doesn't know is left out. */
export function readGameFilters(search: URLSearchParams): GameFilters {
  const category = knownOf(GAME_CATEGORIES, search.get('category'));
  const reach = knownOf(GAME_REACHES, search.get('reach'));
  const vendorId = search.get('vendor') ?? '';
  const q = (search.get('q') ?? '').trim();
  const pageNum = Number(search.get('page') ?? '1');
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(vendorId ? { vendorId } : {}),
    ...(reach ? { reach } : {}),
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
  };
}

/** The filters of the games, which are in the address. A changed filter begins on the first page. */
export function useGameFilters() {
  const [search, setValues] = useSearchValues();
  const set = (name: 'q' | 'category' | 'vendor' | 'reach' | 'page', value: string): void => {
    if (name === 'page') setValues({ page: value === '1' ? undefined : value });
    else setValues({ page: undefined, [name]: value }, { replace: true, preventScrollReset: true });
  };
  return { filters: readGameFilters(search), set };
}
