import { isBeaconRound } from '@croupier/fairplay/lottery/beacon.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { BEACON, latestRound } from './beacon.ts';
import { addLottery } from './lottery.routes.ts';

const server = Fastify();
addLottery(server);

const arm = (...faults: { provider: string; fault: string }[]) =>
  server.inject({ method: 'PUT', url: '/lottery/faults', payload: { faults } });
const told = async (url: string) => {
  const { statusCode, body } = await server.inject(url);
  return { statusCode, json: JSON.parse(body) as unknown };
};
const feed = (owner: string) => told(`/lottery/feeds/${owner}/results/vn-north/20261201`);
const round = (number: number) => told(`/lottery/beacon/${BEACON.chainHash}/public/${number}`);

test('both feeds tell the same until one is wrong', async () => {
  const first = await feed('north');
  expect(first).toMatchObject({ statusCode: 200, json: { number: '20261201', isFinal: true } });
  expect(await feed('south')).toEqual(first);
  await arm({ provider: 'south', fault: 'wrong' });
  expect(await feed('south')).not.toEqual(first);
  await arm({ provider: 'north', fault: 'yesterday' });
  expect(await feed('north')).toMatchObject({ json: { number: '20261130' } });
  await arm({ provider: 'north', fault: 'late' });
  expect(await feed('north')).toMatchObject({ statusCode: 404 });
  await arm();
});

test('the beacon signs rounds of the past only', async () => {
  const now = latestRound(Date.now());
  const { json } = await round(now - 1);
  expect(isBeaconRound(BEACON.publicKey, json as Parameters<typeof isBeaconRound>[1])).toBe(true);
  expect(await round(now + 5)).toMatchObject({ statusCode: 425 });
});

test('a forged round and another round are refused by who checks them', async () => {
  const asked = latestRound(Date.now()) - 1;
  await arm({ provider: 'beacon', fault: 'wrong' });
  const wrong = (await round(asked)).json as Parameters<typeof isBeaconRound>[1];
  expect(isBeaconRound(BEACON.publicKey, wrong)).toBe(false);
  await arm({ provider: 'beacon', fault: 'other_round' });
  expect((await round(asked)).json).toMatchObject({ round: asked - 1 });
  await arm();
});
