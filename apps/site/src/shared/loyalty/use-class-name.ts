import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useTranslations } from 'use-intl';

const isCategory = (name: string): name is GameCategory =>
  GAME_CATEGORIES.some((category) => category === name);

/** The name of a kind of game. */
export function useClassName(): (name: string) => string {
  const t = useTranslations('nav.category');
  return (name) => (isCategory(name) ? t(name) : name);
}
