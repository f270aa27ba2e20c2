import type {
  CatalogueGame,
  CatalogueSnapshot,
  CatalogueVendor,
  GameOverride,
  MerchantOverrides,
  VendorOverride,
} from '../snapshot.types.ts';

/** A vendor with the given code and default values. */
export const vendorNamed = (code: string, over: Partial<CatalogueVendor> = {}): CatalogueVendor => ({
  id: code.toLowerCase(),
  code,
  name: code,
  inHouse: false,
  state: 'up',
  ...over,
});

/** An ordinary slot game. */
export const catalogueGame = (id: string, over: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  code: id,
  vendor: vendorNamed('NOVA', { name: 'Nova Works' }),
  category: 'rng',
  names: { EN: id },
  iconUrl: '',
  largeIconUrl: '',
  showIcon: true,
  hot: false,
  isGame: true,
  hasDemo: true,
  themes: [],
  rtpBps: 9_600,
  popularity: 0,
  position: 0,
  addedAt: new Date('2020-01-01T00:00:00Z'),
  cameWithVendor: false,
  ...over,
});

const UNDECIDED = { notice: {}, stoppedAt: null, stopNotice: {} };

type Decided = {
  vendors?: Record<string, Partial<VendorOverride>>;
  games?: Record<string, Partial<GameOverride>>;
};

/** Decisions of a merchant; what is not given is undecided. */
export const overridesOf = ({ vendors = {}, games = {} }: Decided): MerchantOverrides => ({
  vendors: new Map(
    Object.entries(vendors).map(([id, vendor]) => [
      id,
      { ...UNDECIDED, shown: true, position: 0, maintenance: false, ...vendor },
    ]),
  ),
  games: new Map(
    Object.entries(games).map(([id, game]) => [
      id,
      { ...UNDECIDED, state: 'visible', position: null, hot: null, ...game },
    ]),
  ),
  fixtures: [],
});

/** These games, with the decisions of the merchant `shop`. */
export const snapshotOf = (games: readonly CatalogueGame[], decided: Decided = {}): CatalogueSnapshot => ({
  version: 1n,
  games,
  byId: new Map(games.map((game) => [game.id, game])),
  vendors: new Map(games.map(({ vendor }) => [vendor.id, vendor])),
  overrides: new Map([['shop', overridesOf(decided)]]),
});
