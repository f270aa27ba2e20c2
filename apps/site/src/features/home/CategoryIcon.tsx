import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_PATHS } from '../../paths.ts';
import { categoryItems } from '../../shared/navigation/menu-items.ts';

/** The icon of the category in the menu. */
export function CategoryIcon({ category }: { category: GameCategory }) {
  const vendors = [{ code: '', name: '', state: 'up' as const }];
  const [item] = categoryItems([{ gameCategory: category, title: '', vendors }]);
  if (!item || item.path !== CATEGORY_PATHS[category]) return null;
  const Icon = item.icon;
  return <Icon />;
}
