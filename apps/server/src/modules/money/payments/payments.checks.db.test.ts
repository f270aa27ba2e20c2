import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { auditPayments } from './payments.checks.ts';
import { ONE } from './testing/payments-world.ts';
import { movement } from './testing/provider-double.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from './testing/withdrawals-world.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld();
});
afterAll(() => world.close());

const rulesAfter = async (tamper: ReturnType<typeof sql>): Promise<string[]> => {
  const found: string[] = [];
  const undo = new Error('undo');
  const tampering = world.db.transaction().execute(async (tx) => {
    await tamper.execute(tx);
    found.push(...(await auditPayments(tx)).map(({ rule }) => rule));
    throw undo;
  });
  await expect(tampering).rejects.toBe(undo);
  return found;
};

test('the audit reports tampering with payments', async () => {
  const memberId = await world.openMember();
  const { reference } = await world.start(memberId, { methodId: 'bank' });
  const paid = movement({ theirId: newId(), amountMinor: 90n * ONE, text: reference });
  const lost = movement({ theirId: newId(), amountMinor: 7n * ONE, text: 'thanks' });
  await world.hook(newId(), { movements: [paid, lost] });
  await world.drain();
  expect(await world.balance(memberId)).toBe(90n * ONE);
  const payee = await world.openPayee();
  await world.request(payee);
  expect(await world.db.transaction().execute(auditPayments)).toEqual([]);

  const credited = 'a deposit is credited with no more than the money that came for it';
  const once = 'money that a provider reports is used once';
  const waits = 'the suspense account holds what waits for an owner';
  const held = 'the hold account holds what open withdrawals have not paid yet';
  expect(
    await rulesAfter(
      sql`update movements set amount_minor = amount_minor - 1 where their_id = ${paid.theirId}`,
    ),
  ).toEqual([credited, once]);
  expect(await rulesAfter(sql`delete from movements where their_id = ${paid.theirId}`)).toEqual([
    credited,
    once,
  ]);
  // A line that was reported and never counted.
  expect(
    await rulesAfter(sql`insert into movements (merchant_id, account_id, their_id, id, direction, amount_minor, asset,
        payer, text, at, seen_at, source, state, suspense_minor)
      select merchant_id, account_id, 'another', gen_random_uuid(), direction, 5, asset, payer, text, at, seen_at,
        source, 'suspense', 0 from movements where their_id = ${paid.theirId}`),
  ).toEqual([once]);
  expect(
    await rulesAfter(sql`update movements set suspense_minor = 0 where their_id = ${lost.theirId}`),
  ).toEqual([waits]);
  expect(await rulesAfter(sql`update withdrawals set state = 'rejected'`)).toEqual([held]);
  expect(await rulesAfter(sql`update withdrawals set amount_minor = amount_minor + 1`)).toEqual([held]);
});
