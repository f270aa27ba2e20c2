import type { VendorTable } from '@croupier/contract/vendors/play.ts';
import type { Game } from '@croupier/contract/games/catalogue.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import type { VendorClient, VendorTable as TheirTable } from '../vendors.types.ts';

/** Tables change every few seconds; this is how old a list may be. */
const FRESH_MILLISECONDS = 5_000;
/** A list that the vendor does not renew is shown for this long. */
const STALE_MILLISECONDS = 60_000;
/** Pages ask every few seconds; every table has its tile in the list of games as well. */
const MAX_SHOWN = 60;

export type TableDeps = {
  clock: Clock;
  accounts: Pick<VendorAccounts, 'list' | 'find' | 'vendorsOf'>;
  catalogue: Pick<Catalogue, 'vendorGame' | 'gamesById'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
};

type Listed = { gameId: string; table: TheirTable };

const wireTable = ({ gameId, table }: Listed, game: Game): VendorTable => ({
  gameId,
  nodeId: game.nodeId,
  displayName: game.displayName,
  vendorName: game.vendorName,
  iconUrl: game.iconUrl,
  theme: game.artColor,
  open: table.open,
  dealer: table.dealer,
  min: table.minMinor,
  max: table.maxMinor,
  seats: table.seats,
  freeSeats: table.freeSeats,
  players: table.players,
  history: [...table.history],
});

/** Where somebody plays and can sit down comes first. */
const busiestFirst = (tables: readonly VendorTable[]): VendorTable[] =>
  tables.toSorted((a, b) => Number(b.open) - Number(a.open) || b.players - a.players);

/** Live tables and rooms, as the vendors report them. */
export function createTables({ clock, accounts, catalogue, clientOf }: TableDeps) {
  const lists = createFresh<Listed[]>({
    clock,
    milliseconds: FRESH_MILLISECONDS,
    staleMilliseconds: STALE_MILLISECONDS,
  });

  const load = async (opened: OpenedAccount): Promise<Listed[]> => {
    const tables = await clientOf(opened).tables?.();
    if (!tables || 'unknown' in tables) throw new Error('the vendor does not tell its tables');
    const { merchantId, id } = opened.account;
    const vendors = await accounts.vendorsOf(merchantId);
    const ids = [...vendors].flatMap(([vendorId, accountId]) => (accountId === id ? [vendorId] : []));
    const listed = await Promise.all(
      tables.map(async (table) => {
        const game = await catalogue.vendorGame(ids, table.gameCode);
        return game ? [{ gameId: game.gameId, table }] : [];
      }),
    );
    return listed.flat();
  };
  const tablesOf = async (merchantId: string, id: string): Promise<Listed[]> => {
    const opened = await accounts.find({ merchantId, id });
    if (opened?.account.state !== 'open' || !clientOf(opened).tables) return [];
    // One vendor that does not answer must not hide the tables of the others.
    return lists.get(`${merchantId}/${id}`, () => load(opened)).catch(() => []);
  };

  return {
    /** Tables of games in a category that the merchant shows. */
    list: async (merchantId: string, language: string, category: 'live' | 'pvp'): Promise<VendorTable[]> => {
      const all = await accounts.list(merchantId);
      const listed = (await Promise.all(all.map(({ id }) => tablesOf(merchantId, id)))).flat();
      const games = await catalogue.gamesById(
        merchantId,
        language,
        listed.map(({ gameId }) => gameId),
      );
      const tables = listed.flatMap((one) => {
        const game = games.get(one.gameId);
        return game?.gameType === category ? [wireTable(one, game)] : [];
      });
      return busiestFirst(tables).slice(0, MAX_SHOWN);
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
