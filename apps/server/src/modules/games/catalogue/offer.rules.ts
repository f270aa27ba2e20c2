import type { GameCategory } from '@croupier/contract/catalogue.ts';
import type { Shelf, ShelfGame, ShelfVendor } from './shelf.types.ts';

/** What one merchant offers, in the order in which it shows it. */
export type Offer = {
  games: readonly ShelfGame[];
  byId: ReadonlyMap<string, ShelfGame>;
  vendors: ReadonlyMap<GameCategory, ReadonlyArray<{ vendor: ShelfVendor; games: number }>>;
  /** Those that the operator calls hot, then the others. */
  hotFirst: (limit: number) => ShelfGame[];
  /** All games, or those of a category, in an order that is worked out once. */
  inOrder: (sort: Sort, language: string, category?: GameCategory) => readonly ShelfGame[];
};

/** In-house vendors are shown also without a row; in-house games as the merchant's settings say. */
export function offerOf(shelf: Shelf, merchantId: string, originals: readonly string[]): Offer {
  const shown = shelf.shownBy.get(merchantId);
  const own = new Set(originals);
  const isOffered = ({ id, vendor }: ShelfGame): boolean =>
    (shown?.get(vendor.id)?.shown ?? vendor.inHouse) && (!vendor.inHouse || own.has(id));
  const placeOf = ({ id }: ShelfVendor): number => shown?.get(id)?.position ?? 0;

  const games = shelf.games.filter(isOffered);
  const counts = new Map<GameCategory, Map<ShelfVendor, number>>();
  for (const { category, vendor } of games) {
    const ofCategory = counts.get(category) ?? new Map<ShelfVendor, number>();
    counts.set(category, ofCategory.set(vendor, (ofCategory.get(vendor) ?? 0) + 1));
  }
  const vendors = new Map(
    [...counts].map(([category, ofCategory]) => [
      category,
      [...ofCategory]
        .map(([vendor, count]) => ({ vendor, games: count }))
        .toSorted(
          (a, b) => placeOf(a.vendor) - placeOf(b.vendor) || a.vendor.code.localeCompare(b.vendor.code),
        ),
    ]),
  );
  const orders = new Map<string, readonly ShelfGame[]>();
  const ordered = (sort: Sort, language: string): readonly ShelfGame[] =>
    sort === 'popular' ? games : games.toSorted(orderOf(sort, language));
  const ofCategory = (category: GameCategory, sort: Sort, language: string): readonly ShelfGame[] =>
    inOrder(sort, language).filter((game) => game.category === category);
  const inOrder: Offer['inOrder'] = (sort, language, category) => {
    const key = `${category ?? ''} ${sort} ${sort === 'name' ? language : ''}`;
    const known = orders.get(key);
    if (known) return known;
    const made = category === undefined ? ordered(sort, language) : ofCategory(category, sort, language);
    orders.set(key, made);
    return made;
  };
  const hot = games.filter((game) => game.hot);
  const hotFirst: Offer['hotFirst'] = (limit) => {
    const list = hot.slice(0, limit);
    for (const game of games) {
      if (list.length >= limit) break;
      if (!game.hot) list.push(game);
    }
    return list;
  };
  return { games, byId: new Map(games.map((game) => [game.id, game])), vendors, hotFirst, inOrder };
}

export type Selection = 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
export type Sort = 'popular' | 'name' | 'new' | 'rtp';

/** A game that joined less than this ago counts as new. */
export const NEW_FOR_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export const isNew = ({ addedAt }: Pick<ShelfGame, 'addedAt'>, now: Date): boolean =>
  now.getTime() - addedAt.getTime() < NEW_FOR_DAYS * DAY_MILLISECONDS;

export type Choice = {
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  selection: Selection;
  sort: Sort;
  language: string;
  now: Date;
  /** Ids of the favourites or of the recent games, newest first; for these selections only. */
  picked?: readonly string[];
};

const nameOf = ({ names }: ShelfGame, language: string): string => names[language] ?? names['EN'] ?? '';

const COLLATORS = { TY: new Intl.Collator('th'), other: new Intl.Collator('en') } as const;

type Order = (a: ShelfGame, b: ShelfGame) => number;
function orderOf(sort: Exclude<Sort, 'popular'>, language: string): Order {
  if (sort === 'new') return (a, b) => b.addedAt.getTime() - a.addedAt.getTime();
  if (sort === 'rtp') return (a, b) => (b.rtpBps ?? 0) - (a.rtpBps ?? 0);
  const { compare } = language === 'TY' ? COLLATORS.TY : COLLATORS.other;
  return (a, b) => compare(nameOf(a, language), nameOf(b, language));
}

/** The games of a list, all pages of it. What a person picked keeps its order unless another one is asked for. */
export function choose(offer: Offer, choice: Choice): readonly ShelfGame[] {
  const { category, vendorCode, selection, sort, language, now } = choice;
  const isPicked = selection === 'FAV' || selection === 'RECENT';
  const source = isPicked
    ? (choice.picked ?? []).flatMap((id) => offer.byId.get(id) ?? [])
    : offer.inOrder(sort, language, category);
  if (selection === 'ALL' && vendorCode === undefined) return source;
  const chosen = source.filter(
    (game) =>
      (!isPicked || category === undefined || game.category === category) &&
      (vendorCode === undefined || game.vendor.code === vendorCode) &&
      (selection !== 'HOT' || game.hot) &&
      (selection !== 'NEW' || isNew(game, now)),
  );
  return isPicked && sort !== 'popular' ? chosen.toSorted(orderOf(sort, language)) : chosen;
}

/** How alike two games are: the same themes count most, then the vendor, then how much the other is played. */
function likeness(a: ShelfGame, b: ShelfGame): number {
  const themes = b.themes.filter((theme) => a.themes.includes(theme)).length;
  return themes * 3 + (a.vendor === b.vendor ? 1 : 0) + b.popularity / 1_000;
}

const mostAlike = (offer: Offer, game: ShelfGame, limit: number): ShelfGame[] =>
  offer
    .inOrder('popular', '', game.category)
    .filter(({ id }) => id !== game.id)
    .map((other) => ({ other, score: likeness(game, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);

const found = new WeakMap<Offer, Map<string, readonly ShelfGame[]>>();

/** Compared with all games of its category, once as long as the offer is the same: anybody may ask for any game. */
export function similarTo(offer: Offer, game: ShelfGame, limit: number): readonly ShelfGame[] {
  const ofOffer = found.get(offer) ?? new Map<string, readonly ShelfGame[]>();
  found.set(offer, ofOffer);
  const key = `${game.id} ${limit}`;
  const known = ofOffer.get(key) ?? mostAlike(offer, game, limit);
  ofOffer.set(key, known);
  return known;
}
