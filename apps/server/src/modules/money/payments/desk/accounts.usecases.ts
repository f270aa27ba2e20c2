import type { accountDeskRoutes, PaymentAccount } from '@croupier/contract/payments/account-desk.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { readHealth } from '../accounts/account-health.reads.ts';
import { findAccount, listAccounts, setAccountState } from '../accounts/accounts.queries.ts';
import type { AccountKey, AccountState } from '../accounts/accounts.types.ts';
import { hookUrlOf } from '../accounts/accounts.usecases.ts';
import { testCall } from '../accounts/resting.usecases.ts';
import { listMethods } from '../channels/methods.reads.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';

const HEALTH_MILLISECONDS = 7 * 24 * 60 * 60_000;
const NO_ABILITIES = { deposit: false, payout: false, refund: false, list: false, balance: false };

export async function deskAccounts(
  parts: PaymentParts,
  merchantId: string,
): Promise<CallOutput<typeof accountDeskRoutes.accounts>> {
  const { db, adapters, clock, merchants } = parts;
  const since = new Date(clock.now().getTime() - HEALTH_MILLISECONDS);
  const [rows, health, { hosts }] = await Promise.all([
    listAccounts(db, merchantId),
    readHealth(db, { merchantId, since }),
    merchants.byId(merchantId),
  ]);
  const abilitiesOf = (adapterId: string): PaymentAccount['can'] =>
    adapters.find(({ id }) => id === adapterId)?.can ?? NO_ABILITIES;
  return {
    accounts: rows.map((row) => {
      const { started = 0, credited = 0, usualMinutes = null } = health.get(row.id) ?? {};
      return {
        id: row.id,
        adapter: row.adapter,
        name: row.name,
        currency: row.currency,
        config: row.config as PaymentAccount['config'],
        state: row.state,
        can: abilitiesOf(row.adapter),
        hookUrl: hookUrlOf(parts, hosts, row.id),
        failures: row.failures,
        lastHookAt: row.lastHookAt,
        lastSuccessAt: row.lastSuccessAt,
        started,
        credited,
        usualMinutes,
      };
    }),
    adapters: adapters.map(({ id, can }) => ({ id, can })),
  };
}

/** @throws `payments.account_not_found`, `payments.state` */
export async function changeAccountState(
  parts: PaymentParts,
  {
    key,
    state,
    reason,
    operator,
  }: { key: AccountKey; state: AccountState; reason: string; operator: Operator },
): Promise<{ state: AccountState }> {
  const { merchantId, id } = key;
  await parts.db.transaction().execute(async (tx) => {
    const row = await findAccount(tx, key, true);
    if (!row) throw appError(paymentErrors.accountNotFound);
    if (row.state === state) return;
    if (!(await setAccountState(tx, { ...key, from: [row.state], to: state, at: parts.clock.now() })))
      throw appError(paymentErrors.state);
    await parts.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'payment_account.state_changed',
      subject: `payment_account:${id}`,
      before: { state: row.state },
      after: { state, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  parts.accounts.forget(key);
  return { state };
}

/** @throws `payments.account_not_found` */
export async function testAccount(parts: PaymentParts, key: AccountKey): Promise<{ answers: boolean }> {
  const opened = await parts.accounts.open(key);
  return { answers: await testCall(parts, opened).catch(() => false) };
}

export async function deskMethods(
  { db, merchants }: Pick<PaymentParts, 'db' | 'merchants'>,
  merchantId: string,
): Promise<CallOutput<typeof accountDeskRoutes.methods>> {
  const { currency } = await merchants.byId(merchantId);
  const methods = [
    ...(await listMethods(db, { merchantId, direction: 'deposit' })),
    ...(await listMethods(db, { merchantId, direction: 'withdrawal' })),
  ];
  return {
    currency,
    methods: methods.map((method) => ({
      ...method,
      names: { ...method.names },
      channels: method.channels.map(({ accountId, position, isOpen, maxMinor }) => ({
        accountId,
        position,
        isOpen,
        maxAmount: maxMinor,
      })),
    })),
  };
}
