import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DEPOSIT_STATES,
  DEPOSIT_TRANSITIONS,
  mayFollow,
} from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import { newId } from '../../../../platform/ids.ts';
import { MAX_DEPOSITS_IN_REVIEW } from '../payments.config.ts';
import { moveDeposit } from './deposits.queries.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import { movement, page } from '../testing/provider-double.ts';

let world: PaymentsWorld;
let memberId = '';
beforeAll(async () => {
  world = await createPaymentsWorld();
});
beforeEach(async () => {
  world.provider.isDown = false;
  world.provider.seen.clear();
  world.provider.listed = [];
  world.provider.begin = async () => page(world.provider.begun.at(-1) ?? '');
  world.limit.admit = async (_tx, { amountMinor }) => ({ admittedMinor: amountMinor, code: null });
  memberId = await world.openMember();
});
afterAll(() => world.close());

const paid = (id: string, changes: { theirId?: string; amountMinor?: bigint; feeMinor?: bigint } = {}) =>
  movement({ theirId: `tx-${id}`, ourId: id, amountMinor: 100n * ONE, at: world.clock.now(), ...changes });

describe('a deposit', () => {
  test('is credited once by the movement that the hook reports', async () => {
    const { id, state, instructions } = await world.start(memberId);
    expect({ state, instructions }).toEqual({
      state: 'waiting',
      instructions: { kind: 'page', url: `https://pay.test/${id}` },
    });
    const before = await world.house('deposit_clearing');
    const body = { movements: [paid(id, { feeMinor: ONE })] };
    for (const eventId of [`e-${id}`, `e-${id}`, `again-${id}`])
      expect(await world.hook(eventId, body)).toMatchObject({ status: 200 });
    await world.drain();
    expect(await world.row(id)).toMatchObject({
      state: 'credited',
      receivedMinor: 100n * ONE,
      heldMinor: 0n,
    });
    expect(await world.balance(memberId)).toBe(100n * ONE);
    expect((await world.house('deposit_clearing')) - before).toBe(-99n * ONE);
    expect(await world.house('fee_cost')).toBe(-ONE);
  });

  test('with the same id again is the same deposit, also of ten concurrent calls; other content is refused', async () => {
    const id = newId();
    const started = await Promise.all(Array.from({ length: 10 }, () => world.start(memberId, { id })));
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1);
    expect(world.provider.begun.filter((each) => each === id)).toHaveLength(1);
    const other = { code: 'payments.id_reused' };
    await expect(world.start(memberId, { id, amount: 101n * ONE })).rejects.toMatchObject(other);
    await expect(world.start(await world.openMember(), { id })).rejects.toMatchObject(other);
  });

  test('is one at a time, also of 20 concurrent different ones', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => world.start(memberId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'payments.one_open' });
  });

  test('in review leaves room for another one, but not for any number of them', async () => {
    for (let count = 0; count < MAX_DEPOSITS_IN_REVIEW; count += 1) {
      const { id } = await world.start(memberId);
      await sql`update deposits set state = 'review' where id = ${id}`.execute(world.database.db);
    }
    await expect(world.start(memberId)).rejects.toMatchObject({ code: 'payments.too_many_in_review' });
  });

  test.each([
    ['too little', ONE, 'payments.amount_outside'],
    ['too much', 5_001n * ONE, 'payments.amount_outside'],
    ['a fraction of a cent', 100n * ONE + 1n, 'payments.amount_step'],
  ])('%s is refused', async (_what, amount, code) => {
    await expect(world.start(memberId, { amount })).rejects.toMatchObject({ code });
  });

  test('beyond a limit is refused with the limit’s own code', async () => {
    world.limit.admit = async () => ({ admittedMinor: 50n * ONE, code: 'protection.limit_reached' });
    await expect(world.start(memberId)).rejects.toMatchObject({ code: 'protection.limit_reached' });
  });

  test('of another member is not found', async () => {
    const { id } = await world.start(memberId);
    const stranger = await world.openMember();
    for (const name of ['deposits:get', 'deposits:cancel'])
      await expect(world.memberCall(name, stranger, { params: { id }, query: {} })).rejects.toMatchObject({
        code: 'payments.not_found',
      });
  });
});

describe('a message', () => {
  test('that is forged leaves nothing', async () => {
    const { id } = await world.start(memberId);
    expect(await world.hook('forged', { movements: [paid(id)] }, 'wrong')).toEqual({ status: 401 });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 'waiting' });
  });

  test('that is only a hint makes the server ask', async () => {
    const { id } = await world.start(memberId);
    await world.hook(`hint-${id}`, { hint: { ourId: id } });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 'waiting' });
    world.provider.seen.set(id, { state: 'paid', movements: [paid(id)] });
    await world.hook(`hint2-${id}`, { hint: { ourId: id } });
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 'credited' });
  });
});

describe('an outcome that is unknown', () => {
  test('is resolved by asking, never by time', async () => {
    world.provider.isDown = true;
    const { id, state } = await world.start(memberId);
    expect(state).toBe('unknown');
    world.clock.advance(6_000);
    await world.payments.tick();
    expect(await world.row(id)).toMatchObject({ state: 'unknown', asks: 1 });
    world.provider.isDown = false;
    world.provider.seen.set(id, { state: 'waiting', movements: [] });
    world.clock.advance(16_000);
    await world.payments.tick();
    expect(await world.row(id)).toMatchObject({ state: 'waiting' });
  });

  test('of an order that the provider doesn’t have is placed again with the same id and content', async () => {
    world.provider.isDown = true;
    const { id } = await world.start(memberId);
    world.provider.isDown = false;
    world.clock.advance(6_000);
    await world.payments.tick();
    const row = await world.row(id);
    expect(row).toMatchObject({ state: 'waiting' });
    expect(row?.instructions).not.toBeNull();
    const [first, again, ...others] = world.provider.orders.filter((each) => each.id === id);
    expect(again).toEqual(first);
    expect(others).toEqual([]);
  });

  test('of an order that can’t be placed fails only after ten minutes', async () => {
    const { begin } = world.provider;
    world.provider.begin = async () => ({ kind: 'unknown', message: 'no answer' });
    const { id } = await world.start(memberId);
    world.clock.advance(6_000);
    await world.payments.tick();
    expect(await world.row(id)).toMatchObject({ state: 'unknown' });
    world.clock.advance(10 * 60_000);
    await world.payments.tick();
    world.provider.begin = begin;
    expect(await world.row(id)).toMatchObject({ state: 'failed' });
  });
});

test('a process that dies between the row and the call leaves a question, not a second order', async () => {
  const { id } = await world.start(memberId);
  await sql`update deposits set state = 'started', instructions = null, ask_at = ${world.clock.now()}
    where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.database.db);
  world.provider.seen.set(id, { state: 'paid', movements: [paid(id)] });
  await Promise.all([world.payments.tick(), world.payments.tick()]);
  expect(await world.row(id)).toMatchObject({ state: 'credited' });
  expect(world.provider.begun.filter((each) => each === id)).toHaveLength(1);
});

test('a deposit changes only along the table of transitions', async () => {
  const { id } = await world.start(memberId);
  const key = { merchantId: MERCHANT, id };
  const at = world.clock.now();
  const credited = { receivedMinor: ONE, heldMinor: 0n, feeMinor: 0n };
  for (const from of DEPOSIT_STATES.filter((state) => state !== 'credited'))
    for (const to of DEPOSIT_STATES) {
      const moved = await world.db.transaction().execute(async (tx) => {
        await sql`update deposits set state = ${from}, credited_at = null
          where merchant_id = ${MERCHANT} and id = ${id}`.execute(tx);
        return moveDeposit(tx, key, { to, at, ...(to === 'credited' && { credited }) });
      });
      expect([from, to, moved !== undefined]).toEqual([from, to, mayFollow(DEPOSIT_TRANSITIONS, from, to)]);
    }
  await sql`update deposits set state = 'expired', credited_at = null
    where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.database.db);
});

test('the ledger audit finds nothing after all of this', async () => {
  expect((await world.wallet.audit()).findings).toEqual([]);
  expect((await world.wallet.trialBalance(MERCHANT, 'EUR')).sumMinor).toBe(0n);
});
