import type { GameCategory } from '@croupier/contract/catalogue.ts';
import type { Shelf, ShelfGame, ShelfVendor } from './shelf.ts';

/** What one merchant offers, in the order in which it shows it. */
export type Offer = {
  games: readonly ShelfGame[];
  byId: ReadonlyMap<string, ShelfGame>;
  vendors: ReadonlyMap<GameCategory, ReadonlyArray<{ vendor: ShelfVendor; games: number }>>;
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
  return { games, byId: new Map(games.map((game) => [game.id, game])), vendors };
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

const ORDERS: Record<Exclude<Sort, 'popular'>, (a: ShelfGame, b: ShelfGame, language: string) => number> = {
  name: (a, b, language) =>
    nameOf(a, language).localeCompare(nameOf(b, language), language === 'TY' ? 'th' : 'en'),
  new: (a, b) => b.addedAt.getTime() - a.addedAt.getTime(),
  rtp: (a, b) => (b.rtpBps ?? 0) - (a.rtpBps ?? 0),
};

/** The games of a list, all pages of it. What a person picked keeps its order unless another one is asked for. */
export function choose(offer: Offer, choice: Choice): ShelfGame[] {
  const { category, vendorCode, selection, sort, language, now } = choice;
  const source =
    selection === 'FAV' || selection === 'RECENT'
      ? (choice.picked ?? []).flatMap((id) => offer.byId.get(id) ?? [])
      : offer.games;
  const chosen = source.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      (vendorCode === undefined || game.vendor.code === vendorCode) &&
      (selection !== 'HOT' || game.hot) &&
      (selection !== 'NEW' || isNew(game, now)),
  );
  if (sort === 'popular') return chosen;
  const order = ORDERS[sort];
  return chosen.toSorted((a, b) => order(a, b, language));
}

/** How alike two games are: the same themes count most, then category, vendor and a like return. */
function likeness(a: ShelfGame, b: ShelfGame): number {
  const themes = b.themes.filter((theme) => a.themes.includes(theme)).length;
  return themes * 3 + (a.vendor === b.vendor ? 1 : 0) + b.popularity / 1_000;
}

export const similarTo = (offer: Offer, game: ShelfGame, limit: number): ShelfGame[] =>
  offer.games
    .filter(({ id, category }) => id !== game.id && category === game.category)
    .map((other) => ({ other, score: likeness(game, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
