import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { REASON } from '../../../access/approvals/testing/approvals-world.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import { HOOK_RETRY_SOON_MILLISECONDS } from '../payments.config.ts';
import { movement } from '../testing/provider-double.ts';

let world: PaymentsWorld;
let cashier: Checker;
let lead: Checker;
let memberId = '';
let events = 0;
beforeAll(async () => {
  world = await createPaymentsWorld();
  [cashier, lead] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
beforeEach(async () => {
  world.provider.isDown = false;
  world.provider.listed = [];
  world.provider.seen.clear();
  world.provider.balanceMinor = undefined;
  world.limit.admit = async (_tx, { amountMinor }) => ({ admittedMinor: amountMinor, code: null });
  memberId = await world.openMember();
});
afterAll(() => world.close());

type Given = Partial<Parameters<typeof movement>[0]>;
const line = (given: Given = {}) =>
  movement({ theirId: `line-${newId()}`, amountMinor: 100n * ONE, at: world.clock.now(), ...given });
/** Reports movements as the bank does, and works on the message. */
async function report(...movements: ReturnType<typeof line>[]): Promise<void> {
  await world.hook(`event-${(events += 1)}`, { movements });
  await world.drain();
}
const bank = (amount = 100n * ONE) => world.start(memberId, { methodId: 'bank', amount });
const movementOf = async (theirId: string) => {
  const found = (await world.movements()).find((each) => each.theirId === theirId);
  if (!found) throw new Error(`no movement ${theirId}`);
  return found;
};
const act = (name: string, id: string, body: object, by = cashier): Promise<{ id: string; state: string }> =>
  world.operatorCall(name, by, {
    params: { merchantCode: MERCHANT, id },
    body: { key: newId(), reason: REASON, ...body },
  });
async function approve(id: string): Promise<void> {
  const { approval } = (await world.call('get', lead, { params: { id } })) as {
    approval: { payloadHash: string };
  };
  await world.call('approve', lead, {
    params: { id },
    body: { payloadHash: approval.payloadHash, reason: REASON },
  });
}

describe('a bank line', () => {
  test.each([
    ['more', 130n * ONE],
    ['less', 70n * ONE],
  ])(
    'is found by its reference in the text and credited as received, also %s',
    async (_what, amountMinor) => {
      const { id, reference } = await bank();
      await report(
        line({ amountMinor, text: `nap tien ${reference.toLowerCase()} 123`, payer: 'EXAMPLE ANN' }),
      );
      expect(await world.row(id)).toMatchObject({ state: 'credited', receivedMinor: amountMinor });
      expect(await world.balance(memberId)).toBe(amountMinor);
    },
  );

  test.each(['cancelled', 'expired', 'failed'])('credits a deposit that is %s already', async (state) => {
    const { id, reference } = await bank();
    await sql`update deposits set state = ${state} where merchant_id = ${MERCHANT} and id = ${id}`.execute(
      world.db,
    );
    await report(line({ text: reference }));
    expect(await world.row(id)).toMatchObject({ state: 'credited' });
  });

  test('in a currency that its account has no rate for waits for a person', async () => {
    const { id, reference } = await bank();
    await report(line({ text: reference, asset: 'USD' }));
    expect(await world.row(id)).toMatchObject({ state: 'waiting' });
    const { rows } = await sql`select m.state, m.suspense_minor as held from movements m
      where m.merchant_id = ${MERCHANT} and m.asset = 'USD'`.execute(world.db);
    expect(rows).toEqual([{ state: 'suspense', held: 100n * ONE }]);
  });

  test('on a reference that was credited opens a further deposit, once', async () => {
    const { id, reference } = await bank();
    const second = line({ text: reference, amountMinor: 40n * ONE });
    await report(line({ text: reference }), second);
    await report(second);
    expect(await world.balance(memberId)).toBe(140n * ONE);
    const { rows } = await sql`select state, received_minor as received from deposits
      where merchant_id = ${MERCHANT} and continues_id = ${id}`.execute(world.db);
    expect(rows).toEqual([{ state: 'credited', received: 40n * ONE }]);
  });

  test('of somebody else waits for a person, with the money in suspense', async () => {
    const before = await world.house('suspense');
    const { id, reference } = await bank();
    await report(line({ text: reference, payer: 'Morgan Stranger' }));
    expect(await world.row(id)).toMatchObject({ state: 'review', stateReason: 'payer_differs' });
    expect(await world.balance(memberId)).toBe(0n);
    expect((await world.house('suspense')) - before).toBe(100n * ONE);
  });

  test('that only its amount leads to a deposit is credited if the payer’s name is the member’s', async () => {
    const one = await bank(77n * ONE);
    await report(line({ amountMinor: 77n * ONE, payer: 'MR ANN EXAMPLE' }));
    expect(await world.row(one.id)).toMatchObject({ state: 'credited' });
    const other = await bank(78n * ONE);
    await report(line({ amountMinor: 78n * ONE }));
    expect(await world.row(other.id)).toMatchObject({ state: 'review', stateReason: 'payer_differs' });
  });

  test('that may still vanish is only seen, and waits again when it is gone', async () => {
    const { id, reference } = await bank();
    const seen = line({ text: reference, isFinal: false });
    await report(seen);
    expect(await world.row(id)).toMatchObject({ state: 'seen' });
    const poll = world.payments.jobs.find(({ name }) => name === 'payments-poll');
    await poll?.run();
    expect(await world.row(id)).toMatchObject({ state: 'waiting' });
    world.provider.listed = [{ ...seen, isFinal: true }];
    await poll?.run();
    expect(await world.row(id)).toMatchObject({ state: 'credited' });
    expect(await world.balance(memberId)).toBe(100n * ONE);
  });

  test('reported by 20 messages, the list and an answer at once is credited once', async () => {
    const { id, reference } = await bank();
    const one = line({ text: reference });
    world.provider.listed = [one];
    world.provider.seen.set(id, { state: 'paid', movements: [one] });
    await Promise.all(
      Array.from({ length: 20 }, () => world.hook(`race-${(events += 1)}`, { movements: [one] })),
    );
    await Promise.all([
      world.drain(),
      world.drain(),
      world.payments.jobs.find(({ name }) => name === 'payments-poll')?.run(),
      world.memberCall('deposits:get', memberId, { params: { id }, query: { returned: '1' } }),
    ]);
    await world.drain();
    expect(await world.row(id)).toMatchObject({ state: 'credited' });
    expect(await world.balance(memberId)).toBe(100n * ONE);
  });
});

describe('limits', () => {
  test('let a part in, and the rest waits to be sent back', async () => {
    const { id, reference } = await bank();
    world.limit.admit = async () => ({ admittedMinor: 110n * ONE, code: 'protection.limit_reached' });
    const more = line({ text: reference, amountMinor: 150n * ONE });
    await report(more);
    expect(await world.row(id)).toMatchObject({
      state: 'credited',
      heldMinor: 40n * ONE,
      stateReason: 'allowance',
    });
    expect(await world.balance(memberId)).toBe(110n * ONE);
    expect(await movementOf(more.theirId)).toMatchObject({ state: 'matched', suspense: 40n * ONE });
  });

  test('that were lowered meanwhile don’t take back what a deposit has reserved; an exclusion does', async () => {
    const first = await bank();
    world.limit.admit = async () => ({ admittedMinor: 0n, code: 'protection.limit_reached' });
    await report(line({ text: first.reference }));
    expect(await world.row(first.id)).toMatchObject({ state: 'credited', heldMinor: 0n });
    world.limit.admit = async (_tx, { amountMinor }) => ({ admittedMinor: amountMinor, code: null });
    const second = await bank();
    world.limit.admit = async () => ({ admittedMinor: 0n, code: 'protection.excluded' });
    await report(line({ text: second.reference }));
    expect(await world.row(second.id)).toMatchObject({ state: 'review', stateReason: 'excluded' });
    expect(await world.balance(memberId)).toBe(100n * ONE);
  });
});

describe('an operator', () => {
  test('credits a deposit in review with the money that is held for it, once', async () => {
    const { id, reference } = await bank();
    const held = line({ text: reference, payer: 'Morgan Stranger' });
    await report(held);
    const { id: movementId } = await movementOf(held.theirId);
    const body = { movementId, line: null };
    const key = newId();
    for (let again = 0; again < 2; again += 1)
      expect(await act('deposits:credit', id, { ...body, key })).toEqual({ id: key, state: 'done' });
    expect(await world.balance(memberId)).toBe(100n * ONE);
    await expect(act('deposits:credit', id, body)).rejects.toMatchObject({ code: 'payments.movement_used' });
  });

  test('gives money without an owner to a deposit; from the line on a second person decides', async () => {
    const { id } = await bank(2_000n * ONE);
    const lost = line({ amountMinor: 1_900n * ONE, text: 'no reference' });
    await report(lost);
    const { id: movementId, state } = await movementOf(lost.theirId);
    expect(state).toBe('suspense');
    const asked = await act('deposits:credit', id, { movementId, line: null });
    expect(asked.state).toBe('asked');
    expect(await world.balance(memberId)).toBe(0n);
    await approve(asked.id);
    expect(await world.row(id)).toMatchObject({ state: 'credited', receivedMinor: 1_900n * ONE });
    expect(await world.balance(memberId)).toBe(1_900n * ONE);
  });

  test('types a line of the bank’s list for a slip; its number can be used once', async () => {
    const typed = {
      bankReference: 'FT 26 001',
      amount: 100n * ONE,
      payer: 'Ann Example',
      at: world.clock.now(),
    };
    const first = await world.start(memberId, { methodId: 'slip' });
    await act('deposits:credit', first.id, { movementId: null, line: typed });
    expect(await world.row(first.id)).toMatchObject({ state: 'credited' });
    const second = await world.start(memberId, { methodId: 'slip' });
    await expect(
      act('deposits:credit', second.id, { movementId: null, line: { ...typed, bankReference: 'ft26001' } }),
    ).rejects.toMatchObject({ code: 'payments.movement_used' });
    expect(await world.balance(memberId)).toBe(100n * ONE);
  });

  test('needs a second person for a large amount in parts over several deposits of a member', async () => {
    const credit = async (bankReference: string) => {
      const { id } = await world.start(memberId, { methodId: 'slip', amount: 600n * ONE });
      const typed = { bankReference, amount: 600n * ONE, payer: 'Ann Example', at: world.clock.now() };
      return act('deposits:credit', id, { movementId: null, line: typed });
    };
    expect(await credit('FT 26 002')).toMatchObject({ state: 'done' });
    expect(await credit('FT 26 003')).toMatchObject({ state: 'asked' });
    expect(await world.balance(memberId)).toBe(600n * ONE);
  });

  test('types no line for a deposit whose provider reports it', async () => {
    const { id } = await bank();
    const at = world.clock.now();
    const typed = { bankReference: 'FT 26 004', amount: 100n * ONE, payer: 'Ann Example', at };
    await expect(act('deposits:credit', id, { movementId: null, line: typed })).rejects.toMatchObject({
      code: 'payments.state',
    });
    expect(await world.balance(memberId)).toBe(0n);
  });

  test('refuses a deposit in review and sends its money back to the payer', async () => {
    const { id, reference } = await bank();
    const held = line({ text: reference, payer: 'Morgan Stranger' });
    await report(held);
    expect(await act('deposits:refuse', id, {})).toEqual({ state: 'failed' });
    const { id: movementId } = await movementOf(held.theirId);
    const before = await world.house('deposit_clearing');
    world.provider.refund = async () => ({ kind: 'accepted', theirId: `refund-${id}` });
    const { id: refundId } = await act('movements:return', movementId, {});
    await expect(act('movements:return', movementId, {})).rejects.toMatchObject({ code: 'payments.state' });
    await world.payments.tick();
    world.provider.seen.set(refundId, { state: 'paid', movements: [] });
    world.clock.advance(6_000);
    await world.payments.tick();
    expect(await movementOf(held.theirId)).toMatchObject({ state: 'returned', suspense: 0n });
    expect((await world.house('deposit_clearing')) - before).toBe(100n * ONE);
  });

  test('refunds a deposit: held until it is done, and given back when it is refused', async () => {
    const { id, reference } = await bank();
    await report(line({ text: reference }));
    await expect(act('deposits:refund', id, { amount: 101n * ONE })).rejects.toMatchObject({
      code: 'payments.amount_outside',
    });
    world.provider.refund = async () => ({ kind: 'refused', code: 'closed', message: 'no' });
    await act('deposits:refund', id, { amount: 60n * ONE });
    expect(await world.balance(memberId)).toBe(40n * ONE);
    await world.payments.tick();
    expect(await world.balance(memberId)).toBe(100n * ONE);
    world.provider.refund = async () => ({ kind: 'unknown', message: 'cut' });
    const { id: refundId } = await act('deposits:refund', id, { amount: 100n * ONE });
    await world.payments.tick();
    const sent = world.provider.refunds.filter((each) => each === refundId).length;
    await report(line({ direction: 'out', ourId: refundId, amountMinor: 100n * ONE }));
    world.clock.advance(60_000);
    await world.payments.tick();
    const { rows } =
      await sql`select state from refunds where merchant_id = ${MERCHANT} and id = ${refundId}`.execute(
        world.db,
      );
    expect(rows).toEqual([{ state: 'done' }]);
    expect(world.provider.refunds.filter((each) => each === refundId)).toHaveLength(sent);
    expect(await world.balance(memberId)).toBe(0n);
  });

  test('says alone what became of a small refund by hand, and of a large one with a second person', async () => {
    world.provider.can = { ...world.provider.can, refund: false };
    try {
      const { reference, id } = await bank(2_000n * ONE);
      const payer = { payer: 'Ann Example', payerAccount: 'DE02120300000000202051' };
      await report(line({ text: reference, amountMinor: 2_000n * ONE, ...payer }));
      const small = await act('deposits:refund', id, { amount: 100n * ONE });
      const params = { merchantCode: MERCHANT, id: small.id };
      expect(await world.operatorCall('refunds:payTo', cashier, { params })).toMatchObject({
        ...payer,
        amount: 100n * ONE,
        accountName: 'Test bank',
      });
      expect(await act('refunds:fail', small.id, {})).toMatchObject({ state: 'done' });
      await expect(world.operatorCall('refunds:payTo', cashier, { params })).rejects.toMatchObject({
        code: 'payments.state',
      });
      expect(await world.balance(memberId)).toBe(2_000n * ONE);
      const large = await act('deposits:refund', id, { amount: null });
      await approve(large.id);
      expect(await world.balance(memberId)).toBe(0n);
      const failed = await act('refunds:fail', large.id, {});
      expect(failed.state).toBe('asked');
      expect(await world.balance(memberId)).toBe(0n);
      await approve(failed.id);
      expect(await world.balance(memberId)).toBe(2_000n * ONE);
    } finally {
      world.provider.can = { ...world.provider.can, refund: true };
    }
  });
});

describe('a chargeback', () => {
  const chargeback = (ourId: string, theirId: string, state: string) => ({
    chargeback: { ourId, theirId, state, amountMinor: 100n * ONE },
  });
  const tell = async (body: object) => {
    await world.hook(`chargeback-${(events += 1)}`, body);
    await world.drain();
  };

  const differences = async (id: string) => {
    const { rows } =
      await sql`select kind, subject, ours_minor as ours, theirs_minor as theirs from payment_findings
      where merchant_id = ${MERCHANT} and subject like ${`%${id}`} order by subject`.execute(world.db);
    await sql`update payment_findings set resolved_at = found_at where merchant_id = ${MERCHANT}`.execute(
      world.db,
    );
    return rows;
  };
  const waiting = async (): Promise<bigint> => {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from provider_events
      where merchant_id = ${MERCHANT} and done_at is null`.execute(world.db);
    return rows[0]?.count ?? -1n;
  };

  test('holds what is left in the wallet, and gives it back when it is won', async () => {
    const { id, reference } = await bank();
    await report(line({ text: reference }));
    const before = await world.house('deposit_clearing');
    for (let again = 0; again < 2; again += 1) await tell(chargeback(id, `cb-${id}`, 'opened'));
    expect(await world.balance(memberId)).toBe(0n);
    expect((await world.house('deposit_clearing')) - before).toBe(100n * ONE);
    await expect(act('deposits:refund', id, { amount: null })).rejects.toMatchObject({
      code: 'payments.state',
    });
    for (let again = 0; again < 2; again += 1) await tell(chargeback(id, `cb-${id}`, 'won'));
    expect(await world.balance(memberId)).toBe(100n * ONE);
    expect(await world.house('deposit_clearing')).toBe(before);
  });

  test('is booked up to the money that has arrived; the rest is a difference', async () => {
    const { id, reference } = await bank();
    await report(line({ text: reference }));
    const before = await world.house('deposit_clearing');
    const of = (theirId: string, state: string, amountMinor: bigint) =>
      tell({ chargeback: { ourId: id, theirId, state, amountMinor } });
    await of(`cb1-${id}`, 'opened', 60n * ONE);
    await of(`cb2-${id}`, 'opened', 1_000n * ONE);
    await of(`cb3-${id}`, 'lost', 5n * ONE);
    expect((await world.house('deposit_clearing')) - before).toBe(100n * ONE);
    await of(`cb2-${id}`, 'won', 1_000n * ONE);
    // The first one still has money that a refund would send a second time.
    await expect(act('deposits:refund', id, { amount: null })).rejects.toMatchObject({
      code: 'payments.state',
    });
    expect((await world.house('deposit_clearing')) - before).toBe(60n * ONE);
    expect(await differences(id)).toEqual([
      { kind: 'amount', subject: `chargeback:cb2-${id}`, ours: -40n * ONE, theirs: -1_000n * ONE },
      { kind: 'missing_here', subject: `chargeback:cb3-${id}`, ours: null, theirs: -5n * ONE },
    ]);
  });

  test('of a deposit that ended without money is a difference, and its message is done', async () => {
    const { id } = await bank();
    await tell(chargeback(id, `cb-${id}`, 'opened'));
    // The message that says that the money has arrived may still come.
    expect(await waiting()).toBe(1n);
    await world.memberCall('deposits:cancel', memberId, { params: { id } });
    world.clock.advance(HOOK_RETRY_SOON_MILLISECONDS + 1);
    await world.payments.jobs.find(({ name }) => name === 'payments-messages')?.run();
    expect(await waiting()).toBe(0n);
    expect(await differences(id)).toEqual([
      { kind: 'missing_here', subject: `chargeback:cb-${id}`, ours: null, theirs: -100n * ONE },
    ]);
  });

  test('that is lost costs the rest and leaves a debt', async () => {
    const { id, reference } = await bank();
    await report(line({ text: reference }));
    await world.wallet.transaction((tx) =>
      world.wallet.post(tx, {
        merchantId: MERCHANT,
        currency: 'EUR',
        transfers: [
          {
            id: newId(),
            debit: { owner: 'member', memberId, kind: 'main' },
            credit: { owner: 'house', kind: 'game', key: 'test' },
            amountMinor: 70n * ONE,
            code: 'bet',
            reference: newId(),
          },
        ],
      }),
    );
    const before = await world.house('payment_loss');
    await tell(chargeback(id, `cb-${id}`, 'opened'));
    await tell(chargeback(id, `cb-${id}`, 'lost'));
    expect((await world.house('payment_loss')) - before).toBe(-70n * ONE);
    const { rows } = await sql`select amount_minor from member_debts
      where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(world.db);
    expect(rows).toEqual([{ amount_minor: 70n * ONE }]);
  });
});

describe('reconciliation', () => {
  const run = () =>
    world.operatorCall('run', cashier, { params: { merchantCode: MERCHANT, id: world.accountId } });
  const open = async () => {
    const { rows } = await sql<{ kind: string; subject: string }>`select kind, subject from payment_findings
      where merchant_id = ${MERCHANT} and resolved_at is null order by kind, subject`.execute(world.db);
    return rows;
  };

  test('takes what was missing here, and finds what is missing there, other amounts and another balance', async () => {
    const { id, reference } = await bank();
    const { rows: ours } = await sql<{
      their_id: string;
      amount_minor: bigint;
      at: Date;
      direction: 'in' | 'out';
    }>`
      select their_id, amount_minor, at, direction from movements where merchant_id = ${MERCHANT} and source <> 'operator'
        and state in ('matched', 'suspense', 'returned') order by seen_at`.execute(world.db);
    world.clock.advance(60 * 60_000);
    const [gone, other, ...rest] = ours;
    const told = [...rest, ...(other ? [{ ...other, amount_minor: other.amount_minor + ONE }] : [])];
    world.provider.listed = [
      ...told.map((each) =>
        movement({
          theirId: each.their_id,
          amountMinor: each.amount_minor,
          at: each.at,
          direction: each.direction,
        }),
      ),
      line({ theirId: 'missed', text: reference, at: new Date(world.clock.now().getTime() - 60_000) }),
      line({ theirId: 'unknown-out', direction: 'out', at: new Date(world.clock.now().getTime() - 60_000) }),
    ];
    world.provider.balanceMinor = -(await world.house('deposit_clearing')) + 100n * ONE;
    await run();
    expect(await world.row(id)).toMatchObject({ state: 'credited' });
    expect(await open()).toEqual([
      { kind: 'amount', subject: other?.their_id },
      { kind: 'missing_here', subject: 'unknown-out' },
      { kind: 'missing_there', subject: gone?.their_id },
    ]);
    world.provider.balanceMinor += ONE;
    for (const again of [run, run]) await again();
    const positions = async () => (await open()).filter(({ kind }) => kind === 'position');
    expect(await positions()).toEqual([{ kind: 'position', subject: 'EUR' }]);
    world.provider.balanceMinor -= ONE;
    await run();
    expect(await positions()).toEqual([]);
  });

  test('a settlement moves the position to the bank', async () => {
    const [clearing, bankMoney] = [await world.house('deposit_clearing'), await world.house('bank')];
    await run();
    await act('settle', world.accountId, { amount: 100n * ONE, fee: 2n * ONE });
    expect((await world.house('deposit_clearing')) - clearing).toBe(102n * ONE);
    expect((await world.house('bank')) - bankMoney).toBe(-100n * ONE);
    const shown = await world.operatorCall('positions', cashier, { params: { merchantCode: MERCHANT } });
    expect(shown).toMatchObject({ current: [{ ours: -clearing, booked: -clearing - 102n * ONE }] });
  });
});

test('every movement is used once, suspense is what waits, and the ledger audit finds nothing', async () => {
  const { rows } = await sql<{ waiting: bigint }>`select sum(suspense_minor)::int8 as waiting from movements
    where merchant_id = ${MERCHANT} and asset = 'EUR'`.execute(world.db);
  expect(await world.house('suspense')).toBe(rows[0]?.waiting);
  expect((await world.wallet.audit()).findings).toEqual([]);
});
