import { artMotifsOf, motifsNamedBy } from '@croupier/art/game-motif.ts';
import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { LIST_EVERYTHING } from '@croupier/contract/games/list-sizes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createMerchants } from '../../base/merchants/index.ts';
import { createCatalogue, type Catalogue, type GameListQuery } from './index.ts';
import { ROW } from './key-art/varied-art.rules.ts';

let database: TestDatabase;
let sandbox: RunningSandbox;
let catalogue: Catalogue;

beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startSandbox()]);
  const { db } = database;
  const merchants = createMerchants({ db, clock: systemClock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  catalogue = createCatalogue({
    db,
    clock: systemClock,
    merchants,
    audit: createAudit({ db, clock: systemClock }),
    log: createLogger('silent', 'test'),
  });
  await catalogue.seedInHouse();
  await catalogue.seedDemo(sandbox.url);
});
afterAll(async () => {
  await Promise.all([sandbox.stop(), database.close()]);
});

const vendorsOf = async (merchantId: string): Promise<string[]> =>
  (await catalogue.gameMenus(merchantId, 'EN')).flatMap(({ vendors }) => vendors.map(({ code }) => code));

test('the sandbox has every demo vendor, and their feeds are imported completely', async () => {
  const results = await catalogue.importFeeds();
  expect(results.filter(({ state }) => state !== 'imported')).toEqual([]);
  const games = results.reduce((sum, result) => sum + (result.state === 'imported' ? result.games : 0), 0);
  expect(games).toBeGreaterThan(9_000);

  const [croupier, lotus] = [await vendorsOf('croupier'), await vendorsOf('lotus')];
  expect(croupier.length).toBeGreaterThan(lotus.length);
  expect(croupier).toHaveLength(results.length + 1);
  expect(lotus).not.toEqual(croupier.filter((code) => lotus.includes(code)));

  expect(new Set((await catalogue.importFeeds()).map(({ state }) => state))).toEqual(new Set(['unchanged']));
});

test('every category has games, and search finds them', async () => {
  const menus = await catalogue.gameMenus('croupier', 'TY');
  expect(menus.filter(({ vendors }) => vendors.length === 0)).toEqual([]);
  const found = () => catalogue.search('croupier', { text: 'gloden dragn', language: 'TY', limit: 5 });
  await expect
    .poll(async () => (await found()).games[0]?.displayName ?? '', { timeout: 20_000 })
    .toContain('มังกรทอง');
});

/** Each game of a list with the motif that the address of its cover names. */
async function coversOf(merchantId: string, list: Pick<GameListQuery, 'category' | 'selection'>) {
  const query = { merchantId, language: 'EN', pageNum: 1, pageSize: LIST_EVERYTHING, ...list };
  const { games } = await catalogue.gameList(query);
  return Promise.all(
    games.map(async ({ nodeId, iconUrl }) => {
      const subject = await catalogue.artSubject(nodeId);
      if (!subject) throw new Error(`${nodeId} has no art`);
      const [best] = artMotifsOf(subject);
      return { subject, motif: /~([a-z]+)-240/.exec(iconUrl)?.[1] ?? best };
    }),
  );
}

test.each(['croupier', 'lotus'])(
  'every cover of %s shows what the title names, and no other has a motif twice within a row of six',
  async (merchantId) => {
    const lists = [
      ...GAME_CATEGORIES.map((category) => ({ category, selection: 'ALL' }) as const),
      ...(['ALL', 'HOT', 'NEW'] as const).map((selection) => ({ selection })),
    ];
    for (const list of lists) {
      const covers = await coversOf(merchantId, list);
      const wrong = covers.filter(({ subject, motif }, at) => {
        const named: readonly string[] | undefined = motifsNamedBy(subject);
        const near = covers.slice(Math.max(0, at - ROW + 1), at).map((cover) => cover.motif);
        return named ? !named.includes(motif) : near.includes(motif);
      });
      expect(
        wrong.map(({ subject: { names }, motif }) => [names, motif]),
        JSON.stringify(list),
      ).toEqual([]);
    }
  },
);
