import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../../testing/operator-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const MOBILE = '+491701234567';
const REASON = 'asked for by the member on the phone';
const limit = (amount: string) => ({ kind: 'wager', span: 'day', amount });

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const at = (route: Route, memberId: string, merchant = 'croupier') =>
  route.path.replace(':merchantCode', merchant).replace(':id', memberId);

test('an operator tightens alone, and loosens only by a request', async () => {
  const { memberId, token: player } = await world.register();
  const { token } = await createOperator(world, 'risk_analyst', ['croupier']);
  const { tighten, loosen } = consoleApi.protectionControl;
  const set = (amount: string, merchant?: string) =>
    world.call(tighten, {
      console: true,
      token,
      path: at(tighten, memberId, merchant),
      body: { limit: limit(amount), reason: REASON },
    });
  expect((await set('2')).status).toBe(200);
  expect((await set('3')).body.code).toBe('protection.looser_limit');
  expect((await set('1')).status).toBe(200);
  // The member of another merchant, or a merchant without a grant.
  expect((await set('1', 'lotus')).status).toBe(403);
  const bet = (stake: string) =>
    world.call(siteApi.originals.bet, {
      path: '/wps/originals/dice/bet',
      token: player,
      body: { id: crypto.randomUUID(), stake, bet: { direction: 'under', targetHundredths: 5_000 } },
    });
  expect((await bet('1.5')).body.code).toBe('protection.limit_reached');
  const asked = await world.call(loosen, {
    console: true,
    token,
    path: at(loosen, memberId),
    body: { change: { kind: 'wager', span: 'day', amount: null }, reason: REASON },
  });
  expect(asked.body.value).toMatchObject({ state: 'asked' });
  expect((await bet('1.5')).body.code).toBe('protection.limit_reached');
  // What the operator set is not the member's own limit.
  const removed = await world.call(siteApi.protection.removeLimit, {
    token: player,
    body: { kind: 'wager', span: 'day' },
  });
  expect(removed.body.code).toBe('protection.limit_unknown');
  expect((await bet('1')).status).toBe(200);
});

test('an excluded person opens no other account', async () => {
  const { memberId, token } = await world.register();
  await sql`update members set mobile = ${MOBILE} where merchant_id = 'croupier' and id = ${memberId}`.execute(
    world.database.db,
  );
  const { protection } = world.app.modules;
  const check = (mobile: string) =>
    world.database.db
      .transaction()
      .execute((tx) => protection.checkNewAccount(tx, { merchantId: 'croupier', mobile }));
  await check(MOBILE);
  const excluded = await world.call(siteApi.protection.exclude, {
    token,
    body: { period: '6m', understood: true },
  });
  expect(excluded.status).toBe(200);
  await expect(check(MOBILE)).rejects.toMatchObject({ code: 'protection.registration_refused' });
  await check('+491709999999');
});
