import type { Route } from '@croupier/contract/route.ts';
import { withdrawalDeskRoutes } from '@croupier/contract/payments/withdrawal-desk.ts';
import { beneficiariesRoutes, withdrawalsRoutes } from '@croupier/contract/payments/withdrawals.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createOperator, type OperatorSession } from '../../../testing/operator-session.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

const ONE = 10_000n;
const CAP = 2_000n * ONE;
const of = (memberId: string) => ({ merchantId: 'croupier', memberId });

let running: TestApp;
let cashier: OperatorSession;
let member: { token: string; memberId: string };
let beneficiaryId: string;

/** Whatever withdrawals record for other modules has reached them. */
async function deliver(): Promise<void> {
  while ((await running.app.outbox.deliverDue()) > 0);
  // The app delivers events, too, and locks their rows until the handlers have finished.
  await sql`select 1 from outbox for share`.execute(running.database.db);
}

const used = async (): Promise<bigint> => {
  await deliver();
  return (await running.app.modules.kyc.capsOf(of(member.memberId))).withdrawals.used;
};

async function ask(route: Route, body: object): Promise<{ code?: string; value: unknown }> {
  const { body: answer } = await running.call(route, { token: member.token, body });
  return answer;
}

async function request(amount: string): Promise<{ id: string; code: string | undefined }> {
  const id = newId();
  const { code } = await ask(withdrawalsRoutes.request, {
    id,
    methodId: 'bank',
    beneficiaryId,
    amount,
    paymentPassword: PASSWORD,
  });
  return { id, code };
}

async function reject(id: string): Promise<void> {
  const { status, body } = await running.call(withdrawalDeskRoutes.reject, {
    console: true,
    token: cashier.token,
    path: withdrawalDeskRoutes.reject.path.replace(':merchantCode', 'croupier').replace(':id', id),
    body: { state: 'review', reason: 'The rules forbid it.', reasonCode: 'rules', text: '' },
  });
  expect(status, body.code).toBe(200);
}

/** Puts money into the main wallet. */
const give = (amountMinor: bigint): Promise<unknown> => {
  const id = newId();
  const { wallet } = running.app.modules;
  return wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId: 'croupier',
      currency: 'EUR',
      transfers: [
        {
          id,
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: { owner: 'member', memberId: member.memberId, kind: 'main' },
          amountMinor,
          code: 'adjustment',
          reference: id,
        },
      ],
    }),
  );
};

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  cashier = await createOperator(running, 'cashier', ['croupier']);
  member = await running.register();
  await give(4_000n * ONE);
  await sql`update members set payee_name = 'Test Member', payment_password_hash = password_hash
    where id = ${member.memberId}`.execute(db);
  await sql`delete from turnover_requirements where member_id = ${member.memberId}`.execute(db);
  beneficiaryId = newId();
  const { code } = await ask(beneficiariesRoutes.add, {
    id: beneficiaryId,
    kind: 'bank',
    bank: 'SEPA',
    number: 'DE89370400440532013000',
    holder: 'Test Member',
  });
  if (code) throw new Error(code);
  await sql`update beneficiaries set usable_from = now() - interval '1 minute' where id = ${beneficiaryId}`.execute(
    db,
  );
});
afterAll(() => running.close());

test('a withdrawal near the cap counts once, and not at all when its money returns', async () => {
  expect(await request('2001')).toMatchObject({ code: 'payments.not_withdrawable' });
  expect(await used()).toBe(0n);

  const first = await request('1900');
  expect(first.code).toBeUndefined();
  expect(await used()).toBe(1_900n * ONE);
  await reject(first.id);
  expect(await used()).toBe(0n);

  const second = await request('1900');
  expect(second.code).toBeUndefined();
  expect(await used()).toBe(1_900n * ONE);
  const { value } = await running
    .call(withdrawalsRoutes.terms, { token: member.token })
    .then(({ body }) => body);
  expect(value).toMatchObject({
    obstacles: expect.arrayContaining([expect.objectContaining({ code: 'one_open' })]) as unknown,
  });
  const { withdrawals } = await running.app.modules.kyc.capsOf(of(member.memberId));
  expect(withdrawals).toEqual({ cap: CAP, used: 1_900n * ONE, left: 100n * ONE });
});
