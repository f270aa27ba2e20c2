import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';
import type { VendorFixture } from '@croupier/contract/vendors/play.ts';
import { createBoundedMap } from '../../../../platform/bounded-map.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import {
  fixtureOf,
  inOrder,
  isClosing,
  placeOf,
  type ListedFixture,
  type PlacedFixture,
} from './fixtures.rules.ts';
import type { TableDeps } from './tables.usecases.ts';

/** Odds change every few seconds; this is how old they may be. */
const FRESH_MILLISECONDS = 3_000;
/** Odds that the vendor does not renew are shown for this long. */
const STALE_MILLISECONDS = 10_000;
const MAX_ACCOUNTS = 1_000;

export type FixtureDeps = Omit<TableDeps, 'catalogue'> & {
  catalogue: TableDeps['catalogue'] & Pick<Catalogue, 'gameMenus' | 'vendorCode' | 'featuredFixtures'>;
};

type Kept = { at: number; listed: ListedFixture[] };

/** Matches and fights with their odds, as the vendors report them. */
export function createFixtures({ clock, accounts, catalogue, clientOf }: FixtureDeps) {
  const lists = createFresh<ListedFixture[]>({ clock, milliseconds: FRESH_MILLISECONDS });
  const last = createBoundedMap<string, Kept>(MAX_ACCOUNTS);

  /** Undefined where the vendor does not tell. */
  const ask = async (opened: OpenedAccount): Promise<ListedFixture[] | undefined> => {
    const fixtures = await clientOf(opened).fixtures?.();
    if (!fixtures || 'unknown' in fixtures) return undefined;
    const { merchantId, id } = opened.account;
    const vendors = await accounts.vendorsOf(merchantId);
    const ids = [...vendors].flatMap(([vendorId, accountId]) => (accountId === id ? [vendorId] : []));
    const listed = await Promise.all(
      fixtures.map(async (fixture) => {
        const game = await catalogue.vendorGame(ids, fixture.gameCode);
        return game ? [{ gameId: game.gameId, fixture }] : [];
      }),
    );
    return listed.flat();
  };
  /** A vendor that does not answer must not hide the matches of the others, nor be asked by every page. */
  const fixturesOf = async (merchantId: string, id: string): Promise<ListedFixture[]> => {
    const opened = await accounts.find({ merchantId, id });
    if (opened?.account.state !== 'open' || !clientOf(opened).fixtures) return [];
    const key = `${merchantId}/${id}`;
    return lists.get(key, async () => {
      const now = clock.now().getTime();
      const listed = await ask(opened).catch(() => undefined);
      if (listed) last.set(key, { at: now, listed });
      const kept = last.get(key);
      return kept && now - kept.at < STALE_MILLISECONDS ? kept.listed : [];
    });
  };
  /** Accounts over which the merchant has games of the category, in its order of vendors. */
  const accountsOf = async (merchantId: string, language: string, category: FixtureCategory) => {
    const menus = await catalogue.gameMenus(merchantId, language);
    const menu = menus.find(({ gameCategory }) => gameCategory === category);
    const ofVendors = new Map(
      await Promise.all(
        [...(await accounts.vendorsOf(merchantId))].map(
          async ([vendorId, accountId]) => [await catalogue.vendorCode(vendorId), accountId] as const,
        ),
      ),
    );
    return [...new Set(menu?.vendors.flatMap(({ code }) => ofVendors.get(code) ?? []))];
  };

  /** As players see them, with what their vendors told. */
  const placed = async (
    merchantId: string,
    language: string,
    category: FixtureCategory,
  ): Promise<PlacedFixture[]> => {
    const [ids, featured] = await Promise.all([
      accountsOf(merchantId, language, category),
      catalogue.featuredFixtures(merchantId, category),
    ]);
    const all = (await Promise.all(ids.map((id) => fixturesOf(merchantId, id)))).flat();
    const gameIds = [...new Set(all.map(({ gameId }) => gameId))];
    const games = await catalogue.gamesById(merchantId, language, gameIds);
    const fixtures = all.flatMap((listed): PlacedFixture[] => {
      const game = games.get(listed.gameId);
      // A game that takes no bets has no odds to show.
      if (game?.gameType !== category || game.state === 'maintenance') return [];
      return [{ listed, shown: fixtureOf(listed, game, language), place: placeOf(listed, featured) }];
    });
    return inOrder(fixtures);
  };

  return {
    placed,
    /** Without those whose bets close too soon. */
    list: async (merchantId: string, language: string, category: FixtureCategory): Promise<VendorFixture[]> =>
      (await placed(merchantId, language, category))
        .filter(({ listed }) => !isClosing(listed, clock.now()))
        .map(({ shown }) => shown),
  };
}

export type Fixtures = ReturnType<typeof createFixtures>;
