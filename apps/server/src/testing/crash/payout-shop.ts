import { randomUUID } from 'node:crypto';
import { withdrawalDeskRoutes } from '@croupier/contract/payments/withdrawal-desk.ts';
import { beneficiariesRoutes, withdrawalsRoutes } from '@croupier/contract/payments/withdrawals.ts';
import { sql } from 'kysely';
import type { Modules } from '../../modules.ts';
import type { BoundRoutes } from '../../platform/http/call.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { createPasswordHasher } from '../../platform/password-hashing/password-hasher.ts';
import { HASHING } from './payout-modules.ts';

export const MERCHANT = 'croupier';
const ONE = 10_000n;
const PASSWORD = 'Pay-123456';
const REASON = 'Because of a crash test.';
const MANY = 1_000_000_000n * ONE;

type Handler = (call: object) => Promise<unknown>;
type Payee = { memberId: string; beneficiaryId: string };

/** Account number of the example IBAN with another end. */
function ibanOf(number: number): string {
  const bban = `37040044${String(number).padStart(10, '0')}`;
  let rest = 0;
  for (const digit of `${bban}131400`) rest = (rest * 10 + Number(digit)) % 97;
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`;
}

/** Members who withdraw again and again, and two operators who approve. */
export async function openPayoutShop({
  database: { db },
  modules,
  members,
}: {
  database: Database;
  modules: Modules;
  members: number;
}) {
  const { payments, wallet, merchants } = modules;
  const handlerOf = (bound: readonly BoundRoutes[], routes: object, name: string): Handler => {
    const handler = bound.find((each) => each.routes === routes)?.handlers[name];
    if (!handler) throw new Error(`no handler ${name}`);
    return handler as unknown as Handler;
  };
  await db.transaction().execute((tx) =>
    merchants.changeSettings(tx, MERCHANT, (settings) => ({
      ...settings,
      kyc: {
        ...settings.kyc,
        tiers: settings.kyc.tiers.map((tier) => ({ ...tier, deposits: null, withdrawals: null })),
      },
      payments: {
        ...settings.payments,
        coolDownHours: 0,
        withdrawalsPerDay: 100,
        withdrawalsPerDayAmount: MANY,
        withdrawalsPerMonthAmount: MANY,
      },
    })),
  );
  merchants.refresh();
  const hash = await createPasswordHasher(HASHING).hash(PASSWORD);
  const ip = '203.0.113.7';
  const asMember = (memberId: string) => ({
    merchantId: MERCHANT,
    language: 'EN',
    ip,
    requestId: 'crash',
    account: { id: memberId, kind: 'member', merchantId: MERCHANT },
  });
  const openPayee = async (number: number): Promise<Payee> => {
    const [memberId, beneficiaryId, id] = [randomUUID(), randomUUID(), randomUUID()];
    await db.transaction().execute((tx) =>
      modules.members.insert(tx, {
        merchantId: MERCHANT,
        id: memberId,
        account: `payee${number}`,
        nickname: '',
        passwordHash: null,
        paymentPasswordHash: hash,
        payeeName: 'Ann Example',
        profile: {},
        at: new Date(),
        ip,
      }),
    );
    await wallet.transaction((tx) =>
      wallet.post(tx, {
        merchantId: MERCHANT,
        currency: 'EUR',
        transfers: [
          {
            id,
            debit: { owner: 'house', kind: 'adjustment', key: 'crash' },
            credit: { owner: 'member', memberId, kind: 'main' },
            amountMinor: 1_000_000n * ONE,
            code: 'adjustment',
            reference: id,
          },
        ],
      }),
    );
    const body = {
      id: beneficiaryId,
      kind: 'bank',
      bank: 'SEPA',
      number: ibanOf(number),
      holder: 'ANN EXAMPLE',
    };
    await handlerOf(payments.routes, beneficiariesRoutes, 'add')({ ...asMember(memberId), body });
    return { memberId, beneficiaryId };
  };
  const payees = await Promise.all(Array.from({ length: members }, (_, index) => openPayee(index + 1)));

  const openOperator = async (): Promise<object> => {
    const [id, at] = [randomUUID(), new Date()];
    const email = `${id}@example.com`;
    await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
      values (${id}, ${email}, ${email}, 'Crash', '', ${at}, ${at})`.execute(db);
    await sql`insert into grants (id, operator_id, role_id, merchants, granted_at)
      values (${randomUUID()}, ${id}, 'owner', null, ${at})`.execute(db);
    return { account: { id, kind: 'operator' }, ip, requestId: 'crash', language: 'EN' };
  };
  const [maker, checker] = [await openOperator(), await openOperator()];
  const request = handlerOf(payments.routes, withdrawalsRoutes, 'request');
  const approve = handlerOf(payments.consoleRoutes, withdrawalDeskRoutes, 'approve');
  const decide = (by: object, id: string, state: string): Promise<{ state: string }> =>
    approve({ ...by, params: { merchantCode: MERCHANT, id }, body: { state, reason: REASON } }) as Promise<{
      state: string;
    }>;

  return {
    payees,
    /** Requests and approves a withdrawal. Null while the member's last one is under way. */
    withdraw: async ({ memberId, beneficiaryId }: Payee, amountMinor: bigint): Promise<string | null> => {
      const id = randomUUID();
      const body = { id, methodId: 'bank', beneficiaryId, amount: amountMinor, paymentPassword: PASSWORD };
      try {
        await request({ ...asMember(memberId), body });
      } catch (error) {
        if (error instanceof AppError && error.code === 'payments.withdrawal_open') return null;
        throw error;
      }
      const { state } = await decide(maker, id, 'review');
      if (state === 'second') await decide(checker, id, 'second');
      return id;
    },
  };
}
