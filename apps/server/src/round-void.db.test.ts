import { randomUUID } from 'node:crypto';
import type { ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import type { Approval } from '@croupier/contract/access/approvals.ts';
import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from './platform/ids.ts';
import { createTestApp, type Answer, type TestApp } from './testing/test-app.ts';

const REASON = 'The vendor sent it twice.';
/** So low that hardly any round wins the jackpot: at the demo's odds, one in 25 million. */
const STAKE = '0.1000';
let running: TestApp;
let asker: string;
let checkers: string[];
beforeAll(async () => {
  running = await createTestApp();
  [asker = '', ...checkers] = await Promise.all(Array.from({ length: 21 }, () => signIn('owner')));
});
afterEach(async () => {
  const { findings } = await running.app.modules.wallet.audit();
  if (findings.length > 0) throw new Error(`the audit found: ${JSON.stringify(findings)}`);
});
afterAll(() => running.close());

/** An operator of all merchants who is signed in. */
async function signIn(role: ShippedRole): Promise<string> {
  const { database, app } = running;
  const [id, at] = [newId(), new Date()];
  return database.db.transaction().execute(async (tx) => {
    await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
      values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, ${role}, '', ${at}, ${at})`.execute(tx);
    await sql`insert into grants (id, operator_id, role_id, granted_at) values (${newId()}, ${id}, ${role}, ${at})`.execute(
      tx,
    );
    const caller = { ip: '203.0.113.1', userAgent: 'test' };
    return app.modules.sessions.open(tx, { merchantId: '', accountId: id }, caller);
  });
}

const filled = ({ path }: Route, id: string): string =>
  path.replace(':merchantCode', 'croupier').replace(':id', id);
const call = (route: Route, id: string, { token = asker, body }: { token?: string; body?: object } = {}) =>
  running.call(route, { console: true, token, path: filled(route, id), ...(body ? { body } : {}) });
const { roundControl, approvals } = consoleApi;

type Player = { token: string; memberId: string; roundId: string };

/** A new member in a round of mines. */
async function playing(): Promise<Player> {
  const { token, memberId } = await running.register();
  const body = { id: randomUUID(), stake: STAKE, bet: { mines: 3 } };
  const path = '/wps/originals/mines/start';
  const { body: answer } = await running.call(siteApi.originals.startRound, { token, path, body });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return { token, memberId, roundId: body.id };
}
const open = ({ token, roundId }: Player, step: number, field: number) =>
  running.call(siteApi.originals.move, {
    token,
    path: '/wps/originals/mines/move',
    body: { roundId, step, move: { field } },
  });
const balanceOf = async ({ memberId }: Player): Promise<bigint> =>
  (await running.app.modules.wallet.balanceOf('croupier', memberId, 'EUR')).main.amountMinor;
const ask = async (roundId: string): Promise<string> => {
  const { body } = await call(roundControl.void, roundId, { body: { reason: REASON } });
  expect(body.success, JSON.stringify(body)).toBe(true);
  return (body.value as { id: string }).id;
};
const find = async (id: string): Promise<Approval> =>
  ((await call(approvals.get, id, { token: checkers[0] ?? '' })).body.value as { approval: Approval })
    .approval;
const approve = async (id: string, token = checkers[0] ?? '', payloadHash?: string): Promise<Answer> => {
  const hash = payloadHash ?? (await find(id)).payloadHash;
  return call(approvals.approve, id, { token, body: { payloadHash: hash, reason: REASON } });
};
const record = async (roundId: string): Promise<RoundRecord> => {
  const { body } = await call(roundControl.get, roundId);
  expect(body.success, JSON.stringify(body)).toBe(true);
  return body.value as RoundRecord;
};

test('of 20 approvals at once, one voids the round; stake and jackpot go back once', async () => {
  const player = await playing();
  const before = await balanceOf(player);
  const id = await ask(player.roundId);
  const { payloadHash, changes } = await find(id);
  expect(changes).toContainEqual({ label: 'round.stake', before: `${STAKE} EUR`, after: '' });

  const answers = await Promise.all(checkers.map((token) => approve(id, token, payloadHash)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.code).toBe('approvals.already_decided');

  expect(await balanceOf(player)).toBe(before + 1_000n);
  const { round, member, transfers, jackpot, events } = await record(player.roundId);
  expect(round).toMatchObject({ state: 'voided', stake: '0.0000', gameId: 'mines' });
  expect(member.id).toBe(player.memberId);
  expect(transfers).toMatchObject([
    { code: 'bet', amount: `-${STAKE}` },
    { code: 'rollback', amount: STAKE },
  ]);
  expect(jackpot).toMatchObject({
    won: null,
    returned: (jackpot as { contribution: unknown } | null)?.contribution,
  });
  expect(events).toMatchObject([{ action: 'round.voided', actor: { kind: 'operator', name: 'owner' } }]);
  expect((await open(player, 0, 1)).body.code).toBe('originals.round_not_found');
});

test('nobody voids a round alone', async () => {
  const player = await playing();
  const id = await ask(player.roundId);
  expect((await approve(id, asker)).body.code).toBe('approvals.own_request');
  expect((await record(player.roundId)).round.state).toBe('open');
});

test('a request with another stake than the one asked for is refused', async () => {
  const player = await playing();
  const id = await ask(player.roundId);
  const { payloadHash } = await find(id);
  await sql`update approvals set payload = '{"stake":"9999.0000"}'
    where merchant_id = 'croupier' and id = ${id}`.execute(running.database.db);
  expect((await approve(id, checkers[0], payloadHash)).body.code).toBe('approvals.altered');
  expect((await record(player.roundId)).round.state).toBe('open');
});

test('a round that was finished meanwhile keeps its result, and the request is stale', async () => {
  const player = await playing();
  const id = await ask(player.roundId);
  const { body } = await call(approvals.get, id, { token: checkers[0] ?? '' });
  expect(body.value).toMatchObject({ mayDecide: true, hasMoved: false });
  for (let field = 0; field < 25; field += 1) await open(player, field, field);
  const ended = await record(player.roundId);
  expect(ended).toMatchObject({
    round: { state: 'settled' },
    replayMatches: true,
    proof: { serverSeed: null },
  });
  const balance = await balanceOf(player);
  expect((await approve(id)).body.code).toBe('approvals.stale');
  expect([(await record(player.roundId)).round, await balanceOf(player)]).toEqual([ended.round, balance]);
  const again = await call(roundControl.void, player.roundId, { body: { reason: REASON } });
  expect([again.status, again.body.code]).toEqual([409, 'rounds.not_open']);
});

test('a jackpot that was won and spent refuses the void, and the request stays', async () => {
  const player = await playing();
  const id = await ask(player.roundId);
  const { rounds, wallet } = running.app.modules;
  rounds.hooks.undo.push(async () => [
    {
      id: randomUUID(),
      debit: { owner: 'member', memberId: player.memberId, kind: 'main' },
      credit: { owner: 'house', kind: 'jackpot', key: 'originals' },
      amountMinor: (await wallet.balanceOf('croupier', player.memberId, 'EUR')).main.amountMinor + 1_001n,
      code: 'jackpot',
      reference: player.roundId,
    },
  ]);
  const answer = await approve(id);
  rounds.hooks.undo.pop();
  expect([answer.status, answer.body.code]).toEqual([409, 'rounds.win_spent']);
  expect([(await record(player.roundId)).round.state, (await find(id)).state]).toEqual(['open', 'asked']);
  expect((await approve(id)).status).toBe(200);
});

test('the list finds rounds by member, game, state and time, at granted merchants only', async () => {
  const player = await playing();
  const { username, token } = await running.register();
  const bet = { id: randomUUID(), stake: '2.0000', bet: { direction: 'over', targetHundredths: 5_050 } };
  await running.call(siteApi.originals.bet, { path: '/wps/originals/dice/bet', token, body: bet });
  const list = async (query: Record<string, string>) => {
    const path = `/console/rounds?${new URLSearchParams(query).toString()}`;
    const { body } = await running.call(consoleApi.roundList.list, { console: true, token: asker, path });
    return body;
  };
  const found = async (query: Record<string, string>): Promise<Array<{ id: string; account: string }>> =>
    ((await list(query)).value as { items: Array<{ id: string; account: string }> }).items;
  expect(await found({ account: username.toUpperCase() })).toMatchObject([
    { id: bet.id, account: username, gameId: 'dice', vendor: 'CRO', stake: '2.0000', state: 'settled' },
  ]);
  expect(await found({ id: player.roundId })).toMatchObject([{ id: player.roundId, state: 'open' }]);
  expect((await found({ state: 'open', vendor: 'cro' })).map(({ id }) => id)).toContain(player.roundId);
  expect(await found({ account: username, gameId: 'mines' })).toEqual([]);
  expect(await found({ account: username, openedUntil: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await found({ merchants: 'lotus' })).toEqual([]);
  expect(await found({ sort: '-stake', account: username })).toHaveLength(1);
  expect(await list({ sort: '-stake' })).toMatchObject({
    code: 'rounds.sort_needs_period',
    fields: [{ field: 'openedFrom' }],
  });
});
