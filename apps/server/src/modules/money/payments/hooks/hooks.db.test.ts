import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { HOOK_MISSED_MILLISECONDS, HOOK_RETRY_SOON_MILLISECONDS } from '../payments.config.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import { movement } from '../testing/provider-double.ts';
import { insertEvents } from './provider-events.queries.ts';

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

const lineFor = ({ reference }: { reference: string }, theirId = newId()) =>
  movement({ theirId, amountMinor: 100n * ONE, text: reference, at: world.clock.now() });
/** Messages of one account that wait for a process that has just started. */
const reportAll = async (lines: ReadonlyArray<ReturnType<typeof lineFor>>): Promise<void> => {
  for (const line of lines) await world.hook(newId(), { movements: [line] });
  await sql`update provider_events set done_at = null where merchant_id = ${MERCHANT}`.execute(world.db);
  world.clock.advance(HOOK_MISSED_MILLISECONDS);
};
const depositsOf = (members: readonly string[]) =>
  Promise.all(members.map((member) => world.start(member, { methodId: 'bank' })));

test('messages that come together share their statements', async () => {
  await world.payments.close();
  const members = await Promise.all(Array.from({ length: 12 }, () => world.openMember()));
  await reportAll((await depositsOf(members)).map((deposit) => lineFor(deposit)));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await world.payments.tick();
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(await undone()).toBe(0n);
  for (const member of members) expect(await world.balance(member)).toBe(100n * ONE);
  // One credit needs about 35.
  expect(statements).toBeLessThan(100);
});

test('a message that fails does not hold back those that came with it', async () => {
  await world.payments.close();
  const members = await Promise.all([1, 2, 3].map(() => world.openMember()));
  const [bad = '', ...good] = members;
  await reportAll((await depositsOf(members)).map((deposit) => lineFor(deposit)));
  world.limit.admit = async (_tx, { memberId: of, amountMinor }) => {
    if (of === bad) throw new Error('limits can’t be read');
    return { admittedMinor: amountMinor, code: null };
  };
  await world.payments.tick();
  expect(await undone()).toBe(1n);
  expect(await world.balance(bad)).toBe(0n);
  for (const member of good) expect(await world.balance(member)).toBe(100n * ONE);
});

test('several payments of one member and repeats of one movement that come together are each credited once', async () => {
  await world.payments.close();
  const other = await world.openMember();
  const [first, second] = await depositsOf([memberId, other]);
  if (!first || !second) throw new Error('no deposits');
  const again = lineFor(second);
  await reportAll([lineFor(first), lineFor(first), again, again, again, lineFor({ reference: 'nothing' })]);
  await world.payments.tick();
  expect(await undone()).toBe(0n);
  expect(await world.balance(memberId)).toBe(200n * ONE);
  expect(await world.balance(other)).toBe(100n * ONE);
  expect(await world.house('suspense')).toBe(100n * ONE);
  expect(await world.house('deposit_clearing')).toBe(-400n * ONE);
});

test('messages of one moment are stored together: each event once, and one that can’t be stored fails alone', async () => {
  const { rows } = await sql<{ id: string }>`select id from payment_accounts
    where merchant_id = ${MERCHANT} limit 1`.execute(world.db);
  const put = (eventId: string, agent = 'bank') =>
    insertEvents(world.db, {
      merchantId: MERCHANT,
      accountId: rows[0]?.id ?? '',
      eventIds: [eventId],
      headers: { agent },
      body: Buffer.from([0, 255, 10]),
      receivedAt: world.clock.now(),
    });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await Promise.all([put('first'), put('second'), put('first')])).toEqual([['first'], ['second'], []]);
  expect(query).toHaveBeenCalledOnce();
  query.mockRestore();
  const results = await Promise.allSettled([put('third'), put('broken', '\u0000'), put('second')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { rows: bodies } = await sql<{ body: Buffer }>`select body from provider_events
    where merchant_id = ${MERCHANT} and event_id in ('first', 'second', 'third')`.execute(world.db);
  expect(bodies.map(({ body }) => body.toString('hex'))).toEqual(['00ff0a', '00ff0a', '00ff0a']);
});

describe('a message that anybody can send', () => {
  beforeEach(() => {
    world.provider.adapter.isUnsigned = true;
  });
  const stored = async (): Promise<bigint> => {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from provider_events
      where merchant_id = ${MERCHANT}`.execute(world.db);
    return rows[0]?.count ?? -1n;
  };
  const hint = (reference: string, more = '') => world.hook(newId(), { hint: { reference }, more });

  test('asks the bank about the deposit that it names, and is not stored', async () => {
    const { id, reference } = await world.start(memberId, { methodId: 'bank' });
    world.provider.seen.set(id, { state: 'paid', movements: [lineFor({ reference })] });
    expect(await hint(reference)).toMatchObject({ status: 200 });
    await world.payments.settled();
    expect(await world.balance(memberId)).toBe(100n * ONE);
    expect(await stored()).toBe(0n);
  });

  test('makes us ask about a deposit once in five seconds, however many come', async () => {
    const { reference } = await world.start(memberId, { methodId: 'bank' });
    for (let time = 0; time < 40; time += 1) await hint(reference);
    await world.payments.settled();
    expect(world.provider.asks).toBe(1);
    world.clock.advance(5_001);
    expect(await hint(reference)).toMatchObject({ status: 200 });
    await world.payments.settled();
    expect(world.provider.asks).toBe(2);
  });

  test('may be small only, and is refused from an address that names no deposit again and again', async () => {
    expect(await hint('SA', 'x'.repeat(5_000))).toEqual({ status: 413 });
    const { reference } = await world.start(memberId, { methodId: 'bank' });
    for (let time = 0; time < 29; time += 1) expect(await hint('SAUNKNOWN1')).toMatchObject({ status: 200 });
    expect(await hint(reference)).toMatchObject({ status: 200 });
    await hint('SAUNKNOWN1');
    expect(await hint(reference)).toEqual({ status: 429 });
    world.clock.advance(61_000);
    expect(await hint(reference)).toMatchObject({ status: 200 });
    expect(await stored()).toBe(0n);
  });
});
