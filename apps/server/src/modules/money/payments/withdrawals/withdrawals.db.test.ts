import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { MERCHANT, ONE } from '../testing/payments-world.ts';
import {
  createWithdrawalsWorld,
  ibanOf,
  REASON,
  type WithdrawalsWorld,
} from '../testing/withdrawals-world.ts';

let world: WithdrawalsWorld;
let maker: Checker;
let checker: Checker;
const refused = (code: string) => expect.objectContaining({ code });

beforeAll(async () => {
  world = await createWithdrawalsWorld();
  [maker, checker] = [await world.createOperator(['finance_lead']), await world.createOperator(['owner'])];
});
beforeEach(() => {
  world.payer.mode = 'accepted';
});
afterAll(() => world.close());

const setting = async (name: string, value: unknown): Promise<void> => {
  await world.db.transaction().execute((tx) =>
    world.merchants.changeSettings(tx, MERCHANT, (settings) => ({
      ...settings,
      payments: { ...settings.payments, [name]: value },
    })),
  );
  world.merchants.refresh();
};

describe('a beneficiary', () => {
  test('is stored sealed, shown masked, and can be paid after the cool-down', async () => {
    const memberId = await world.openMember();
    const id = newId();
    const number = ibanOf(4711);
    await world.addBeneficiary(memberId, { id, number });
    const list = (await world.beneficiaryCall('list', memberId)) as { items: object[] };
    expect(list.items).toMatchObject([{ id, numberEnd: number.slice(-4), paidBefore: false }]);
    const { rows } = await sql<{ row: string }>`select to_jsonb(b)::text as row from beneficiaries b
      where merchant_id = ${MERCHANT} and id = ${id}`.execute(world.db);
    expect(rows[0]?.row).not.toContain(number);
  });

  test('the same call again is the same beneficiary; other content, the same number and other names are refused', async () => {
    const memberId = await world.openMember();
    const [id, number] = [newId(), ibanOf(4712)];
    await world.addBeneficiary(memberId, { id, number });
    await world.addBeneficiary(memberId, { id, number });
    const refuse = (input: object, code: string) =>
      expect(world.addBeneficiary(memberId, input)).rejects.toEqual(refused(code));
    await refuse({ id, number: ibanOf(4713) }, 'payments.id_reused');
    await refuse({ number }, 'payments.beneficiary_exists');
    await refuse({ holder: 'Bob Example' }, 'payments.holder_differs');
    await refuse({ number: 'DE00370400440532013000' }, 'payments.number_invalid');
    await refuse({ bank: 'VCB' }, 'payments.bank_unknown');
    await refuse({ kind: 'card', bank: 'visa', number: '4242424242424242' }, 'payments.bank_unknown');
  });

  test('is not another member’s, and can’t be removed while a withdrawal to it is open', async () => {
    const payee = await world.openPayee();
    const other = await world.openPayee();
    const remove = (memberId: string) =>
      world.beneficiaryCall('remove', memberId, { params: { id: payee.beneficiaryId } });
    await expect(remove(other.memberId)).rejects.toEqual(refused('payments.not_found'));
    await expect(
      world.request({ memberId: other.memberId, beneficiaryId: payee.beneficiaryId }),
    ).rejects.toEqual(refused('payments.not_found'));
    const { id } = await world.request(payee);
    await expect(remove(payee.memberId)).rejects.toEqual(refused('payments.beneficiary_in_use'));
    await world.decide('reject', maker, id, 'review', { reasonCode: 'rules', text: '' });
    expect(await remove(payee.memberId)).toEqual({ removed: true });
    await expect(world.request(payee)).rejects.toEqual(refused('payments.not_found'));
  });
});

describe('a request', () => {
  test('holds the money and waits for a person, with the rules that do not hold', async () => {
    const payee = await world.openPayee();
    const { id, state, fee, net, promisedAt, timeline } = await world.request(payee);
    expect({ state, fee, net }).toEqual({ state: 'review', fee: ONE, net: 99n * ONE });
    expect(promisedAt).toEqual(new Date(world.clock.now().getTime() + 240 * 60_000));
    expect(timeline.map(({ step }) => step)).toEqual(['requested', 'review']);
    expect(await world.balances(payee.memberId)).toMatchObject({
      main: { amountMinor: 900n * ONE },
      withdrawal_hold: { amountMinor: 100n * ONE },
    });
    const detail = (await world.operatorCall('desk', 'get', maker, id)) as {
      checks: Array<{ rule: string; holds: boolean }>;
      money: { balance: bigint; held: bigint };
    };
    expect(detail.checks.filter(({ holds }) => !holds).map(({ rule }) => rule)).toEqual([
      'not_first',
      'beneficiary_paid_before',
      'known_address',
    ]);
    expect(detail.money).toMatchObject({ balance: 900n * ONE, held: 100n * ONE });
  });

  test('fifty equal calls at once are one withdrawal', async () => {
    const payee = await world.openPayee();
    const id = newId();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => world.request(payee, { id })));
    const answered = results.filter(({ status }) => status === 'fulfilled');
    // Tries with the password are limited, so that some are refused; none moves money.
    expect(answered.length).toBeGreaterThan(0);
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(900n * ONE);
    await expect(world.request(payee, { id })).resolves.toMatchObject({ id });
    await expect(world.request(payee, { id, amount: 101n * ONE })).rejects.toEqual(
      refused('payments.id_reused'),
    );
  });

  test('of fifty different ones at once, one is taken', async () => {
    const payee = await world.openPayee();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => world.request(payee)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.balances(payee.memberId)).toMatchObject({
      main: { amountMinor: 900n * ONE },
      withdrawal_hold: { amountMinor: 100n * ONE },
    });
  });

  test.each([
    ['another password', { paymentPassword: 'Wrong-12345' }, 'identity.payment_password_wrong'],
    ['more than the balance', { amount: 1_001n * ONE }, 'wallet.insufficient_funds'],
    ['more than the method takes', { amount: 5_001n * ONE }, 'payments.amount_outside'],
    ['less than the method takes', { amount: 9n * ONE }, 'payments.amount_outside'],
    ['a finer amount', { amount: 100n * ONE + 1n }, 'payments.amount_step'],
    ['an unknown method', { methodId: 'card' }, 'payments.method_closed'],
  ])('with %s is refused and holds nothing', async (_, input, code) => {
    const payee = await world.openPayee();
    await expect(world.request(payee, input)).rejects.toEqual(refused(code));
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(1_000n * ONE);
  });

  test('to a new beneficiary waits for the cool-down', async () => {
    const payee = await world.openPayee();
    const beneficiaryId = await world.addBeneficiary(payee.memberId);
    await expect(world.request({ ...payee, beneficiaryId })).rejects.toEqual(
      refused('payments.beneficiary_cooling'),
    );
  });

  test('is refused while turnover is owed, which an exclusion voids', async () => {
    const payee = await world.openPayee();
    const { memberId } = payee;
    const terms = () =>
      world.ownCall('terms', memberId) as unknown as Promise<{ withdrawable: bigint; obstacles: object[] }>;
    expect(await terms()).toMatchObject({ withdrawable: 1_000n * ONE, obstacles: [] });
    await sql`insert into turnover_requirements (merchant_id, deposit_id, member_id, currency, amount_minor, period, at)
      values (${MERCHANT}, ${newId()}, ${memberId}, 'EUR', ${50n * ONE}, 1, ${world.clock.now()})`.execute(
      world.db,
    );
    expect(await terms()).toMatchObject({
      withdrawable: 0n,
      obstacles: [{ code: 'turnover', amount: 50n * ONE }],
    });
    await expect(world.request(payee)).rejects.toMatchObject({
      code: 'payments.not_withdrawable',
      details: { value: { obstacles: [{ code: 'turnover', amount: '50.0000' }] } },
    });
    expect((await world.balances(memberId)).main.amountMinor).toBe(1_000n * ONE);
    world.standing.code = 'protection.excluded';
    expect(await terms()).toMatchObject({ withdrawable: 1_000n * ONE, turnover: { required: 0n } });
    expect(await world.request(payee)).toMatchObject({ state: 'review' });
    world.standing.code = null;
  });

  test('is refused above what the identity check leaves', async () => {
    const payee = await world.openPayee();
    world.withdrawalCap.left = 50n * ONE;
    await expect(world.request(payee)).rejects.toMatchObject({
      code: 'payments.not_withdrawable',
      details: { value: { obstacles: [{ code: 'document', amount: '50.0000' }] } },
    });
    expect(await world.request(payee, { amount: 50n * ONE })).toMatchObject({ state: 'review' });
    world.withdrawalCap.left = null;
  });

  test('is refused for a day after the password was reset with a code', async () => {
    const payee = await world.openPayee();
    await sql`update members set payment_password_reset_at = ${world.clock.now()}
      where merchant_id = ${MERCHANT} and id = ${payee.memberId}`.execute(world.db);
    await expect(world.request(payee)).rejects.toMatchObject({
      code: 'payments.not_withdrawable',
      details: { value: { obstacles: [{ code: 'payment_password_reset' }] } },
    });
    world.clock.advance(24 * 60 * 60_000 + 1);
    expect(await world.request(payee)).toMatchObject({ state: 'review' });
  });

  test('of another member is not found', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    const other = await world.openPayee();
    for (const call of ['get', 'cancel', 'receipt'])
      await expect(world.ownCall(call, other.memberId, { params: { id } })).rejects.toEqual(
        refused('payments.not_found'),
      );
    await expect(world.request(other, { id })).rejects.toEqual(refused('payments.id_reused'));
  });
});

describe('automatic approval', () => {
  test('needs every rule', async () => {
    const payee = await world.openPayee();
    await world.paid(payee, maker);
    await sql`insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at,
        ip, user_agent, confirmed_at)
      values (${MERCHANT}, ${newId()}, sha256(${newId()}::text::bytea), 'member', ${payee.memberId},
        ${new Date(world.clock.now().getTime() - 172_800_000)}, ${world.clock.now()}, ${world.clock.now()},
        '203.0.113.7', 'test', ${world.clock.now()})`.execute(world.db);
    expect(await world.request(payee, { amount: 50n * ONE })).toMatchObject({ state: 'approved' });
    expect(await world.openPayee().then((first) => world.request(first))).toMatchObject({ state: 'review' });
  });
});

describe('a decision', () => {
  test('rejecting gives the money back and tells the member why', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    const text = 'The name differs.';
    await world.decide('reject', maker, id, 'review', { reasonCode: 'name_differs', text });
    expect(await world.get(payee, id)).toMatchObject({ state: 'rejected', reason: text });
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(1_000n * ONE);
    const { rows } = await sql`select kind, params from messages
      where merchant_id = ${MERCHANT} and member_id = ${payee.memberId}`.execute(world.db);
    expect(rows).toMatchObject([{ kind: 'withdrawal_rejected', params: { amount: '100.0000', id } }]);
  });

  test('from the line on, a second operator decides; the first can’t', async () => {
    const payee = await world.openPayee(2_000n * ONE);
    const { id } = await world.request(payee, { amount: 1_000n * ONE });
    expect(await world.decide('approve', maker, id, 'review')).toMatchObject({ state: 'second' });
    expect(await world.get(payee, id)).toMatchObject({ state: 'review' });
    await expect(world.decide('approve', maker, id, 'second')).rejects.toEqual(
      refused('payments.own_approval'),
    );
    expect(await world.decide('approve', checker, id, 'second')).toMatchObject({ state: 'approved' });
    // Split by the maximum of the channel.
    expect((await world.payoutsOf(id)).map(({ amountMinor }) => amountMinor / ONE)).toEqual([
      400n,
      400n,
      199n,
    ]);
  });

  test('nobody approves who changed the payee within a day', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    const operator = await world.createOperator(['owner']);
    await world.db.transaction().execute((tx) =>
      world.audit.record(tx, {
        merchantId: MERCHANT,
        actor: { kind: 'operator', id: operator.account.id },
        action: 'member.payee_name_changed',
        subject: `member:${payee.memberId}`,
      }),
    );
    await expect(world.decide('approve', operator, id, 'review')).rejects.toEqual(
      refused('payments.changed_by_you'),
    );
    expect(await world.decide('approve', maker, id, 'review')).toMatchObject({ state: 'approved' });
  });

  test('above a ceiling, a second operator decides', async () => {
    const cashier = await world.createOperator(['cashier']);
    await sql`update grants set act_ceiling_minor = ${50n * ONE} where operator_id = ${cashier.account.id}`.execute(
      world.db,
    );
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    expect(await world.decide('approve', cashier, id, 'review')).toMatchObject({ state: 'second' });
  });

  test('what was paid of a withdrawal counts for who approved it, also after the rest came back', async () => {
    const cashier = await world.createOperator(['cashier']);
    await sql`update grants set day_ceiling_minor = ${1_000n * ONE} where operator_id = ${cashier.account.id}`.execute(
      world.db,
    );
    const [payee, two, three] = [await world.openPayee(), await world.openPayee(), await world.openPayee()];
    const { id } = await world.request(payee, { amount: 900n * ONE });
    expect(await world.decide('approve', cashier, id, 'review')).toMatchObject({ state: 'approved' });
    world.payer.mode = 'accepted';
    await world.payments.tick();
    const [first, ...others] = await world.payoutsOf(id);
    world.payer.tell(first?.id ?? '', 'paid');
    for (const { id: other } of others) world.payer.tell(other, 'failed');
    world.clock.advance(6_000);
    await world.payments.tick();
    expect((await world.get(payee, id)).state).toBe('review');
    // 400 of 900 were paid, so 600 are left of the ceiling.
    const more = await world.request(two, { amount: 700n * ONE });
    expect(await world.decide('approve', cashier, more.id, 'review')).toMatchObject({ state: 'second' });
    const less = await world.request(three, { amount: 500n * ONE });
    expect(await world.decide('approve', cashier, less.id, 'review')).toMatchObject({ state: 'approved' });
  });

  test('of twenty concurrent approvals and a rejection, one wins, and the money is in one place', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => world.decide('approve', maker, id, 'review')),
      world.decide('reject', checker, id, 'review', { reasonCode: 'rules', text: '' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await world.get(payee, id);
    const { main, withdrawal_hold: hold } = await world.balances(payee.memberId);
    expect(main.amountMinor + hold.amountMinor).toBe(1_000n * ONE);
    expect(hold.amountMinor).toBe(state === 'approved' ? 100n * ONE : 0n);
    expect(await world.payoutsOf(id)).toHaveLength(state === 'approved' ? 1 : 0);
  });

  test('approving against cancelling: one wins', async () => {
    await setting('mayCancel', true);
    const payee = await world.openPayee();
    const { id, mayCancel } = await world.request(payee);
    expect(mayCancel).toBe(true);
    const results = await Promise.allSettled([
      world.decide('approve', maker, id, 'review'),
      world.ownCall('cancel', payee.memberId, { params: { id } }),
    ]);
    await setting('mayCancel', false);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await world.get(payee, id);
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(
      (state === 'cancelled' ? 1_000n : 900n) * ONE,
    );
  });

  test('an operator decides only what they saw, along the table', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    const stale = refused('payments.state');
    await expect(world.decide('approve', maker, id, 'second')).rejects.toEqual(stale);
    await expect(world.decide('resume', maker, id, 'review')).rejects.toEqual(stale);
    expect(await world.decide('hold', maker, id, 'review', { reasonCode: 'document' })).toMatchObject({
      state: 'held',
    });
    await expect(world.decide('approve', maker, id, 'held')).rejects.toEqual(stale);
    expect(await world.decide('resume', maker, id, 'held')).toMatchObject({ state: 'review' });
    await expect(world.ownCall('cancel', payee.memberId, { params: { id } })).rejects.toEqual(
      refused('payments.cancel_not_offered'),
    );
  });
});

test('a request for waiving turnover is decided by two', async () => {
  const payee = await world.openPayee();
  const ask = () =>
    world.operatorCall('desk', 'waiveTurnover', maker, payee.memberId, { key: newId(), reason: REASON });
  await expect(ask()).rejects.toEqual(refused('payments.no_turnover'));
  await sql`insert into turnover_requirements (merchant_id, deposit_id, member_id, currency, amount_minor, period, at)
    values (${MERCHANT}, ${newId()}, ${payee.memberId}, 'EUR', ${50n * ONE}, 1, ${world.clock.now()})`.execute(
    world.db,
  );
  const { id } = (await ask()) as { id: string };
  const { approval } = (await world.call('get', checker, { params: { id } })) as {
    approval: { payloadHash: string };
  };
  const { payloadHash } = approval;
  await world.call('approve', checker, { params: { id }, body: { payloadHash, reason: REASON } });
  expect(await world.request(payee)).toMatchObject({ state: 'review' });
});

test('the ledger audit finds nothing after all of this', async () => {
  expect((await world.wallet.audit()).findings).toEqual([]);
});
