import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { mainOf } from '../../wallet/index.ts';
import { MERCHANT, ONE } from '../testing/payments-world.ts';
import { movement } from '../testing/provider-double.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../testing/withdrawals-world.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
let world: WithdrawalsWorld;
let operator: Checker;
beforeAll(async () => {
  world = await createWithdrawalsWorld();
  operator = await world.createOperator(['owner']);
});
afterAll(() => world.close());

const refused = (code: string): unknown => expect.objectContaining({ code });
const flagsOf = async (memberId: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from risk_flags
    where merchant_id = ${MERCHANT} and member_id = ${memberId} order by kind`.execute(world.db);
  return rows.map(({ kind }) => kind);
};
const signIn = (memberId: string, { ip, browser }: { ip: string; browser: string | null }) =>
  sql`insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at,
      ip, user_agent, confirmed_at, browser)
    values (${MERCHANT}, ${newId()}, sha256(${newId()}::text::bytea), 'member', ${memberId}, ${world.clock.now()},
      ${world.clock.now()}, ${world.clock.now()}, ${ip}, 'test', ${world.clock.now()}, ${browser})`.execute(
    world.db,
  );
type Fact = { fact: string; level: string; figures: object };
const factsOf = async (id: string): Promise<Fact[]> =>
  ((await world.operatorCall('desk', 'get', operator, id)) as { facts: Fact[] }).facts;

test('members who share a browser or an address are flagged; a private address tells nothing', async () => {
  const [payee, other] = [await world.openPayee(), await world.openPayee()];
  const browser = newId();
  await signIn(payee.memberId, { ip: '93.184.216.34', browser });
  await signIn(other.memberId, { ip: '127.0.0.1', browser });
  for (const ip of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1'])
    await signIn(await world.openMember(), { ip, browser: newId() });
  await signIn(payee.memberId, { ip: '127.0.0.1', browser });
  const { id } = await world.request(payee);
  expect(await flagsOf(payee.memberId)).toEqual(['shared_device']);
  expect(await factsOf(id)).toEqual(
    expect.arrayContaining([
      { fact: 'device_shared', level: 'red', figures: { members: '1' } },
      { fact: 'address_shared', level: 'green', figures: { members: '0' } },
    ]),
  );
  const third = await world.openPayee();
  const ip = '93.184.216.35';
  for (const memberId of [third.memberId, await world.openMember(), await world.openMember()])
    await signIn(memberId, { ip, browser: null });
  await signIn(await world.openMember(), { ip, browser: null });
  await world.request(third);
  expect(await flagsOf(third.memberId)).toEqual(['shared_address']);
});

test('a large withdrawal after long silence is flagged', async () => {
  const payee = await world.openPayee(3_000n * ONE);
  await world.paid(payee, operator);
  world.clock.advance(91 * DAY_MILLISECONDS);
  await world.request(payee, { amount: 600n * ONE });
  expect(await flagsOf(payee.memberId)).toEqual(['dormant_then_large']);
});

test('a flag that holds keeps the withdrawal in review until the case is closed', async () => {
  const payee = await world.openPayee();
  const { id } = await world.request(payee);
  await sql`insert into risk_cases (merchant_id, id, member_id, state, verdict, flags, checks, opened_at, changed_at)
    values (${MERCHANT}, ${newId()}, ${payee.memberId}, 'open', 'hold', 1, '{}', now(), now())`.execute(
    world.db,
  );
  await expect(world.decide('approve', operator, id, 'review')).rejects.toEqual(
    refused('payments.case_open'),
  );
  await world.decide('hold', operator, id, 'review', { reasonCode: 'case' });
  await expect(world.decide('resume', operator, id, 'held')).rejects.toEqual(refused('payments.case_open'));
  await sql`update risk_cases set state = 'closed', decision = 'explained'
    where merchant_id = ${MERCHANT} and member_id = ${payee.memberId}`.execute(world.db);
  await world.decide('resume', operator, id, 'held');
  expect(await world.decide('approve', operator, id, 'review')).toMatchObject({ state: 'approved' });
});

test('a chargeback stops withdrawals until it is decided', async () => {
  const payee = await world.openPayee(1_001n * ONE);
  const { memberId } = payee;
  const { id } = await world.request(payee, { amount: 1_001n * ONE });
  const { id: depositId, reference } = await world.start(memberId, { methodId: 'bank' });
  const line = movement({
    theirId: newId(),
    amountMinor: 100n * ONE,
    text: reference,
    at: world.clock.now(),
  });
  await world.hook(newId(), { movements: [line] });
  await world.drain();
  const theirId = newId();
  const tell = async (state: string): Promise<void> => {
    await world.hook(newId(), { chargeback: { ourId: depositId, theirId, state, amountMinor: 100n * ONE } });
    await world.drain();
  };
  const obstacles = async (): Promise<string[]> => {
    const terms = (await world.ownCall('terms', memberId)) as unknown as { obstacles: { code: string }[] };
    return terms.obstacles.map(({ code }) => code);
  };
  expect(await obstacles()).not.toContain('chargeback');
  await world.wallet.transaction((tx) =>
    world.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: 'EUR',
      transfers: [
        {
          id: newId(),
          debit: mainOf(memberId),
          credit: { owner: 'house', kind: 'adjustment', key: 'operators' },
          amountMinor: 60n * ONE,
          code: 'adjustment',
          reference: newId(),
        },
      ],
    }),
  );
  await tell('opened');
  expect(await obstacles()).toContain('chargeback');
  await expect(world.decide('approve', operator, id, 'review')).rejects.toEqual(
    refused('payments.chargeback_open'),
  );
  await tell('lost');
  expect(await obstacles()).not.toContain('chargeback');
  expect(await factsOf(id)).toEqual(
    expect.arrayContaining([
      { fact: 'chargebacks', level: 'red', figures: { count: '1' } },
      { fact: 'debt', level: 'red', figures: { amount: '60.0000' } },
    ]),
  );
  await world.decide('reject', operator, id, 'review', { reasonCode: 'member_asked', text: '' });
  // Owed turnover would refuse the next one.
  world.standing.code = 'protection.excluded';
  const { checks } = await world.operatorCall('desk', 'get', operator, (await world.request(payee)).id);
  expect(checks).toContainEqual(expect.objectContaining({ rule: 'no_debt', holds: false }));

  await world.pay(memberId, 100n * ONE);
  const of = { params: { merchantCode: MERCHANT, id: memberId } };
  const owed = async (): Promise<{ id: string; settledHow: string | null }> => {
    const { debts } = (await world.memberPayments('get', operator, of)) as { debts: never[] };
    return debts[0] as never;
  };
  const { id: debtId } = await owed();
  const before = (await world.balances(memberId)).main.amountMinor;
  const body = { key: newId(), how: 'collected', reason: 'The member agrees.' };
  const settle = (input: object): Promise<{ id: string; state: string }> =>
    world.memberPayments('settleDebt', operator, {
      params: { merchantCode: MERCHANT, id: debtId },
      body: { ...body, ...input },
    });
  expect((await settle({ key: newId(), how: 'waived' })).state).toBe('asked');
  for (let again = 0; again < 2; again += 1) expect((await settle({})).state).toBe('done');
  expect((await world.balances(memberId)).main.amountMinor).toBe(before - 60n * ONE);
  expect(await owed()).toMatchObject({ settledHow: 'collected' });
  await expect(settle({ key: newId() })).rejects.toEqual(refused('payments.state'));
  expect((await world.wallet.audit()).findings).toEqual([]);
});
