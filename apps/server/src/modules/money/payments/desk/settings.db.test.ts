import {
  defaultPaymentSettings,
  type PaymentSettings,
} from '@croupier/contract/payments/payment-settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REASON } from '../../../access/approvals/testing/approvals-world.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { createPaymentsWorld, MERCHANT, ONE, type PaymentsWorld } from '../testing/payments-world.ts';
import type { readPaymentRules } from './settings.usecases.ts';

let world: PaymentsWorld;
let lead: Checker;
let owner: Checker;
beforeAll(async () => {
  world = await createPaymentsWorld();
  [lead, owner] = [await world.createOperator(['finance_lead']), await world.createOperator(['owner'])];
});
afterAll(() => world.close());

const params = { merchantCode: MERCHANT };
const read = (): ReturnType<typeof readPaymentRules> =>
  world.operatorCall('settings/payments:get', lead, { params });
const ask = (settings: PaymentSettings): Promise<{ id: string; state: string }> =>
  world.operatorCall('settings/payments:change', lead, { params, body: { settings, reason: REASON } });
async function decide(id: string, by: Checker): Promise<void> {
  const { approval } = (await world.call('get', by, { params: { id } })) as {
    approval: { payloadHash: string };
  };
  await world.call('approve', by, {
    params: { id },
    body: { payloadHash: approval.payloadHash, reason: REASON },
  });
}

test('rules of payments change when a second person approves, and earlier versions stay', async () => {
  const before = await read();
  expect(before).toMatchObject({ currency: 'EUR', line: 1_000n * ONE, versions: [] });
  const settings = { ...defaultPaymentSettings('EUR'), autoApproveAmount: 50n * ONE, mayCancel: true };
  const { id, state } = await ask(settings);
  expect(state).toBe('asked');
  await expect(ask(settings)).rejects.toMatchObject({ code: 'approvals.already_asked' });
  await expect(decide(id, lead)).rejects.toMatchObject({ code: 'approvals.own_request' });
  expect((await read()).settings).toEqual(before.settings);

  await decide(id, owner);
  const after = await read();
  expect(after.settings).toEqual(settings);
  expect(after.versions).toMatchObject([
    {
      id,
      reason: REASON,
      changes: [
        { label: 'payments.autoApproveAmount', before: '€200.00', after: '€50.00' },
        { label: 'payments.mayCancel', before: 'off', after: 'on' },
      ],
    },
  ]);
  const [entry] = await world.audit.latest({
    merchantId: MERCHANT,
    action: 'merchant.payments_changed',
    limit: 1,
  });
  expect(entry).toMatchObject({
    before: { autoApproveAmount: '200.0000' },
    after: { autoApproveAmount: '50.0000' },
  });
});
