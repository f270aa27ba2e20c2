import { disputeDeskRoutes } from '@croupier/contract/payments/dispute-desk.ts';
import { memberPaymentsRoutes } from '@croupier/contract/payments/member-payments.ts';
import { payoutDeskRoutes } from '@croupier/contract/payments/payout-desk.ts';
import { withdrawalDeskRoutes } from '@croupier/contract/payments/withdrawal-desk.ts';
import {
  beneficiariesRoutes,
  withdrawalsRoutes,
  type Withdrawal,
} from '@croupier/contract/payments/withdrawals.ts';
import sharp from 'sharp';
import type { BoundRoutes } from '../../../../platform/http/call.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { mainOf } from '../../wallet/index.ts';
import { insertSealed } from '../accounts/opening.usecases.ts';
import { putChannel, putMethod } from '../channels/methods.queries.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { setPaymentPassword } from './members.queries.ts';
import { createPaymentsWorld, MERCHANT, ONE, TERMS } from './payments-world.ts';
import { createPayoutDouble } from './payout-double.ts';

export const PAYMENT_PASSWORD = 'Pay-123456';
export const REASON = 'Because of a test.';
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const FEE = { fixed: ONE, bps: 0, floor: 0n, cap: null };

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** IBANs that differ in their account number. */
export function ibanOf(number: number): string {
  const bban = `37040044${String(number).padStart(10, '0')}`;
  let rest = 0;
  for (const digit of `${bban}131400`) rest = (rest * 10 + Number(digit)) % 97;
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`;
}

/** Withdrawals over a real database, with a provider that a test controls and an account that operators pay from. */
export async function createWithdrawalsWorld() {
  const payer = createPayoutDouble();
  const world = await createPaymentsWorld({ adapters: [payer.adapter] });
  const { db, clock, payments, wallet } = world;
  for (const request of payments.requests) world.approvals.hooks.kinds.push(request);
  const payerId = newId();
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await insertSealed({ adapters: [payer.adapter], box: world.box, clock }, tx, {
      merchantId: MERCHANT,
      id: payerId,
      adapter: payer.adapter.id,
      name: 'Payer',
      currency: 'EUR',
      config: {},
      secrets: {},
    });
    const accounts = { auto: payerId, hand: world.accountId };
    for (const [id, accountId] of Object.entries(accounts)) {
      const method = { direction: 'withdrawal', id, kind: 'bank', names: { EN: id } } as const;
      const terms = { ...TERMS, fee: FEE };
      await putMethod(tx, { ...method, merchantId: MERCHANT, terms, position: 0, isOpen: true, at });
      await putChannel(tx, {
        merchantId: MERCHANT,
        direction: 'withdrawal',
        methodId: id,
        accountId,
        position: 0,
        isOpen: true,
        maxMinor: id === 'auto' ? 400n * ONE : null,
      });
    }
  });
  const passwordHash = await world.hasher.hash(PAYMENT_PASSWORD);

  const handlerOf = (bound: readonly BoundRoutes[], routes: object, name: string) => {
    const handler = bound.find((each) => each.routes === routes)?.handlers[name];
    if (!handler) throw new Error(`no handler ${name}`);
    return handler as unknown as (call: object) => Promise<never>;
  };
  const member = (memberId: string) => ({
    merchantId: MERCHANT,
    language: 'EN',
    ip: '203.0.113.7',
    requestId: 'request-2',
    account: { id: memberId, kind: 'member', merchantId: MERCHANT },
  });
  const ownCall = (name: string, memberId: string, input: object = {}): Promise<Withdrawal> =>
    handlerOf(payments.routes, withdrawalsRoutes, name)({ ...member(memberId), ...input });
  const beneficiaryCall = (name: string, memberId: string, input: object = {}): Promise<never> =>
    handlerOf(payments.routes, beneficiariesRoutes, name)({ ...member(memberId), ...input });
  const CONSOLE = { desk: withdrawalDeskRoutes, payout: payoutDeskRoutes, dispute: disputeDeskRoutes };
  const operatorCall = (
    group: keyof typeof CONSOLE,
    name: string,
    by: Checker,
    id: string,
    body: object = {},
  ): Promise<never> =>
    handlerOf(
      payments.consoleRoutes,
      CONSOLE[group],
      name,
    )({
      ...by,
      language: 'EN',
      params: { merchantCode: MERCHANT, id },
      body,
    });

  let ibans = 0;
  type NewBeneficiary = { id?: string; number?: string; holder?: string; kind?: string; bank?: string };
  const addBeneficiary = async (
    memberId: string,
    { id = newId(), number = ibanOf((ibans += 1)), holder = 'ANN EXAMPLE', ...input }: NewBeneficiary = {},
  ): Promise<string> => {
    await beneficiaryCall('add', memberId, {
      body: { id, kind: 'bank', bank: 'SEPA', number, holder, ...input },
    });
    return id;
  };
  const pay = async (memberId: string, amountMinor: bigint): Promise<void> => {
    const id = newId();
    const debit = { owner: 'house', kind: 'adjustment', key: 'operators' } as const;
    await wallet.transaction((tx) =>
      wallet.post(tx, {
        merchantId: MERCHANT,
        currency: 'EUR',
        transfers: [{ id, debit, credit: mainOf(memberId), amountMinor, code: 'adjustment', reference: id }],
      }),
    );
  };
  /** A member with money and a beneficiary that can be paid. */
  const openPayee = async (amountMinor = 1_000n * ONE) => {
    const memberId = await world.openMember();
    await setPaymentPassword(db, { merchantId: MERCHANT, memberId, passwordHash });
    const beneficiaryId = await addBeneficiary(memberId);
    clock.advance(DAY_MILLISECONDS + 1);
    await pay(memberId, amountMinor);
    return { memberId, beneficiaryId };
  };
  type Payee = Awaited<ReturnType<typeof openPayee>>;
  const request = (
    { memberId, beneficiaryId }: Payee,
    { id = newId(), amount = 100n * ONE, methodId = 'auto', paymentPassword = PAYMENT_PASSWORD } = {},
  ): Promise<Withdrawal> =>
    ownCall('request', memberId, { body: { id, methodId, beneficiaryId, amount, paymentPassword } });
  const decide = (
    act: string,
    by: Checker,
    id: string,
    state: string,
    more: object = {},
  ): Promise<{ state: string }> => operatorCall('desk', act, by, id, { state, reason: REASON, ...more });
  const payoutsOf = (withdrawalId: string) => listPayouts(db, { merchantId: MERCHANT, withdrawalId });
  const balances = (memberId: string) => wallet.balanceOf(MERCHANT, memberId, 'EUR');
  return {
    ...world,
    payer,
    payerId,
    ownCall,
    beneficiaryCall,
    operatorCall,
    addBeneficiary,
    pay,
    openPayee,
    request,
    decide,
    payoutsOf,
    balances,
    /** Any other call of operators by its name, such as `deposits:refund`. */
    deskCall: (
      name: string,
      by: Checker,
      { id, body }: { id: string; body: object },
    ): Promise<{ id: string; state: string }> =>
      world.operatorCall(name, by, { params: { merchantCode: MERCHANT, id }, body }),
    /** A call about the payments of one member. */
    memberPayments: (name: string, by: Checker, input: object): Promise<never> =>
      handlerOf(payments.consoleRoutes, memberPaymentsRoutes, name)({ ...by, ...input }),
    /** A picture that a member or an operator has uploaded. */
    upload: async (kind: 'member' | 'operator', id: string): Promise<string> => {
      const group = kind === 'member' ? world.files.routes : world.files.consoleRoutes;
      const handler = group.handlers['upload'] as unknown as (call: object) => Promise<{ id: string }>;
      const call = { merchantId: MERCHANT, account: { id }, params: { merchantCode: MERCHANT } };
      return (await handler({ ...call, query: { for: 'proof' }, body: await picture() })).id;
    },
    approveRequest: async (by: Checker, id: string): Promise<void> => {
      const found: { approval: { payloadHash: string } } = await world.call('get', by, { params: { id } });
      const { payloadHash } = found.approval;
      await world.call('approve', by, { params: { id }, body: { payloadHash, reason: REASON } });
    },
    get: ({ memberId }: { memberId: string }, id: string): Promise<Withdrawal> =>
      ownCall('get', memberId, { params: { id } }),
    /** A paid withdrawal. */
    paid: async (
      payee: Payee,
      by: Checker,
      input: Parameters<typeof request>[1] = {},
    ): Promise<Withdrawal> => {
      payer.mode = 'paid';
      const { id, state } = await request(payee, input);
      if (state === 'review') await decide('approve', by, id, 'review');
      await payments.tick();
      clock.advance(6_000);
      await payments.tick();
      payer.mode = 'accepted';
      return ownCall('get', payee.memberId, { params: { id } });
    },
  };
}

export type WithdrawalsWorld = Awaited<ReturnType<typeof createWithdrawalsWorld>>;
