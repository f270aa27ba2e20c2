import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { isLanguage, LANGUAGES } from '@croupier/i18n/languages.ts';
import { offeredGames, shownVendorIds } from './control/overrides.rules.ts';
import type {
  CatalogueGame,
  CatalogueSnapshot,
  CatalogueVendor,
  MerchantOverrides,
} from './snapshot.types.ts';

/** The games that one merchant shows, most popular first. */
export type MerchantGames = {
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<string, CatalogueGame>;
  vendors: ReadonlyMap<GameCategory, ReadonlyArray<{ vendor: CatalogueVendor; games: number }>>;
  /** Codes of the vendors that the merchant shows, with games or without. */
  vendorCodes: ReadonlySet<string>;
  /** Games marked as hot, then the others by popularity; none of a vendor under maintenance. */
  hotFirst: (limit: number) => CatalogueGame[];
  /** All games or those of a category; each order is computed once. */
  inOrder: (sort: Order, language: string, category?: GameCategory) => readonly CatalogueGame[];
};

/** Vendors of a category in the merchant's order, with the number of their games in it. */
function vendorsByCategory(
  games: readonly CatalogueGame[],
  positionOf: (vendor: CatalogueVendor) => number,
): MerchantGames['vendors'] {
  const counts = new Map<GameCategory, Map<CatalogueVendor, number>>();
  for (const { category, vendor } of games) {
    const ofCategory = counts.get(category) ?? new Map<CatalogueVendor, number>();
    counts.set(category, ofCategory.set(vendor, (ofCategory.get(vendor) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([category, ofCategory]) => [
      category,
      [...ofCategory]
        .map(([vendor, count]) => ({ vendor, games: count }))
        .toSorted(
          (a, b) => positionOf(a.vendor) - positionOf(b.vendor) || a.vendor.code.localeCompare(b.vendor.code),
        ),
    ]),
  );
}

/** Lists show games under maintenance with their state, but nothing recommends them. */
export const isPlayable = ({ vendor, closed }: CatalogueGame): boolean =>
  vendor.state !== 'maintenance' && closed === undefined;

/** Games with a position first, in its order; the others keep their order. */
function pinnedFirst(
  games: readonly CatalogueGame[],
  overrides: MerchantOverrides | undefined,
): readonly CatalogueGame[] {
  const placeOf = ({ id }: CatalogueGame): number => overrides?.games.get(id)?.position ?? Infinity;
  const pinned = games.filter((game) => placeOf(game) < Infinity);
  if (pinned.length === 0) return games;
  pinned.sort((a, b) => placeOf(a) - placeOf(b));
  return [...pinned, ...games.filter((game) => placeOf(game) === Infinity)];
}

/** In-house vendors are shown unless hidden by the merchant, in-house games only if its settings list them. */
export function merchantGamesOf(
  snapshot: CatalogueSnapshot,
  merchantId: string,
  originals: readonly string[],
): MerchantGames {
  const overrides = snapshot.overrides.get(merchantId);
  const games = offeredGames(snapshot, overrides, originals);
  const vendors = vendorsByCategory(games, ({ id }) => overrides?.vendors.get(id)?.position ?? 0);
  const vendorCodes = new Set(
    shownVendorIds(snapshot, overrides).flatMap((id) => snapshot.vendors.get(id)?.code ?? []),
  );

  const orders = new Map<string, readonly CatalogueGame[]>();
  const inOrder: MerchantGames['inOrder'] = (sort, language, category) => {
    const key = `${category ?? ''} ${sort} ${sort === 'name' ? language : ''}`;
    const known = orders.get(key);
    if (known) return known;
    let ordered: readonly CatalogueGame[];
    if (category !== undefined) {
      const ofCategory = inOrder(sort, language).filter((game) => game.category === category);
      ordered = sort === 'popular' ? pinnedFirst(ofCategory, overrides) : ofCategory;
    } else ordered = sort === 'popular' ? games : games.toSorted(comparison(sort, language));
    orders.set(key, ordered);
    return ordered;
  };

  const hot = games.filter((game) => game.hot && isPlayable(game));
  const hotFirst: MerchantGames['hotFirst'] = (limit) => {
    const list = hot.slice(0, limit);
    for (const game of games) {
      if (list.length >= limit) break;
      if (!game.hot && isPlayable(game)) list.push(game);
    }
    return list;
  };
  const byId = new Map(games.map((game) => [game.id, game]));
  return { games, byId, vendors, vendorCodes, hotFirst, inOrder };
}

export type Selection = 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
/** Orders that hold until the catalogue changes. */
export type Order = 'popular' | 'name' | 'new' | 'rtp';
export type Sort = Order | 'playing';
export type Playable = 'ANY' | 'NOW' | 'DEMO';

export const NEW_FOR_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export const isNew = (
  { addedAt, cameWithVendor }: Pick<CatalogueGame, 'addedAt' | 'cameWithVendor'>,
  now: Date,
): boolean => !cameWithVendor && now.getTime() - addedAt.getTime() < NEW_FOR_DAYS * DAY_MILLISECONDS;

export type GameFilter = {
  category?: GameCategory | undefined;
  /** Games of any of these vendors. */
  vendorCodes?: readonly string[] | undefined;
  selection: Selection;
  sort: Order;
  playable?: Playable | undefined;
  /** Without an account, a vendor's game can be played as a demo only. */
  isVisitor?: boolean | undefined;
  language: string;
  now: Date;
  /** Ids of the member's favourites or recent games, newest first; used by these two selections only. */
  memberGameIds?: readonly string[];
};

/** A missing name falls back to English. */
export const nameIn = (names: Readonly<Partial<Record<string, string>>>, language: string): string =>
  names[language] ?? names['EN'] ?? '';

const collators = new Map<string, Intl.Collator>();
function collatorFor(language: string): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const collator = new Intl.Collator(isLanguage(language) ? LANGUAGES[language].locale : 'en');
  collators.set(language, collator);
  return collator;
}

type Comparison = (a: CatalogueGame, b: CatalogueGame) => number;
function comparison(sort: Exclude<Order, 'popular'>, language: string): Comparison {
  if (sort === 'new') return (a, b) => b.addedAt.getTime() - a.addedAt.getTime();
  if (sort === 'rtp') return (a, b) => (b.rtpBps ?? 0) - (a.rtpBps ?? 0);
  const { compare } = collatorFor(language);
  return (a, b) => compare(nameIn(a.names, language), nameIn(b.names, language));
}

/** Whether a game of the list opens for who asks. */
function isWanted(game: CatalogueGame, { playable = 'ANY', isVisitor = false }: GameFilter): boolean {
  if (playable === 'ANY') return true;
  if (!isPlayable(game)) return false;
  if (playable === 'DEMO') return game.hasDemo;
  return !isVisitor || game.vendor.inHouse || game.hasDemo;
}

/** All games of a list, not paged. Favourites and recent games stay newest first unless another order is requested. */
export function filterGames(merchantGames: MerchantGames, filter: GameFilter): readonly CatalogueGame[] {
  const { category, vendorCodes, selection, sort, language, now, playable = 'ANY' } = filter;
  const isOfMember = selection === 'FAV' || selection === 'RECENT';
  const source = isOfMember
    ? (filter.memberGameIds ?? []).flatMap((id) => merchantGames.byId.get(id) ?? [])
    : merchantGames.inOrder(sort, language, category);
  if (selection === 'ALL' && vendorCodes === undefined && playable === 'ANY') return source;
  const games = source.filter(
    (game) =>
      (!isOfMember || category === undefined || game.category === category) &&
      (vendorCodes?.includes(game.vendor.code) ?? true) &&
      (selection !== 'HOT' || game.hot) &&
      (selection !== 'NEW' || isNew(game, now)) &&
      isWanted(game, filter),
  );
  return isOfMember && sort !== 'popular' ? games.toSorted(comparison(sort, language)) : games;
}

/** The games that most members play first; the others keep their order. */
export function busiestFirst(
  games: readonly CatalogueGame[],
  players: ReadonlyMap<string, number>,
): readonly CatalogueGame[] {
  const playersIn = ({ id }: CatalogueGame): number => players.get(id) ?? 0;
  const played = games.filter((game) => playersIn(game) > 0);
  if (played.length === 0) return games;
  return [
    ...played.toSorted((a, b) => playersIn(b) - playersIn(a)),
    ...games.filter((game) => playersIn(game) === 0),
  ];
}
