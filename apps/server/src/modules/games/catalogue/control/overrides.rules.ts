import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { ControlledGame, ControlledVendor, GameReach } from '@croupier/contract/games/game-control.ts';
import type {
  CatalogueGame,
  CatalogueSnapshot,
  CatalogueVendor,
  GameOverride,
  MerchantOverrides,
  Notice,
  VendorOverride,
} from '../snapshot.types.ts';

type Overrides = MerchantOverrides | undefined;

const UNDECIDED = { notice: {}, stoppedAt: null, stopNotice: {} } as const;

/** In-house vendors are shown unless the merchant hides them, others only if it shows them. */
export const vendorOverrideOf = (overrides: Overrides, vendor: CatalogueVendor): VendorOverride =>
  overrides?.vendors.get(vendor.id) ?? {
    ...UNDECIDED,
    shown: vendor.inHouse,
    position: 0,
    maintenance: false,
  };

export const gameOverrideOf = (overrides: Overrides, gameId: string): GameOverride =>
  overrides?.games.get(gameId) ?? { ...UNDECIDED, state: 'visible', position: null, hot: null };

/** The text for players if this closes something; the kill switch comes first. */
function closedBy(
  override: { stoppedAt: Date | null; notice: Notice; stopNotice: Notice },
  isMaintenance: boolean,
): Notice | undefined {
  if (override.stoppedAt) return override.stopNotice;
  return isMaintenance ? override.notice : undefined;
}

type ShownVendor = { isShown: boolean; closed: Notice | undefined; vendor: CatalogueVendor };

/** The games that a merchant shows, with its decisions applied; in-house games only if `originals` has them. */
export function offeredGames(
  snapshot: CatalogueSnapshot,
  overrides: Overrides,
  originals: readonly string[],
): CatalogueGame[] {
  const enabled = new Set(originals);
  const vendors = new Map<string, ShownVendor>();
  const shownVendor = (vendor: CatalogueVendor): ShownVendor => {
    const known = vendors.get(vendor.id);
    if (known) return known;
    const override = vendorOverrideOf(overrides, vendor);
    const closed = closedBy(override, override.maintenance);
    // One object for all games of the vendor, because the lists of vendors are made from its games.
    const shown = closed ? { ...vendor, state: 'maintenance' as const } : vendor;
    const made = { isShown: override.shown, closed, vendor: shown };
    vendors.set(vendor.id, made);
    return made;
  };
  return snapshot.games.flatMap((game): CatalogueGame[] => {
    const of = shownVendor(game.vendor);
    const override = overrides?.games.get(game.id);
    if (!of.isShown || (game.vendor.inHouse && !enabled.has(game.id))) return [];
    if (override?.state === 'hidden') return [];
    const closed = of.closed ?? (override && closedBy(override, override.state === 'maintenance'));
    const hot = override?.hot ?? game.hot;
    if (!closed && hot === game.hot) return [game];
    return [{ ...game, vendor: of.vendor, hot, ...(closed ? { closed } : {}) }];
  });
}

/** What players get of a game, from the strongest decision to the weakest. */
function reachOf(
  game: CatalogueGame,
  override: GameOverride,
  { vendor, isOffered }: { vendor: VendorOverride; isOffered: boolean },
): GameReach {
  if (!isOffered) return 'not_offered';
  if (!vendor.shown) return 'vendor_off';
  if (vendor.stoppedAt) return 'vendor_stopped';
  if (override.state === 'hidden') return 'hidden';
  if (override.stoppedAt) return 'stopped';
  if (vendor.maintenance || game.vendor.state === 'maintenance') return 'vendor_maintenance';
  return override.state === 'maintenance' ? 'maintenance' : 'playable';
}

/** A game as operators see it. */
export function controlledGame(
  game: CatalogueGame,
  overrides: Overrides,
  { originals, name }: { originals: readonly string[]; name: string },
): ControlledGame {
  const override = gameOverrideOf(overrides, game.id);
  const isOffered = !game.vendor.inHouse || originals.includes(game.id);
  const { id, code, inHouse } = game.vendor;
  return {
    id: game.id,
    code: game.code,
    name,
    category: game.category,
    vendor: { id, code, name: game.vendor.name, inHouse },
    state: override.state,
    notice: { ...override.notice },
    stoppedAt: override.stoppedAt,
    stopNotice: { ...override.stopNotice },
    reach: reachOf(game, override, { vendor: vendorOverrideOf(overrides, game.vendor), isOffered }),
    position: override.position,
    hot: override.hot ?? game.hot,
    hotSetting: override.hot,
    popularity: game.popularity,
    rtpBps: game.rtpBps,
    artId: game.id,
  };
}

const CATEGORY_PLACES = new Map<GameCategory, number>(
  GAME_CATEGORIES.map((category, place) => [category, place]),
);

/** Category by category in the order of its lists. `games` are sorted by popularity. */
export function inListOrder(games: readonly CatalogueGame[], overrides: Overrides): CatalogueGame[] {
  const categoryOf = ({ category }: CatalogueGame): number => CATEGORY_PLACES.get(category) ?? MAX_PLACE;
  const placeOf = ({ id }: CatalogueGame): number => overrides?.games.get(id)?.position ?? MAX_PLACE;
  return games.toSorted((a, b) => categoryOf(a) - categoryOf(b) || placeOf(a) - placeOf(b));
}

/** Behind every position. Infinity would make the difference of two games without one NaN. */
const MAX_PLACE = Number.MAX_SAFE_INTEGER;

const vendorStateOf = ({ shown, maintenance }: VendorOverride): ControlledVendor['state'] => {
  if (!shown) return 'off';
  return maintenance ? 'maintenance' : 'on';
};

type Import = { importedAt: Date | null; importError: string | null };

/** Vendors that are shown in the merchant's order, then the others by name. */
export function controlledVendors(
  snapshot: CatalogueSnapshot,
  overrides: Overrides,
  imports: ReadonlyMap<string, Import>,
): ControlledVendor[] {
  const counts = new Map<string, number>();
  for (const { vendor } of snapshot.games) counts.set(vendor.id, (counts.get(vendor.id) ?? 0) + 1);
  const shown = shownVendorIds(snapshot, overrides);
  const places = new Map(shown.map((id, place) => [id, place + 1]));
  return [...snapshot.vendors.values()]
    .toSorted(
      (a, b) =>
        (places.get(a.id) ?? MAX_PLACE) - (places.get(b.id) ?? MAX_PLACE) || a.name.localeCompare(b.name),
    )
    .map((vendor) => {
      const override = vendorOverrideOf(overrides, vendor);
      const known = imports.get(vendor.id);
      return {
        id: vendor.id,
        code: vendor.code,
        name: vendor.name,
        inHouse: vendor.inHouse,
        reported: vendor.state,
        state: vendorStateOf(override),
        notice: { ...override.notice },
        stoppedAt: override.stoppedAt,
        stopNotice: { ...override.stopNotice },
        position: places.get(vendor.id) ?? null,
        games: counts.get(vendor.id) ?? 0,
        importedAt: known?.importedAt ?? null,
        importError: known?.importError ?? null,
      };
    });
}

/** Ids of the vendors that are on, in the merchant's order. */
export const shownVendorIds = (snapshot: CatalogueSnapshot, overrides: Overrides): string[] =>
  [...snapshot.vendors.values()]
    .map((vendor) => ({ vendor, override: vendorOverrideOf(overrides, vendor) }))
    .filter(({ override }) => override.shown)
    .toSorted(
      (a, b) => a.override.position - b.override.position || a.vendor.code.localeCompare(b.vendor.code),
    )
    .map(({ vendor }) => vendor.id);

/** Behind all vendors that are on: where a vendor goes that is switched on. */
export const nextPosition = (overrides: Overrides): number =>
  Math.max(
    0,
    ...[...(overrides?.vendors.values() ?? [])].filter(({ shown }) => shown).map(({ position }) => position),
  ) + 1;

/** The order with `id` at a position from 1, or without it. A position behind the end is the end. */
export function placed(order: readonly string[], id: string, position: number | null): string[] {
  const others = order.filter((other) => other !== id);
  return position === null ? others : others.toSpliced(position - 1, 0, id);
}
