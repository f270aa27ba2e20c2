import {
  GAME_CATEGORIES,
  type Game,
  type GameCategory,
  type GameMenu,
} from '@croupier/contract/catalogue.ts';

export type GameRow = {
  id: string;
  code: string;
  category: GameCategory;
  names: Readonly<Record<string, string>>;
  iconUrl: string;
  largeIconUrl: string;
  showIcon: boolean;
  hot: boolean;
  isGame: boolean;
  rtpBps: number | null;
  vendorCode: string;
};

export type MenuRow = {
  category: GameCategory;
  code: string;
  name: string;
  state: GameMenu['vendors'][number]['state'];
};

/** Titles of the top navigation (§2). The site has its own words for them; other clients get these. */
const TITLES: Readonly<Record<GameCategory, { EN: string } & Readonly<Record<string, string>>>> = {
  bgs: { EN: 'Originals', TY: 'เกมของเรา' },
  lott: { EN: 'Lottery', TY: 'หวย' },
  elott: { EN: 'Electronic lottery', TY: 'หวยออนไลน์' },
  live: { EN: 'Live casino', TY: 'คาสิโนสด' },
  sports: { EN: 'Sports', TY: 'กีฬา' },
  fish: { EN: 'Fishing', TY: 'ยิงปลา' },
  rng: { EN: 'Slots', TY: 'สล็อต' },
  pvp: { EN: 'Poker', TY: 'โป๊กเกอร์' },
  esports: { EN: 'E-sports', TY: 'อีสปอร์ต' },
  cockfight: { EN: 'Cockfight', TY: 'ไก่ชน' },
};

/** A game that joined less than this ago counts as new. */
export const NEW_FOR_DAYS = 30;

/** A name that is missing in a language is shown in English. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? '';

/** Every category in the order of the navigation, the empty ones too: the site leaves those out. */
export const menusOf = (rows: readonly MenuRow[], language: string): GameMenu[] =>
  GAME_CATEGORIES.map((gameCategory) => ({
    gameCategory,
    title: nameIn(TITLES[gameCategory], language),
    vendors: rows
      .filter(({ category }) => category === gameCategory)
      .map(({ code, name, state }) => ({ code, name, state })),
  }));

/** A game in the words of the wire. */
export function gameOf(row: GameRow, language: string): Game {
  const name = nameIn(row.names, language);
  return {
    nodeId: row.id,
    vassalage: row.vendorCode,
    gameType: row.category,
    displayName: name,
    gameName: name,
    nodeName: name,
    showIcon: row.showIcon,
    iconUrl: row.iconUrl,
    lagerIcon: row.largeIconUrl,
    isHot: row.hot ? 1 : 0,
    gameId: row.id,
    gameCode: row.code,
    isGame: row.isGame,
    rtpBps: row.rtpBps,
  };
}
