import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Access, Api, Route } from '@croupier/contract/route.ts';
import fc from 'fast-check';
import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, HOSTS, type Answer, type TestApp } from './testing/test-app.ts';

type Case = { name: string; route: Route; console: boolean };
const casesOf = (api: Api, console: boolean): Case[] =>
  Object.entries(api).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ name: `${group}.${name}`, route, console })),
  );
const CASES = [...casesOf(siteApi, false), ...casesOf(consoleApi, true)];
/** Signing out would end the session that the other calls need; the session tests cover it. */
const ENDS_SESSION = new Set(['session.logout', 'console.logout']);

type Caller = 'visitor' | 'trial' | 'member' | 'agent' | 'operator' | 'stranger';
/** The expected answer for each kind of caller by required access; `in` means allowed. */
const DOOR: Record<Access, Record<Caller, 'in' | 401 | 403>> = {
  visitor: { visitor: 'in', trial: 'in', member: 'in', agent: 'in', operator: 'in', stranger: 'in' },
  session: { visitor: 401, trial: 'in', member: 'in', agent: 'in', operator: 401, stranger: 401 },
  member: { visitor: 401, trial: 403, member: 'in', agent: 'in', operator: 401, stranger: 401 },
  agent: { visitor: 401, trial: 403, member: 403, agent: 'in', operator: 401, stranger: 401 },
  operator: { visitor: 401, trial: 401, member: 401, agent: 401, operator: 'in', stranger: 401 },
};

/** Expected refusals. */
const CLOSED = ['identity.sign_in_needed', 'in_need_true_account', 'identity.forbidden'];

let running: TestApp;
const tokens: Partial<Record<Caller, string>> = {};

const setType = (memberId: string, type: number) =>
  sql`update members set type = ${type} where id = ${memberId}`.execute(running.database.db);

beforeAll(async () => {
  running = await createTestApp();
  for (const caller of ['trial', 'member', 'agent'] as const) {
    const { token, memberId } = await running.register();
    if (caller !== 'member') await setType(memberId, caller === 'trial' ? 4 : 1);
    running.app.modules.sessions.forget({ merchantId: 'croupier', accountId: memberId });
    tokens[caller] = token;
  }
  // A valid member of another merchant does not exist here.
  tokens.stranger = (await running.register(HOSTS.lotus)).token;
  const operator = running.app.demo?.operator;
  const answer = await running.call(consoleApi.console.login, { console: true, body: operator });
  tokens.operator = (answer.body.value as { token: string }).token;
  // As if the second factor were set up; other tests cover pending sessions.
  await sql`update sessions set pending = null where merchant_id = ''`.execute(running.database.db);
});
afterAll(() => running.close());

const pathOf = (route: Route): string =>
  route.path.replaceAll(/:\w+/g, '0198c0de-0000-7000-8000-000000000000');

/** Tables that a refused call may change, or that say nothing about money and rights. */
const IGNORED = ['sessions', 'attempts', 'outbox', 'opened_messages', 'encryption_keys'];
/** Row count and hash of every table that affects money and rights, in one statement, because it runs after each call. */
let readFingerprint: CompiledQuery<{ name: string; held: string }>;
/** What the tables held after the last call. */
let known: Record<string, string>;

async function prepareFingerprint(): Promise<void> {
  const { db } = running.database;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not relispartition
      and relname <> all (${IGNORED}) order by 1`.execute(db);
  const parts = rows.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as held
      from ${sql.id(name)} t`,
  );
  readFingerprint = sql<{ name: string; held: string }>`${sql.join(parts, sql` union all `)}`.compile(db);
}
async function fingerprint(): Promise<Record<string, string>> {
  const { rows } = await running.database.db.transaction().execute(async (tx) => {
    // Most of the tables have a few rows: starting workers for them takes longer than reading them.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    return tx.executeQuery(readFingerprint);
  });
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

describe.each(CASES)('$name', ({ name, route, console }) => {
  test.each(Object.keys(DOOR.visitor) as Caller[])('as %s', async (caller) => {
    if (ENDS_SESSION.has(name) && DOOR[route.access][caller] === 'in') return;
    const answer = await running.call(route, {
      console,
      token: tokens[caller],
      path: pathOf(route),
      ...(route.body ? { body: {} } : {}),
    });
    const door = DOOR[route.access][caller];
    if (door === 'in') {
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      expect(CLOSED).not.toContain(answer.body.code);
    } else {
      expect(answer.status).toBe(door);
      const code =
        door === 401
          ? 'identity.sign_in_needed'
          : caller === 'trial'
            ? 'in_need_true_account'
            : 'identity.forbidden';
      expect(answer.body.code).toBe(code);
      expect(answer.body.message).not.toBe(code);
    }
  });
});

describe('garbage is refused with a code and changes nothing', () => {
  beforeAll(async () => {
    await prepareFingerprint();
    known = await fingerprint();
  });

  test.each(CASES.filter(({ name }) => !ENDS_SESSION.has(name)))('$name', async ({ route, console }) => {
    const token = console ? tokens.operator : tokens.member;
    const refused = (answer: Answer): void => {
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      if (answer.status >= 400) {
        expect(answer.body.code).toMatch(/^[a-z_]+(?:\.[a-z_]+)*$/);
        expect(answer.body.message.length).toBeGreaterThan(0);
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), fc.string({ maxLength: 40 }), async (json, text) => {
        if (route.body) {
          refused(
            await running.call(route, {
              console,
              token,
              path: pathOf(route),
              body: JSON.parse(json) as unknown,
            }),
          );
          refused(await running.call(route, { console, token, path: pathOf(route), rawBody: text }));
        }
        const wild = route.path.replaceAll(/:\w+/g, encodeURIComponent(text) || 'x');
        const query = new URLSearchParams({
          pageNum: text,
          pageSize: text,
          from: text,
          until: text,
          gameType: text,
          code: text,
          key: text,
        });
        if (route.params ?? route.query)
          refused(await running.call(route, { console, token, path: `${wild}?${query.toString()}` }));
      }),
      { numRuns: 8 },
    );
    if (route.body) {
      const huge = JSON.stringify({ text: 'x'.repeat(100_000) });
      const answer = await running.call(route, { console, token, path: pathOf(route), rawBody: huge });
      // A route for files refuses JSON of any size, and others by size or content.
      expect([413, 422, ...(route.upload ? [415] : [])]).toContain(answer.status);
      const odd = await running.call(route, {
        console,
        token,
        path: pathOf(route),
        rawBody: '<a/>',
        contentType: 'text/xml',
      });
      expect(odd.body.code).toBe('request.unsupported_media');
    }
    const before = known;
    known = await fingerprint();
    expect(known).toEqual(before);
  });
});

test.each(CASES.filter(({ route }) => route.encrypted))(
  '$name refuses a plain body',
  async ({ route, console }) => {
    const answer = await running.call(route, {
      console,
      // Access is checked before the input.
      token: console ? tokens.operator : tokens[route.access === 'agent' ? 'agent' : 'member'],
      rawBody: '{}',
      contentType: 'application/json',
    });
    expect(answer.body.code).toBe('request.encryption_required');
  },
);

test('an unknown host has no site', async () => {
  const answer = await running.call(siteApi.system.status, { host: 'elsewhere.example' });
  expect(answer).toMatchObject({ status: 404, body: { code: 'request.unknown_host' } });
});

test.each([
  ['/wps/rounds?gameId=%00', 422, 'request.invalid'],
  ['/wps/relay/GCSGAME_gameList?vassalage=%00', 422, 'request.invalid'],
  ['/wps/%zz', 404, 'request.not_found'],
])('%s is refused as any other bad input', async (path, status, code) => {
  const { list } = siteApi.rounds;
  expect(await running.call(list, { token: tokens.member, path })).toMatchObject({ status, body: { code } });
});

test('every call is in the OpenAPI document', async () => {
  const response = await running.app.site.inject({
    url: '/wps/openapi.json',
    headers: { host: HOSTS.croupier },
  });
  const { paths } = response.json<{ paths: Record<string, Record<string, unknown>> }>();
  for (const { route, console } of CASES.filter((candidate) => !candidate.console))
    expect(
      paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()],
      String(console),
    ).toBeDefined();
});
