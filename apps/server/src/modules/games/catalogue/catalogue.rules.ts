import {
  GAME_CATEGORIES,
  type Game,
  type GameCategory,
  type GameMenu,
} from '@croupier/contract/catalogue.ts';
import { isNew, type Offer } from './offer.rules.ts';
import type { ShelfGame } from './shelf.types.ts';

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

/** A name that is missing in a language is shown in English. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? '';

/** Every category in the order of the navigation, the empty ones too: the site leaves those out. */
export const menusOf = (offer: Offer, language: string): GameMenu[] =>
  GAME_CATEGORIES.map((gameCategory) => ({
    gameCategory,
    title: nameIn(TITLES[gameCategory], language),
    vendors: (offer.vendors.get(gameCategory) ?? []).map(({ vendor: { code, name, state } }) => ({
      code,
      name,
      state,
    })),
  }));

/** A game in the words of the wire. */
export function gameOf(game: ShelfGame, language: string, now: Date): Game {
  const name = nameIn(game.names, language);
  return {
    nodeId: game.id,
    vassalage: game.vendor.code,
    vendorName: game.vendor.name,
    state: game.vendor.state,
    gameType: game.category,
    displayName: name,
    gameName: name,
    nodeName: name,
    showIcon: game.showIcon,
    iconUrl: game.iconUrl,
    lagerIcon: game.largeIconUrl,
    artId: game.id,
    isHot: game.hot ? 1 : 0,
    isNew: isNew(game, now),
    hasDemo: game.hasDemo,
    gameId: game.id,
    gameCode: game.code,
    isGame: game.isGame,
    rtpBps: game.rtpBps,
  };
}
