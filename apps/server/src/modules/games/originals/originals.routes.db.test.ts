import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { oneCallResult, roundState } from '@croupier/contract/games/originals-play.ts';
import { roundDetail } from '@croupier/contract/games/rounds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minesView } from './testing/mines-play.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

const { originals, rounds } = siteApi;
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await app.register());
});
afterAll(() => app.close());

const bet = () => ({
  id: randomUUID(),
  stake: '1.0000',
  bet: { direction: 'over', targetHundredths: 5_050 },
});

test('a bet over the wire is in the record with its proof, readable only by its player', async () => {
  const body = bet();
  const placed = await app.call(originals.bet, { path: '/wps/originals/dice/bet', token, body });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const result = oneCallResult.parse(placed.body.value);
  expect(result).toMatchObject({ roundId: body.id, nonce: 0 });
  expect(
    (await app.call(originals.bet, { path: '/wps/originals/dice/bet', token, body })).body.value,
  ).toEqual(placed.body.value);

  const path = `/wps/rounds/${body.id}`;
  const record = roundDetail.parse((await app.call(rounds.get, { token, path })).body.value);
  expect(record.proof).toMatchObject({ nonce: 0, serverSeed: null });
  expect(record.detail).toMatchObject({ bet: body.bet, facts: result.facts, won: result.won });
  const stranger = await app.register();
  expect((await app.call(rounds.get, { token: stranger.token, path })).status).toBe(404);
  const elsewhere = await app.register(HOSTS.lotus);
  const refused = await app.call(rounds.get, { token: elsewhere.token, host: HOSTS.lotus, path });
  expect(refused.status).toBe(404);
});

test('a mines round over the wire hides its mines until it is over', async () => {
  const body = { id: randomUUID(), stake: '1.0000', bet: { mines: 24 } };
  const path = (call: string) => `/wps/originals/mines/${call}`;
  const started = await app.call(originals.startRound, { token, path: path('start'), body });
  const begun = roundState.parse(started.body.value);
  expect(begun).toMatchObject({ isOver: false, view: { state: 'playing', minePositions: null } });
  const current = await app.call(originals.currentRound, { token, path: path('round') });
  expect(current.body.value).toEqual(started.body.value);
  const rotate = await app.call(originals.rotateSeeds, { token, body: { clientSeed: 'mine' } });
  expect(rotate.body.code).toBe('originals.round_in_progress');
  const wrong = { roundId: body.id, step: 0, move: 'cash_out' };
  const refused = await app.call(originals.move, { token, path: path('move'), body: wrong });
  expect(refused.body).toMatchObject({
    code: 'originals.move_not_allowed',
    fields: [{ field: 'move' }],
  });
  const move = { ...wrong, move: { field: 12 } };
  const ended = await app.call(originals.move, { token, path: path('move'), body: move });
  expect(roundState.parse(ended.body.value)).toMatchObject({ isOver: true, moves: [{ field: 12 }] });
  expect(minesView(roundState.parse(ended.body.value)).minePositions).toHaveLength(24);
  expect((await app.call(originals.currentRound, { token, path: path('round') })).body.value).toBeNull();
  expect((await app.call(originals.currentRound, { token, path: '/wps/originals/dice/round' })).status).toBe(
    404,
  );
});

test('callers who are not signed in, or have another merchant’s token, cannot play', async () => {
  expect((await app.call(originals.bet, { path: '/wps/originals/dice/bet', body: bet() })).status).toBe(401);
  expect(
    (
      await app.call(originals.bet, {
        path: '/wps/originals/dice/bet',
        token,
        host: HOSTS.lotus,
        body: bet(),
      })
    ).status,
  ).toBe(401);
});

test('refusals contain their code, and an invalid id is reported for its field', async () => {
  const body = { ...bet(), stake: '100000.0000' };
  expect((await app.call(originals.bet, { path: '/wps/originals/dice/bet', token, body })).body.code).toBe(
    'originals.stake_out_of_limits',
  );
  const derived = { ...bet(), id: '6f1d6c0e-3f0b-5a57-9c55-2d1c9c1f7a10' };
  const refused = await app.call(originals.bet, { path: '/wps/originals/dice/bet', token, body: derived });
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toMatchObject([{ field: 'id' }]);
});

test('limits and returns are public', async () => {
  const limits = await app.call(originals.limits);
  expect(limits.body.value).toEqual({
    minStake: '0.1000',
    maxStake: '500.0000',
    maxPayout: '50000.0000',
    autoplay: true,
    minRoundMs: 0,
    minSlotsRoundMs: 0,
  });
  const returns = await app.call(originals.returns);
  expect(returns.body.value).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ gameId: 'dice' }),
      expect.objectContaining({ gameId: 'mines' }),
      expect.objectContaining({ gameId: 'towers', builtMinPpm: 989_971, builtMaxPpm: 990_000 }),
    ]),
  );
});
