import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { MERCHANT, ONE } from '../testing/payments-world.ts';
import { movement } from '../testing/provider-double.ts';
import { createWithdrawalsWorld, REASON, type WithdrawalsWorld } from '../testing/withdrawals-world.ts';

let world: WithdrawalsWorld;
let maker: Checker;
let checker: Checker;
type Payee = Awaited<ReturnType<WithdrawalsWorld['openPayee']>>;
const refused = (code: string) => expect.objectContaining({ code });

beforeAll(async () => {
  world = await createWithdrawalsWorld();
  [maker, checker] = [await world.createOperator(['finance_lead']), await world.createOperator(['owner'])];
});
beforeEach(() => {
  world.payer.mode = 'accepted';
  world.payer.feeMinor = 0n;
});
afterAll(() => world.close());

async function approved(payee: Payee, input: { amount?: bigint; methodId?: string } = {}): Promise<string> {
  const { id } = await world.request(payee, input);
  await world.decide('approve', maker, id, 'review');
  return id;
}
const stateOf = async (payee: Payee, id: string) => (await world.get(payee, id)).state;
const statesOf = async (id: string) => (await world.payoutsOf(id)).map(({ state }) => state);
const tickAfter = async (milliseconds: number): Promise<void> => {
  world.clock.advance(milliseconds);
  await world.payments.tick();
};
const one = async (id: string): Promise<string> => {
  const [payout] = await world.payoutsOf(id);
  if (!payout) throw new Error('no payout');
  return payout.id;
};

describe('a payout by a provider', () => {
  test('is sent, asked about and paid: hold to clearing, fee to income, and the member confirms', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee);
    const before = {
      clearing: await world.house('withdrawal_clearing', world.payerId),
      fee: await world.house('fee_income', 'auto'),
    };
    await world.payments.tick();
    expect(await stateOf(payee, id)).toBe('sending');
    expect(await statesOf(id)).toEqual(['submitted']);
    expect(world.payer.book.get(await one(id))?.order).toMatchObject({
      amountMinor: 99n * ONE,
      payee: { holder: 'ANN EXAMPLE', bank: 'SEPA', country: 'DE' },
    });
    world.payer.tell(await one(id), 'paid');
    world.payer.feeMinor = ONE / 2n;
    await tickAfter(6_000);
    expect(await world.get(payee, id)).toMatchObject({ state: 'paid', receipt: { state: 'awaiting' } });
    expect((await world.house('withdrawal_clearing', world.payerId)) - before.clearing).toBe(
      99n * ONE + ONE / 2n,
    );
    expect((await world.house('fee_income', 'auto')) - before.fee).toBe(ONE);
    expect((await world.balances(payee.memberId)).withdrawal_hold.amountMinor).toBe(0n);
    expect(await world.ownCall('receipt', payee.memberId, { params: { id } })).toMatchObject({
      receipt: { state: 'received' },
    });
  });

  test('whose answer was lost is found by asking, and sent once', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee);
    world.payer.mode = 'lost';
    await world.payments.tick();
    expect(await statesOf(id)).toEqual(['unknown']);
    world.payer.mode = 'accepted';
    const { calls } = world.payer;
    world.payer.tell(await one(id), 'paid');
    await tickAfter(6_000);
    expect(await stateOf(payee, id)).toBe('paid');
    expect(world.payer.calls).toBe(calls);
  });

  test('that never arrived is not sent again by a provider that can’t repeat; after ten minutes it is refused', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee);
    world.payer.mode = 'down';
    await world.payments.tick();
    world.payer.mode = 'accepted';
    const { calls } = world.payer;
    await tickAfter(6_000);
    await tickAfter(16_000);
    expect(await statesOf(id)).toEqual(['unknown']);
    for (const minutes of [1, 5, 15]) await tickAfter(minutes * 60_000 + 1_000);
    expect(world.payer.calls).toBe(calls);
    expect(await statesOf(id)).toEqual(['refused']);
    expect(await stateOf(payee, id)).toBe('review');
    expect((await world.balances(payee.memberId)).withdrawal_hold.amountMinor).toBe(100n * ONE);
  });

  test('that never arrived is sent again with the same id where the provider repeats safely', async () => {
    const { base } = world.payer;
    base.can = { ...base.can, repeatsSafely: 'by_id' };
    const payee = await world.openPayee();
    const id = await approved(payee);
    world.payer.mode = 'down';
    await world.payments.tick();
    world.payer.mode = 'accepted';
    await tickAfter(6_000);
    base.can = { ...base.can, repeatsSafely: 'no' };
    expect(await statesOf(id)).toEqual(['submitted']);
    expect(world.payer.book.has(await one(id))).toBe(true);
  });

  test('that was refused goes back to review; rejecting returns what was not paid', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee, { amount: 900n * ONE });
    await world.decide('approve', maker, id, 'review');
    await world.payments.tick();
    const [first, second, third] = await world.payoutsOf(id);
    world.payer.tell(first?.id ?? '', 'paid');
    world.payer.tell(second?.id ?? '', 'failed');
    world.payer.tell(third?.id ?? '', 'paid');
    await tickAfter(6_000);
    expect(await statesOf(id)).toEqual(['paid', 'refused', 'paid']);
    expect(await stateOf(payee, id)).toBe('review');
    await world.decide('reject', maker, id, 'review', {
      reasonCode: 'provider',
      text: 'The bank refused it.',
    });
    // 400 and 99 were paid; 400 and the fee come back.
    expect(await world.balances(payee.memberId)).toMatchObject({
      main: { amountMinor: 501n * ONE },
      withdrawal_hold: { amountMinor: 0n },
    });
  });

  test('that comes back returns amount and fee to the wallet, once', async () => {
    const payee = await world.openPayee();
    const { id } = await world.paid(payee, maker);
    world.payer.tell(await one(id), 'returned');
    const body = { hint: { ourId: await one(id) } };
    const account = { merchantId: MERCHANT, accountId: world.payerId, headers: {}, ip: '198.51.100.7' };
    for (const eventId of [newId(), newId()])
      await world.payments.receiveHook({
        ...account,
        rawBody: Buffer.from(`secret\n${eventId}\n${JSON.stringify(body)}`),
      });
    await world.drain();
    expect(await world.get(payee, id)).toMatchObject({ state: 'returned', receipt: { state: 'returned' } });
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(1_000n * ONE);
  });

  test('is handed over once, also by ten workers at the same time', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee);
    const { calls } = world.payer;
    await Promise.all(Array.from({ length: 10 }, () => world.payments.tick()));
    expect(world.payer.calls).toBe(calls + 1);
    expect(await statesOf(id)).toEqual(['submitted']);
  });
});

describe('a payout by hand', () => {
  const take = (by: Checker, id: string) => world.operatorCall('payout', 'take', by, id);

  test('is taken by one operator, and paid when the bank reports the line', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee, { methodId: 'hand' });
    const payoutId = await one(id);
    const { reference } = (await take(maker, payoutId)) as { reference: string };
    await expect(take(checker, payoutId)).rejects.toEqual(refused('payments.taken'));
    const line = (theirId: string, amountMinor = 99n * ONE) =>
      movement({
        theirId,
        direction: 'out',
        amountMinor,
        text: `Payment ${reference}`,
        at: world.clock.now(),
      });
    const report = async (each: object): Promise<void> => {
      await world.hook(newId(), { movements: [each] });
      await world.drain();
    };
    await report(line('other-amount', 98n * ONE));
    expect(await statesOf(id)).toEqual(['submitted']);
    await report(line('out-1'));
    expect(await stateOf(payee, id)).toBe('paid');
    // Paid twice by mistake: the second line is left for reconciliation.
    await report(line('out-2'));
    const matched = (await world.movements()).filter(({ state }) => state === 'matched');
    expect(matched.map(({ theirId }) => theirId)).toEqual(['out-1']);
  });

  test('that the bank sends back returns to the withdrawal, once; another amount waits for an operator', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee, { methodId: 'hand' });
    const payoutId = await one(id);
    const { reference } = (await take(maker, payoutId)) as { reference: string };
    const line = (theirId: string, direction: 'in' | 'out', amountMinor = 99n * ONE) =>
      movement({ theirId, direction, amountMinor, text: `RETURN ${reference}`, at: world.clock.now() });
    const report = async (...movements: object[]): Promise<void> => {
      await world.hook(newId(), { movements });
      await world.drain();
    };
    const suspense = await world.house('suspense');
    await report(line('back-0', 'in'));
    expect((await world.house('suspense')) - suspense).toBe(99n * ONE);
    await report(line('left-1', 'out'));
    expect(await stateOf(payee, id)).toBe('paid');
    await report(line('back-1', 'in', 98n * ONE));
    expect(await stateOf(payee, id)).toBe('paid');
    await report(line('back-2', 'in'), line('back-3', 'in'), line('back-2', 'in'));
    expect(await stateOf(payee, id)).toBe('returned');
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(1_000n * ONE);
    expect((await world.house('suspense')) - suspense).toBe((99n + 98n + 99n) * ONE);
    expect((await world.wallet.audit()).findings).toEqual([]);
  });

  test('in another asset leaves the provider in that asset, and comes back so', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee);
    await world.decide('approve', maker, id, 'review');
    await world.payments.tick();
    const payoutId = await one(id);
    world.payer.left = { asset: 'USDT', amountMinor: 110n * ONE };
    const position = async (currency: string): Promise<bigint> =>
      (await world.wallet.houseBalance(MERCHANT, currency)).find(
        ({ kind, key }) => kind === 'withdrawal_clearing' && key === world.payerId,
      )?.amountMinor ?? 0n;
    const euros = await position('EUR');
    world.payer.tell(payoutId, 'paid');
    await world.operatorCall('payout', 'ask', maker, payoutId);
    expect([await position('USDT'), await position('EUR')]).toEqual([110n * ONE, euros]);
    world.payer.tell(payoutId, 'returned');
    await world.operatorCall('payout', 'ask', maker, payoutId);
    world.payer.left = undefined;
    expect([await position('USDT'), await position('EUR')]).toEqual([0n, euros]);
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(1_000n * ONE);
    expect((await world.wallet.audit()).findings).toEqual([]);
  });

  test('without a line is paid by a picture and a second person', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee, { methodId: 'hand' });
    const payoutId = await one(id);
    await take(maker, payoutId);
    const proof = await world.upload('operator', maker.account.id);
    const key = newId();
    const body = { key, proofs: [proof], theirId: 'FT-1', reason: REASON };
    await expect(world.operatorCall('payout', 'confirmPaid', checker, payoutId, body)).rejects.toEqual(
      refused('payments.not_taken_by_you'),
    );
    await world.operatorCall('payout', 'confirmPaid', maker, payoutId, body);
    expect(await stateOf(payee, id)).toBe('sending');
    await world.approveRequest(checker, key);
    expect(await stateOf(payee, id)).toBe('paid');
  });

  test('is released or refused by who took it', async () => {
    const payee = await world.openPayee();
    const id = await approved(payee, { methodId: 'hand' });
    const payoutId = await one(id);
    await take(maker, payoutId);
    const release = (by: Checker) =>
      world.operatorCall('payout', 'release', by, payoutId, { reason: REASON });
    await expect(release(checker)).rejects.toEqual(refused('payments.not_taken_by_you'));
    await release(maker);
    await take(checker, payoutId);
    await world.operatorCall('payout', 'refuse', checker, payoutId, { reason: REASON });
    expect(await stateOf(payee, id)).toBe('review');
  });
});

describe('a receipt', () => {
  const disputed = async (received = 0n) => {
    const payee = await world.openPayee();
    const { id } = await world.paid(payee, maker);
    const proofs = [await world.upload('member', payee.memberId)];
    const body = { received, proofs, text: 'Nothing has arrived.' };
    await world.ownCall('dispute', payee.memberId, { params: { id }, body });
    const { disputeId } = (await world.operatorCall('desk', 'get', maker, id)) as { disputeId: string };
    return { payee, id, disputeId };
  };

  test('that nobody confirms in time is assumed, and can be disputed for 30 days', async () => {
    const payee = await world.openPayee();
    const { id } = await world.paid(payee, maker);
    const receipts = world.payments.jobs.find(({ name }) => name === 'receipts');
    await receipts?.run();
    expect(await world.get(payee, id)).toMatchObject({ receipt: { state: 'awaiting' } });
    world.clock.advance(60 * 60_000);
    await receipts?.run();
    expect(await world.get(payee, id)).toMatchObject({ receipt: { state: 'assumed' } });
    world.clock.advance(30 * 24 * 60 * 60_000);
    const proofs = [await world.upload('member', payee.memberId)];
    const body = { received: 0n, proofs, text: '' };
    await expect(world.ownCall('dispute', payee.memberId, { params: { id }, body })).rejects.toEqual(
      refused('payments.state'),
    );
  });

  test('in dispute is shown the bank’s proof, answered once, and made good by two', async () => {
    const { payee, id, disputeId } = await disputed(40n * ONE);
    const show = async () => {
      const proofs = [await world.upload('operator', maker.account.id)];
      return world.operatorCall('dispute', 'show', maker, disputeId, {
        proofs,
        text: 'See the bank’s statement.',
      });
    };
    expect(await show()).toEqual({ receipt: 'shown' });
    expect(await world.get(payee, id)).toMatchObject({
      receipt: { state: 'shown', mayAnswer: true, claimedReceived: 40n * ONE },
    });
    const answer = async () => {
      const proofs = [await world.upload('member', payee.memberId)];
      return world.ownCall('dispute', payee.memberId, {
        params: { id },
        body: { received: 40n * ONE, proofs, text: 'It is not there.' },
      });
    };
    expect(await answer()).toMatchObject({ receipt: { state: 'disputed', mayAnswer: false } });
    const key = newId();
    await world.operatorCall('dispute', 'makeGood', maker, disputeId, { key, reason: REASON });
    await world.approveRequest(checker, key);
    expect(await world.get(payee, id)).toMatchObject({ receipt: { state: 'made_good' } });
    // 99 were sent, 40 arrived.
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(959n * ONE);
    await expect(answer()).rejects.toEqual(refused('payments.state'));
  });

  test('in dispute counts as received by decision of two, and nothing moves', async () => {
    const { payee, id, disputeId } = await disputed();
    const key = newId();
    await world.operatorCall('dispute', 'force', maker, disputeId, { key, reason: REASON });
    await expect(world.approveRequest(maker, key)).rejects.toEqual(refused('approvals.own_request'));
    await world.approveRequest(checker, key);
    expect(await world.get(payee, id)).toMatchObject({ receipt: { state: 'forced' } });
    expect((await world.balances(payee.memberId)).main.amountMinor).toBe(900n * ONE);
  });

  test('in dispute whose money comes back is sent again where an operator wants it', async () => {
    const { payee, id, disputeId } = await disputed();
    await world.operatorCall('dispute', 'recall', maker, disputeId, { resend: true, reason: REASON });
    const first = await one(id);
    world.payer.tell(first, 'returned');
    await world.operatorCall('payout', 'ask', maker, first);
    expect(await world.get(payee, id)).toMatchObject({ state: 'sending', receipt: { state: 'sent_again' } });
    expect((await world.balances(payee.memberId)).withdrawal_hold.amountMinor).toBe(99n * ONE);
    world.payer.mode = 'paid';
    await world.payments.tick();
    await tickAfter(6_000);
    expect(await world.get(payee, id)).toMatchObject({ state: 'paid', receipt: { state: 'awaiting' } });
    expect(await world.balances(payee.memberId)).toMatchObject({
      main: { amountMinor: 900n * ONE },
      withdrawal_hold: { amountMinor: 0n },
    });
  });
});

describe('a withdrawal in several payouts', () => {
  const main = async ({ memberId }: Payee) => (await world.balances(memberId)).main.amountMinor;
  const askOf = (payoutId: string) => world.operatorCall('payout', 'ask', maker, payoutId);
  const comeBack = async (payoutId: string) => {
    world.payer.tell(payoutId, 'returned');
    await askOf(payoutId);
  };
  const idsOf = async (id: string): Promise<string[]> =>
    (await world.payoutsOf(id)).map((payout) => payout.id);

  test('of which one was refused and the other comes back after the rejection returns the fee once', async () => {
    const payee = await world.openPayee();
    const { id } = await world.request(payee, { amount: 600n * ONE });
    await world.decide('approve', maker, id, 'review');
    await world.payments.tick();
    const [first = '', second = ''] = await idsOf(id);
    world.payer.tell(first, 'paid');
    world.payer.tell(second, 'failed');
    await tickAfter(6_000);
    await world.decide('reject', maker, id, 'review', { reasonCode: 'provider', text: 'Refused.' });
    await comeBack(first);
    expect(await main(payee)).toBe(1_000n * ONE);
  });

  test('made good is only what has not come back, and later returns go to the house first', async () => {
    const payee = await world.openPayee();
    const { id } = await world.paid(payee, maker, { amount: 600n * ONE });
    const [first = '', second = ''] = await idsOf(id);
    await comeBack(first);
    expect(await main(payee)).toBe(800n * ONE);
    const proofs = [await world.upload('member', payee.memberId)];
    const body = { received: 0n, proofs, text: 'Nothing has arrived.' };
    await world.ownCall('dispute', payee.memberId, { params: { id }, body });
    const { disputeId } = (await world.operatorCall('desk', 'get', maker, id)) as { disputeId: string };
    world.clock.advance(1_000);
    const key = newId();
    await world.operatorCall('dispute', 'makeGood', maker, disputeId, { key, reason: REASON });
    await world.approveRequest(checker, key);
    // 599 were sent: 400 came back, 199 are missing.
    expect(await main(payee)).toBe(999n * ONE);
    const loss = await world.house('payment_loss', world.payerId);
    await comeBack(second);
    expect(await main(payee)).toBe(999n * ONE);
    expect((await world.house('payment_loss', world.payerId)) - loss).toBe(199n * ONE);
  });

  test('sent again and refused then is given back in full when it is rejected', async () => {
    const payee = await world.openPayee();
    const { id } = await world.paid(payee, maker);
    const proofs = [await world.upload('member', payee.memberId)];
    const body = { received: 0n, proofs, text: 'Nothing has arrived.' };
    await world.ownCall('dispute', payee.memberId, { params: { id }, body });
    const { disputeId } = (await world.operatorCall('desk', 'get', maker, id)) as { disputeId: string };
    await world.operatorCall('dispute', 'recall', maker, disputeId, { resend: true, reason: REASON });
    await comeBack(await one(id));
    world.payer.mode = 'refused';
    await world.payments.tick();
    expect(await stateOf(payee, id)).toBe('review');
    await world.decide('reject', maker, id, 'review', { reasonCode: 'provider', text: 'Refused.' });
    expect(await world.balances(payee.memberId)).toMatchObject({
      main: { amountMinor: 1_000n * ONE },
      withdrawal_hold: { amountMinor: 0n },
    });
  });
});

test('the ledger audit finds nothing after all of this', async () => {
  expect((await world.wallet.audit()).findings).toEqual([]);
});
