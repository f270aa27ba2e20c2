// `npm run bench -- catalogue`: lists, menus and search with 10,000 and 100,000 games, beside a search in plain SQL.
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { createCatalogue, type Catalogue } from '../../apps/server/src/modules/games/catalogue/index.ts';
import { createAudit } from '../../apps/server/src/modules/base/audit-log/index.ts';
import { createMerchants } from '../../apps/server/src/modules/base/merchants/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { searchBySql } from './baseline.ts';
import { QUERIES, writeGames } from './games.ts';

const MERCHANT = 'croupier';
const SIZES = [10_000, 100_000] as const;
const BAR = { games: 10_000, milliseconds: 50 } as const;
const CATEGORIES: readonly GameCategory[] = ['rng', 'live', 'fish'];
const PAGES = 20;
const SORTS = ['popular', 'name', 'new', 'rtp'] as const;

type Case = { name: string; call: (turn: number) => Promise<unknown> };

const pick = <T>(items: readonly [T, ...T[]] | readonly T[], turn: number): T =>
  items[turn % items.length] as T;

function casesOf(catalogue: Catalogue, baseline: (text: string) => Promise<unknown>): Case[] {
  const list = { merchantId: MERCHANT, language: 'EN', selection: 'ALL', pageSize: 20 } as const;
  return [
    { name: 'menus', call: () => catalogue.gameMenus(MERCHANT, 'TY') },
    {
      name: 'list of a category, one of its pages',
      call: (turn) =>
        catalogue.gameList({ ...list, category: pick(CATEGORIES, turn), pageNum: 1 + (turn % PAGES) }),
    },
    {
      name: 'list in every order',
      call: (turn) => catalogue.gameList({ ...list, sort: pick(SORTS, turn), pageNum: 1 + (turn % PAGES) }),
    },
    { name: 'hot games', call: () => catalogue.hotGames(MERCHANT, 'EN', 24) },
    ...Object.entries(QUERIES).map(([kind, texts]) => ({
      name: `search: ${kind}`,
      call: (turn: number) =>
        catalogue.search(MERCHANT, { text: pick(texts, turn), language: 'EN', limit: 24 }),
    })),
    {
      name: 'baseline: whole words by SQL ilike',
      call: (turn) => baseline(pick(QUERIES['whole words'], turn)),
    },
  ];
}

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const bounds = quick ? { seconds: 0.7, warmUpSeconds: 0.3 } : { seconds: 4, warmUpSeconds: 1 };
  console.log(`Catalogue benchmark. ${machine()}; one process, one caller, PostgreSQL beside it.`);
  const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const { db } = database;
  const merchants = createMerchants({ db, clock: systemClock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  const log = createLogger('error', 'bench');
  const rows: Array<{ games: number; name: string; measured: Measured }> = [];
  const readIn: string[][] = [];

  for (const games of SIZES) {
    await writeGames(db, MERCHANT, games);
    const catalogue = createCatalogue({
      db,
      clock: systemClock,
      merchants,
      log,
      audit: createAudit({ db, clock: systemClock }),
    });
    await catalogue.seedInHouse();
    const begun = performance.now();
    await catalogue.gameMenus(MERCHANT, 'EN');
    const shelved = performance.now();
    await catalogue.search(MERCHANT, { text: 'a', language: 'EN', limit: 1 });
    readIn.push([
      count(games),
      milliseconds(shelved - begun),
      milliseconds(performance.now() - shelved),
      `${count(process.memoryUsage().heapUsed / 1024 ** 2)} MiB`,
    ]);
    for (const { name, call } of casesOf(catalogue, searchBySql(db, MERCHANT))) {
      let turn = 0;
      const measured = await closedLoop({
        ...bounds,
        inFlight: 1,
        call: async () => {
          turn += 1;
          await call(turn);
          // Calls in memory would block the event loop, so the timer that ends the measurement would never fire.
          await new Promise((done) => setImmediate(done));
        },
      });
      rows.push({ games, name, measured });
    }
  }

  console.log(`\n${table(['games', 'read in', 'search built', 'heap'], readIn)}`);
  console.log(
    `\n${table(
      ['games', 'call', 'a second', 'p50', 'p99'],
      rows.map(({ games, name, measured }) => [
        count(games),
        name,
        count(measured.rate),
        milliseconds(measured.p50Milliseconds),
        milliseconds(measured.p99Milliseconds),
      ]),
    )}`,
  );
  const searches = rows.filter(({ games, name }) => games === BAR.games && name.startsWith('search'));
  const worst = Math.max(...searches.map(({ measured }) => measured.p99Milliseconds));
  console.log(
    `\n${table(
      ['bar', 'measured', 'limit', ''],
      [
        [
          `worst p99 of a search at ${count(BAR.games)} games, in the server`,
          milliseconds(worst),
          `≤ ${BAR.milliseconds} ms from key to result`,
          worst <= BAR.milliseconds ? 'met' : 'MISSED',
        ],
      ],
    )}`,
  );
  await database.close();
}
