import { siteApi } from '@croupier/contract/api.ts';
import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOSTS } from '../../../testing/test-app.ts';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import {
  createSiteWorld,
  newUser,
  somebody,
  type SiteWorld,
} from '../../access/sign-in/testing/site-world.ts';
import { checkNetwork } from './network.checks.ts';
import { addPlaces } from './rates/quotas.queries.ts';
import { pathBelow } from './tree/paths.rules.ts';

const routes = siteApi.network;
const DAYS = 'from=2026-01-01&until=2026-01-02';
type Person = { id: string; token: string };
type Link = { code: string; uses: number; state: string; rates: Record<string, number> };
type Team = {
  items: Array<{ id: string; level: number; directs: number; teamSize: number }>;
  next: string | null;
};

let world: SiteWorld;
let root: Person;
beforeAll(async () => {
  world = await createSiteWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  root = await openRoot();
});

const forget = (accountId: string, merchantId = 'croupier') =>
  world.app.modules.sessions.forget({ merchantId, accountId });

/** An agent under the house with 7.5 % everywhere. */
async function openRoot(host: string = HOSTS.croupier): Promise<Person> {
  const account = await world.openAccount(host);
  const { merchantId, id, token } = account;
  await sql`update members set type = 1 where merchant_id = ${merchantId} and id = ${id}`.execute(world.db);
  forget(id, merchantId);
  const rates = Object.fromEntries(CLASSES.map((of) => [of, 75_000]));
  await world.db
    .transaction()
    .execute((tx) => world.app.modules.network.setRootRates(tx, { merchantId, memberId: id }, rates));
  return { id, token };
}

async function addLink(agent: Person, changes: Record<string, unknown> = {}): Promise<Link> {
  const body = { label: 'chat', opensType: 1, rates: {}, maxUses: null, expiresAt: null, ...changes };
  const answer = await world.call(routes.createLink, { token: agent.token, body });
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return answer.body.value as Link;
}

async function register(code: string) {
  const { username, ip } = somebody();
  const captcha = await solvedCaptcha(world.db, 'croupier');
  const body = newUser({ username, ...captcha, referralCode: code });
  return world.call(siteApi.identity.register, { ip, body });
}

/** Registers with a link of the agent. */
async function openBelow(agent: Person, changes: Record<string, unknown> = {}): Promise<Person> {
  const { code } = await addLink(agent, changes);
  const { body } = await register(code);
  if (!body.success) throw new Error(JSON.stringify(body));
  const { token } = body.value as { token: string };
  const account = await world.app.modules.sessions.resolveAccount(token, 'croupier');
  if (!account) throw new Error('nobody is signed in');
  return { id: account.id, token };
}

async function nodeOf(id: string) {
  const { rows } = await sql<{ no: number; uplineNo: number; depth: number; path: string; type: number }>`
    select n.no, n.upline_no as "uplineNo", n.depth, n.path, m.type
    from agent_nodes n join members m on m.merchant_id = n.merchant_id and m.id = n.member_id
    where n.merchant_id = 'croupier' and n.member_id = ${id}`.execute(world.db);
  const [node] = rows;
  if (!node) throw new Error('no node');
  return node;
}

const rateOf = (memberId: string, at = new Date()) =>
  world.app.modules.network.rateOf(world.db, { merchantId: 'croupier', memberId, of: 'LOTT', at });
const nextPeriod = (): Date => new Date(Date.now() + 300_000);
const raise = (agent: Person, memberId: string, rates: Record<string, unknown>) =>
  world.call(routes.raiseRates, {
    token: agent.token,
    path: `/wps/agent/team/${memberId}/rates`,
    body: { rates },
  });
const team = (agent: Person, query = '') =>
  world.call(siteApi.teams.team, {
    token: agent.token,
    path: `/wps/agent/team?${DAYS}&sort=openedAt${query}`,
  });
const idsOf = ({ body }: Awaited<ReturnType<typeof team>>): string[] =>
  body.success ? (body.value as Team).items.map(({ id }) => id) : [];
const one = (agent: Person, id: string, host: string = HOSTS.croupier) =>
  world.call(siteApi.teams.teamMember, {
    token: agent.token,
    host,
    path: `/wps/agent/team/${id}?${DAYS}`,
  });
const breaches = () => world.db.transaction().execute((tx) => checkNetwork(tx));

test('calls and computations name the same classes', () => {
  expect(RATE_CLASSES).toEqual(CLASSES);
});

test('a member who registers by a link stands under its agent, with its type and rates', async () => {
  const agent = await openBelow(root, { rates: { LOTT: 70_000 } });
  const member = await openBelow(agent, { opensType: 0, rates: { LOTT: 65_000 } });
  const [top, middle, leaf] = [await nodeOf(root.id), await nodeOf(agent.id), await nodeOf(member.id)];
  expect(middle).toMatchObject({ uplineNo: top.no, depth: 2, type: 1, path: pathBelow(top.path, middle.no) });
  expect(leaf).toMatchObject({
    uplineNo: middle.no,
    depth: 3,
    type: 0,
    path: pathBelow(middle.path, leaf.no),
  });
  expect([await rateOf(agent.id), await rateOf(member.id)]).toEqual([70_000, 65_000]);
  expect(await breaches()).toEqual([]);
});

test('concurrent registrations get numbers without gaps', async () => {
  const { code } = await addLink(root);
  const before = await nodeOf(root.id);
  await Promise.all(Array.from({ length: 5 }, () => register(code)));
  const { rows } = await sql<{ no: number }>`select no from agent_nodes
    where merchant_id = 'croupier' and no > ${before.no} order by no`.execute(world.db);
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 5 }, (_, index) => before.no + 1 + index));
});

test('a trial account has no place', async () => {
  const { body } = await world.call(siteApi.session.freePlay, {
    ip: somebody().ip,
    body: { os: 'test', platform: 'W' },
  });
  expect(body.success).toBe(true);
  expect(await breaches()).toEqual([]);
  const { rows } = await sql`select 1 from members m join agent_nodes n on n.merchant_id = m.merchant_id
    and n.member_id = m.id where m.type = 4`.execute(world.db);
  expect(rows).toEqual([]);
});

test('the last use of a link is used once', async () => {
  const { code } = await addLink(root, { maxUses: 1 });
  const answers = await Promise.all(Array.from({ length: 3 }, () => register(code)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect((await register(code)).body).toMatchObject({ success: false, code: 'invitation_code_error' });
});

test('a closed or expired link opens nothing', async () => {
  const closed = await addLink(root);
  const changed = await world.call(routes.changeLink, {
    token: root.token,
    path: `/wps/agent/links/${closed.code}`,
    body: { state: 'closed' },
  });
  expect(changed.body).toMatchObject({ value: { state: 'closed', label: 'chat' } });
  const expired = await addLink(root, { expiresAt: '2020-01-01T00:00:00.000Z' });
  for (const { code } of [closed, expired])
    expect((await register(code)).body).toMatchObject({ code: 'invitation_code_error' });
});

test('no rate is above the agent’s own', async () => {
  const agent = await openBelow(root, { rates: { LOTT: 70_000 } });
  const refused = await world.call(routes.createLink, {
    token: agent.token,
    body: { label: '', opensType: 0, rates: { LOTT: 70_500 }, maxUses: null, expiresAt: null },
  });
  expect(refused.body).toMatchObject({ code: 'agents.rate_above' });
  const below = await openBelow(agent, { rates: { LOTT: 60_000 } });
  expect((await raise(agent, below.id, { LOTT: 70_500 })).body).toMatchObject({ code: 'agents.rate_above' });
  expect((await raise(agent, below.id, { LOTT: 60_100 })).body).toMatchObject({
    code: 'agents.rate_invalid',
  });
  expect((await raise(agent, below.id, { LOTT: 59_500 })).body).toMatchObject({ code: 'agents.rate_lower' });
  expect(await rateOf(below.id, nextPeriod())).toBe(60_000);
});

test('a raise holds from the next period on, for direct downlines only', async () => {
  const agent = await openBelow(root, { rates: { LOTT: 60_000 } });
  const below = await openBelow(agent, { rates: { LOTT: 60_000 } });
  const now = new Date();
  expect((await raise(root, agent.id, { LOTT: 70_000 })).body).toMatchObject({
    value: { rates: { LOTT: 70_000 } },
  });
  expect([await rateOf(agent.id, now), await rateOf(agent.id, nextPeriod())]).toEqual([60_000, 70_000]);
  expect((await raise(root, below.id, { LOTT: 70_000 })).body).toMatchObject({ code: 'agents.not_direct' });
  expect((await raise(agent, root.id, { LOTT: 75_000 })).body).toMatchObject({ code: 'agents.not_found' });
  expect((await raise(agent, agent.id, { LOTT: 75_000 })).body).toMatchObject({ code: 'agents.not_found' });
  expect(await breaches()).toEqual([]);
});

test('the last place of a quota is taken once', async () => {
  await sql`insert into rate_thresholds (merchant_id, class, from_ppm) values ('croupier', 'SEA', 75000)`.execute(
    world.db,
  );
  const { no } = await nodeOf(root.id);
  const place = { merchantId: 'croupier', agentNo: no, of: 'SEA', fromPpm: 75_000 } as const;
  await world.db.transaction().execute((tx) => addPlaces(tx, { ...place, places: 1 }));
  const { code } = await addLink(root, { rates: { SEA: 75_000 } });
  const answers = await Promise.all(Array.from({ length: 3 }, () => register(code)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect((await register(code)).body).toMatchObject({ code: 'agents.quota' });
  const plain = await openBelow(root);
  expect((await raise(root, plain.id, { SEA: 75_000 })).body).toMatchObject({ code: 'agents.quota' });
  await sql`delete from rate_thresholds where merchant_id = 'croupier'`.execute(world.db);
});

test('an agent sees the own team and nobody else', async () => {
  const sibling = await openBelow(root);
  const agent = await openBelow(root);
  const below = await openBelow(agent);
  const stranger = await openRoot();
  const elsewhere = await openRoot(HOSTS.lotus);
  expect(idsOf(await team(root))).toEqual([sibling.id, agent.id]);
  expect(idsOf(await team(root, `&of=${agent.id}`))).toEqual([below.id]);
  expect((await one(root, below.id)).body).toMatchObject({
    value: { level: 2, uplineId: agent.id, teamSize: 0, rates: { LOTT: 0 } },
  });
  const outside = [
    [agent, sibling.id],
    [agent, root.id],
    [agent, agent.id],
    [stranger, below.id],
    [agent, elsewhere.id],
  ] as const;
  for (const [who, id] of outside) expect((await one(who, id)).status).toBe(404);
  expect((await one(elsewhere, below.id, HOSTS.lotus)).status).toBe(404);
  for (const id of [sibling.id, root.id, stranger.id])
    expect((await team(agent, `&of=${id}`)).body).toMatchObject({ code: 'agents.not_found' });
  const foreign = await addLink(sibling);
  const change = { token: agent.token, path: `/wps/agent/links/${foreign.code}`, body: { state: 'closed' } };
  expect((await world.call(routes.changeLink, change)).status).toBe(404);
});

/** Every agent's call that names a member, about somebody. */
function callsAbout(id: string) {
  const terms = {
    kind: 'realtime',
    classes: ['rng'],
    tiers: [{ fromBand: 0, winRatePpm: 0, lossRatePpm: 0 }],
  };
  const { contracts, lineTransfers, teams } = siteApi;
  const day = 'from=2026-01-01T00:00:00Z&until=2026-01-01T12:00:00Z';
  return [
    [teams.teamMember, { path: `/wps/agent/team/${id}?${DAYS}` }],
    [teams.team, { path: `/wps/agent/team?${DAYS}&of=${id}` }],
    [teams.bets, { path: `/wps/agent/bets?${day}&memberId=${id}` }],
    [teams.transactions, { path: `/wps/agent/transactions?${day}&memberId=${id}` }],
    [routes.raiseRates, { path: `/wps/agent/team/${id}/rates`, body: { rates: { LOTT: 75_000 } } }],
    [
      lineTransfers.down,
      {
        path: `/wps/agent/team/${id}/transfers`,
        body: { id: crypto.randomUUID(), amount: '1', paymentPassword: '735184' },
      },
    ],
    [contracts.actOnRealtimeSalary, { body: { action: 'preview', memberId: id, terms } }],
    [contracts.actOnRealtimeSalary, { body: { action: 'offer', memberIds: [id], terms } }],
  ] as const;
}

test('calls about members upwards, sideways, of other lines and merchants are refused and change nothing', async () => {
  const sibling = await openBelow(root);
  const agent = await openBelow(root);
  const stranger = await openBelow(await openRoot());
  const elsewhere = await openRoot(HOSTS.lotus);
  const changes = async () => {
    const { rows } = await sql`select (select count(*)::int from node_rates) as rates,
      (select count(*)::int from line_transfers) as transfers, (select count(*)::int from contracts) as contracts`.execute(
      world.db,
    );
    return rows;
  };
  const before = await changes();
  const refused: string[] = [];
  for (const id of [root.id, sibling.id, stranger.id, elsewhere.id])
    for (const [route, input] of callsAbout(id)) {
      const { status, body } = await world.call(route, { token: agent.token, ...input });
      refused.push(String(status), body.success ? 'done' : String(body.code));
    }
  const unwanted = refused.filter((answer) => !/^40[0349]$|^422$|not_found|not_direct|closed/.test(answer));
  expect(unwanted).toEqual([]);
  // The own token is nobody's at another merchant.
  for (const [route, input] of callsAbout(elsewhere.id))
    expect((await world.call(route, { token: agent.token, host: HOSTS.lotus, ...input })).status).toBe(401);
  expect(await changes()).toEqual(before);
});

test('a visitor of a link counts once a day, however often the call is repeated', async () => {
  const { code } = await addLink(root);
  const { ip } = somebody();
  const visit = (from: string) =>
    world.call(routes.linkVisit, { ip: from, path: `/wps/agent/links/${code}/visits` });
  const answers = await Promise.all([1, 2, 3].map(() => visit(ip)));
  expect(answers.filter(({ body }) => (body.value as { counted: boolean }).counted)).toHaveLength(1);
  await visit(somebody().ip);
  const links = (await world.call(routes.links, { token: root.token })).body.value as Array<{
    visits: number;
  }>;
  expect(links[0]?.visits).toBe(2);
});

test('a team is read page by page and searched by account', async () => {
  const { code } = await addLink(root, { opensType: 0 });
  for (let count = 0; count < 3; count += 1) await register(code);
  const first = await team(root, '&limit=2');
  const { next } = (first.body as { value: Team }).value;
  const last = await team(root, `&limit=2&after=${next}`);
  expect(idsOf(last)).toHaveLength(1);
  expect((last.body as { value: Team }).value.next).toBeNull();
  expect(idsOf(await team(root, '&search=person'))).toEqual([...idsOf(first), ...idsOf(last)]);
});

test('the audit finds planted differences', async () => {
  const agent = await openBelow(root, { rates: { LOTT: 70_000 } });
  const { no, path } = await nodeOf(agent.id);
  const findings = async () => (await breaches()).map(({ rule, subject }) => `${subject}: ${rule}`);
  await sql`update agent_nodes set path = ${`${path.slice(0, 5)}zzzzz`}
    where merchant_id = 'croupier' and no = ${no}`.execute(world.db);
  expect(await findings()).toEqual([`node ${no}: a path is the upline’s path and the node’s own code`]);
  await sql`update agent_nodes set path = ${path} where merchant_id = 'croupier' and no = ${no}`.execute(
    world.db,
  );
  const { no: rootNo } = await nodeOf(root.id);
  await sql`delete from node_rates where merchant_id = 'croupier' and no = ${rootNo}`.execute(world.db);
  expect(await findings()).toEqual([`node ${no}: no rate is above the upline’s`]);
  await sql`delete from node_rates where merchant_id = 'croupier' and no = ${no}`.execute(world.db);
  expect(await findings()).toEqual([]);
});
