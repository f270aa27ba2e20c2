import { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { ProductApp } from '../src/product-app.ts';
import { count, milliseconds } from '../src/table.ts';
import { findAgent, MERCHANT } from './network.ts';

const WARM_CALLS = 10;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const BARS = { overview: 25, team: 50 } as const;
const day = (ago: number): string => new Date(Date.now() - ago * DAY_MILLISECONDS).toISOString().slice(0, 10);

type Page = { name: string; barMilliseconds: number; path: string };

const pageOf = (name: string, bar: keyof typeof BARS, query: Readonly<Record<string, string>>): Page => ({
  name,
  barMilliseconds: BARS[bar],
  path: `${teamsRoutes[bar].path}?${new URLSearchParams(query).toString()}`,
});

const today = { from: day(0), until: day(0) };
const week = { from: day(6), until: day(0) };
const PAGES: readonly Page[] = [
  pageOf('overview of today', 'overview', today),
  pageOf('overview of a week', 'overview', week),
  pageOf('direct downlines, today, by valid bet', 'team', { ...today, limit: '50' }),
  pageOf('direct downlines, a week, by valid bet', 'team', { ...week, limit: '50' }),
  pageOf('direct downlines, a week, by opening', 'team', { ...week, sort: 'openedAt', limit: '50' }),
  pageOf('the whole team, today, by opening', 'team', {
    ...today,
    scope: 'all',
    sort: 'openedAt',
    limit: '50',
  }),
];

const TEAM_SIZES = [300, 5_000, 100_000];

/** Calls every page of agents with teams of several sizes, one call at a time. */
export async function measurePages(app: ProductApp, db: Db, calls: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const wanted of TEAM_SIZES) {
    const { memberId, size, directs } = await findAgent(db, wanted);
    const token = await db
      .transaction()
      .execute((tx) =>
        app.modules.sessions.open(
          tx,
          { merchantId: MERCHANT.id, accountId: memberId },
          { ip: '127.0.0.1', userAgent: 'bench' },
        ),
      );
    const headers = { host: MERCHANT.host, authorization: `Bearer ${token}` };
    for (const { name, barMilliseconds, path } of PAGES) {
      const times: number[] = [];
      for (let call = -WARM_CALLS; call < calls; call += 1) {
        const begun = performance.now();
        const { statusCode, body } = await app.site.inject({ method: 'GET', url: path, headers });
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
        if (call >= 0) times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      const at = (share: number): number =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      const row = [
        `team of ${count(size)}, ${count(directs)} directly: ${name}`,
        milliseconds(at(0.5)),
        milliseconds(at(0.99)),
        `≤ ${barMilliseconds} ms`,
        at(0.99) <= barMilliseconds ? 'met' : 'MISSED',
      ];
      console.log(row.slice(0, 3).join(' · '));
      rows.push(row);
    }
  }
  return rows;
}
