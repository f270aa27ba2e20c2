import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { HOOK_MISSED_MILLISECONDS, HOOK_RETRY_SOON_MILLISECONDS } from '../payments.config.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import { movement } from '../testing/provider-double.ts';

let world: PaymentsWorld;
let memberId = '';
beforeEach(async () => {
  world = await createPaymentsWorld();
  memberId = await world.openMember();
});
afterEach(() => world.close());

const undone = async (): Promise<bigint> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from provider_events
    where merchant_id = ${MERCHANT} and done_at is null`.execute(world.db);
  return rows[0]?.count ?? -1n;
};
/** The bank reports 100 for a deposit of the member. */
const report = async (member = memberId): Promise<void> => {
  const { reference } = await world.start(member, { methodId: 'bank' });
  const line = movement({
    theirId: newId(),
    amountMinor: 100n * ONE,
    text: reference,
    at: world.clock.now(),
  });
  await world.hook(newId(), { movements: [line] });
};
const minutely = async (): Promise<void> => {
  await world.payments.jobs.find(({ name }) => name === 'payments-messages')?.run();
};

test('a message is worked on by the process that received it, without the worker', async () => {
  await report();
  await world.payments.settled();
  expect(await world.balance(memberId)).toBe(100n * ONE);
  expect(await undone()).toBe(0n);
});

test('the worker takes what a process that ended has answered but not worked on, once', async () => {
  await world.payments.close();
  await report();
  const other = await world.openMember();
  await report(other);
  await world.payments.settled();
  await world.payments.tick();
  expect(await world.balance(memberId)).toBe(0n);
  world.clock.advance(HOOK_MISSED_MILLISECONDS);
  await Promise.all([world.payments.tick(), world.payments.tick(), minutely()]);
  expect(await world.balance(memberId)).toBe(100n * ONE);
  expect(await world.balance(other)).toBe(100n * ONE);
  expect(await undone()).toBe(0n);
});

test('a message whose work was not recorded as done is credited once', async () => {
  await report();
  await world.payments.settled();
  await sql`update provider_events set done_at = null where merchant_id = ${MERCHANT}`.execute(world.db);
  world.clock.advance(HOOK_MISSED_MILLISECONDS);
  await world.payments.tick();
  expect(await undone()).toBe(0n);
  expect(await world.balance(memberId)).toBe(100n * ONE);
});

test('a message that fails is tried again until it succeeds, after a minute by the job only', async () => {
  const started = await world.start(memberId, { methodId: 'bank' });
  world.limit.admit = async () => {
    throw new Error('limits can’t be read');
  };
  const line = movement({
    theirId: newId(),
    amountMinor: 100n * ONE,
    text: started.reference,
    at: world.clock.now(),
  });
  await world.hook(newId(), { movements: [line] });
  await world.payments.settled();
  expect(await undone()).toBe(1n);
  world.limit.admit = async (_tx, { amountMinor }) => ({ admittedMinor: amountMinor, code: null });
  world.clock.advance(HOOK_RETRY_SOON_MILLISECONDS + 1);
  await world.payments.tick();
  expect(await undone()).toBe(1n);
  await minutely();
  expect(await undone()).toBe(0n);
  expect(await world.balance(memberId)).toBe(100n * ONE);
});
