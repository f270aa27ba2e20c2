import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import { LANGUAGE_CODES } from '@croupier/i18n/languages.ts';
import { loadFirstMessages } from '@croupier/i18n/load-first-messages.ts';

const messages = await Promise.all(
  LANGUAGE_CODES.map(async (language) => ({ language, nav: (await loadFirstMessages(language)).nav })),
);

/** Category titles by language, as in the site's navigation. */
export const CATEGORY_TITLES = Object.fromEntries(
  GAME_CATEGORIES.map((category) => [
    category,
    Object.fromEntries(messages.map(({ language, nav }) => [language, nav.category[category]])),
  ]),
) as Readonly<Record<GameCategory, Readonly<Record<string, string>>>>;
