import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRebateWorld, type Person } from '../rebates/testing/rebate-world.ts';
import { riskSettings } from '@croupier/contract/risk/risk-settings.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { findRings } from './finding.usecases.ts';
import { flagOppositeBets } from './opposites.usecases.ts';
import type { RingDeps } from './rings.types.ts';
import { decideRing } from './rings.queries.ts';
import { listRingMembers, listRings, ringsOfNodes } from './rings.reads.ts';

const MERCHANT = 'croupier';
let world: Awaited<ReturnType<typeof createRebateWorld>>;
beforeAll(async () => {
  world = await createRebateWorld(MERCHANT);
});
afterAll(() => world.close());

const find = () => findRings(world.deps);
const rings = () =>
  listRings(world.db, { merchantId: MERCHANT, state: undefined, before: undefined, limit: 20 });
const setMember = ({ memberId }: Person, change: ReturnType<typeof sql>) =>
  world.tamper(sql`update members set ${change} where merchant_id = ${MERCHANT} and id = ${memberId}`);

test('members of a line with one name or address are a ring, once dismissed until somebody joins', async () => {
  const top = await world.open(undefined, 0);
  const people = [top];
  for (let count = 0; count < 4; count += 1) people.push(await world.open(top, 0));
  for (const [index, person] of people.entries())
    await setMember(person, sql`registered_ip = ${`192.0.2.${index}`}`);
  const [, first, second, third, fourth] = people as [Person, Person, Person, Person, Person];
  const stranger = await world.open(undefined, 0);
  await setMember(stranger, sql`registered_ip = '198.51.100.9', payee_name = 'SOM CHAI'`);
  await setMember(first, sql`payee_name = 'SOM CHAI'`);
  await setMember(second, sql`payee_name = 'Som Chai', registered_ip = '192.0.2.200'`);
  await setMember(third, sql`registered_ip = '192.0.2.200'`);
  await find();
  const [ring] = await rings();
  expect(ring).toMatchObject({ size: 3, state: 'open', reasons: ['address', 'payee_name'] });
  const nos = [first, second, third, fourth, stranger].map(({ no }) => no);
  const counted = await ringsOfNodes(world.db, { merchantId: MERCHANT, nos });
  expect([...counted.keys()].toSorted((a, b) => a - b)).toEqual([first.no, second.no, third.no]);
  const decided = { merchantId: MERCHANT, id: ring?.id ?? '', state: 'dismissed', by: top.memberId } as const;
  await world.db
    .transaction()
    .execute((tx) => decideRing(tx, { ...decided, reason: 'a family', at: world.clock.now() }));
  await find();
  expect(await rings()).toMatchObject([{ state: 'dismissed', decision: 'a family' }]);
  expect((await ringsOfNodes(world.db, { merchantId: MERCHANT, nos })).size).toBe(0);
  await setMember(fourth, sql`registered_ip = '192.0.2.200'`);
  await find();
  expect(await rings()).toMatchObject([{ state: 'open', size: 4, decision: null }]);
  const members = await listRingMembers(world.db, {
    merchantId: MERCHANT,
    id: ring?.id ?? '',
    since: '2026-04-01',
  });
  expect(members.map(({ id }) => id)).toEqual([first, second, third, fourth].map(({ memberId }) => memberId));
});

test('members of a ring who bet against each other are flagged, each once for a day', async () => {
  const top = await world.open(undefined, 0);
  const [first, second, stranger] = [
    await world.open(top, 0),
    await world.open(top, 0),
    await world.open(top, 0),
  ];
  for (const [index, person] of [top, first, second, stranger].entries())
    await setMember(person, sql`registered_ip = ${`203.0.113.${index}`}`);
  await setMember(second, sql`registered_ip = '203.0.113.1'`);
  await find();
  world.clock.advance(Date.parse('2026-06-02T10:00:00Z') - world.clock.now().getTime());
  const play = ({ memberId }: Person, payout: bigint) => world.play(MERCHANT, memberId, 1_000n, payout);
  for (let slot = 0; slot < 5; slot += 1) {
    await play(first, 1_990n);
    await play(second, 0n);
    await play(stranger, 0n);
    await world.seal();
  }
  // Both won: that is no bet against each other.
  await play(first, 1_010n);
  await play(second, 1_010n);
  await world.seal(288);
  const told: Array<Parameters<RingDeps['risk']['assess']>[1]> = [];
  const risk: RingDeps['risk'] = {
    assess: (_, facts) => {
      told.push(facts);
      return Promise.resolve({ flags: [], verdict: 'pass', caseId: null });
    },
  };
  const settings = { risk: riskSettings.parse({}) };
  const merchant = { id: MERCHANT, currency: 'THB', settings } as unknown as Merchant;
  const merchants = { byId: () => Promise.resolve(merchant), list: () => Promise.resolve([merchant]) };
  await flagOppositeBets({ ...world.deps, merchants, risk });
  expect(told.map(({ memberId }) => memberId).toSorted()).toEqual(
    [first.memberId, second.memberId].toSorted(),
  );
  expect(told[0]?.oppositeBets).toMatchObject({ slots: 5, stakeMinor: 10_000n, netMinor: -50n });
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(1);
});
