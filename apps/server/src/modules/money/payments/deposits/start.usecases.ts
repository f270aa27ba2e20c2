import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { memberErrors } from '../../../access/members/index.ts';
import { depositAddress } from '../addresses/addresses.usecases.ts';
import type { By } from '../changes/changes.types.ts';
import { channelFor, restingReason } from '../channels/channels.rules.ts';
import type { Method } from '../channels/channels.types.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { ASK_DELAYS_MILLISECONDS, MAX_DEPOSITS_IN_REVIEW } from '../payments.config.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { Begun, DepositOrder } from '../providers/provider.types.ts';
import { admittedOf } from './allowance.usecases.ts';
import { countOpen, findDeposit, insertDeposit, moveDeposit } from './deposits.queries.ts';
import type { DepositRow, OrderPage, StoredInstructions } from './deposits.types.ts';
import { newReference } from './references.usecases.ts';
import { depositView } from './view.usecases.ts';

const MINUTE_MILLISECONDS = 60_000;
/** A call that takes longer was cut off: from then on the provider is asked. */
const BEGIN_MILLISECONDS = 30_000;

export type StartInput = {
  merchantId: string;
  memberId: string;
  /** Made by the member's browser. */
  id: string;
  methodId: string;
  amountMinor: bigint;
  /** Where the site is, for the way back from a provider's page. */
  origin: string;
  language: string;
  by: By;
};

const isSame = (row: DepositRow, { memberId, methodId, amountMinor }: StartInput): boolean =>
  row.memberId === memberId && row.methodId === methodId && row.askedMinor === amountMinor;

function checkAmount({ terms }: Method, amountMinor: bigint): void {
  if (amountMinor < terms.min || amountMinor > terms.max)
    throw fieldRefusal(paymentErrors.amountOutside, 'amount');
  if (amountMinor % terms.step !== 0n) throw fieldRefusal(paymentErrors.amountStep, 'amount');
}

/** Stores the deposit before anybody is told of it, or returns the one that has the id. */
async function insertStarted(
  parts: PaymentParts,
  tx: Tx,
  input: StartInput,
): Promise<{ row: DepositRow; isNew: boolean }> {
  const { merchantId, memberId, id, methodId, amountMinor, origin, language, by } = input;
  if (!(await parts.members.lock(tx, merchantId, memberId))) throw appError(memberErrors.notFound);
  const known = await findDeposit(tx, { merchantId, id });
  if (known) {
    if (!isSame(known, input)) throw appError(paymentErrors.idReused);
    return { row: known, isNew: false };
  }
  const { settings, currency } = await parts.merchants.byId(merchantId);
  const { depositsOpen, depositMinutes } = settings.payments;
  const open = await countOpen(tx, { merchantId, memberId });
  if (open.unpaid >= depositsOpen) throw appError(paymentErrors.oneOpen);
  // Whoever has paid may deposit again, but not keep operators busy with any number of slips.
  if (open.inReview >= MAX_DEPOSITS_IN_REVIEW) throw appError(paymentErrors.tooManyInReview);
  const method = await findMethod(tx, { merchantId, direction: 'deposit', id: methodId });
  const at = parts.clock.now();
  const resting = method ? restingReason(method, at) : 'closed';
  if (!method || resting === 'closed' || resting === 'outside_hours')
    throw appError(paymentErrors.methodClosed);
  checkAmount(method, amountMinor);
  const channel = channelFor(method, amountMinor);
  if (!channel) throw appError(paymentErrors.providerDown);
  const { admittedMinor, code } = await admittedOf(parts, tx, { merchantId, memberId, amountMinor });
  if (admittedMinor < amountMinor)
    throw appError({ code: code ?? paymentErrors.amountOutside.code, status: 409 });
  const deposit = {
    merchantId,
    id,
    memberId,
    methodId,
    accountId: channel.accountId,
    currency,
    reference: newReference(merchantId),
    askedMinor: amountMinor,
    state: 'started' as const,
    continuesId: null,
    at,
    expiresAt: new Date(at.getTime() + depositMinutes * MINUTE_MILLISECONDS),
    askAt: new Date(at.getTime() + BEGIN_MILLISECONDS),
    orderPage: { origin, language },
  };
  await insertDeposit(tx, deposit);
  await parts.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'deposit',
    id,
    state: 'started',
    facts: { amount: formatMoney(amountMinor), currency, method: methodId, reference: deposit.reference },
    by,
  });
  const row = await findDeposit(tx, { merchantId, id });
  if (!row) throw new Error(`deposit ${id} was not stored`);
  return { row, isNew: true };
}

const storable = (instructions: object): StoredInstructions =>
  JSON.parse(JSON.stringify(instructions)) as StoredInstructions;

/** The provider’s own id of the order, by which its movements find the deposit. */
const theirIdOf = (begun: Extract<Begun, { kind: 'begun' }>): string | undefined =>
  'theirId' in begun.instructions ? begun.instructions.theirId : undefined;

/** Stores what the provider answered, unless money has arrived meanwhile. */
export async function storeBegun(parts: PaymentParts, row: DepositRow, begun: Begun): Promise<void> {
  const at = parts.clock.now();
  const [firstDelay] = ASK_DELAYS_MILLISECONDS;
  const from = ['started', 'unknown'] as const;
  await parts.db.transaction().execute(async (tx) => {
    const theirId = begun.kind === 'begun' ? theirIdOf(begun) : undefined;
    const method = await findMethod(tx, {
      merchantId: row.merchantId,
      direction: 'deposit',
      id: row.methodId,
    });
    const moved =
      begun.kind === 'begun'
        ? await moveDeposit(tx, row, {
            to: 'waiting',
            from,
            at,
            instructions: storable({ ...begun.instructions, slip: method?.kind === 'slip' }),
            ...(theirId === undefined ? {} : { theirId }),
            // A lost hook is made up for by asking.
            askAt: new Date(at.getTime() + MINUTE_MILLISECONDS),
          })
        : begun.kind === 'refused'
          ? await moveDeposit(tx, row, { to: 'failed', from, at, reason: 'provider_refused' })
          : await moveDeposit(tx, row, {
              to: 'unknown',
              from: ['started'],
              at,
              askAt: new Date(at.getTime() + firstDelay),
            });
    if (!moved) return;
    await parts.recordChange(tx, {
      merchantId: row.merchantId,
      memberId: row.memberId,
      thing: 'deposit',
      id: row.id,
      state: moved.state,
      before: row.state,
      ...(begun.kind === 'refused' && { facts: { code: begun.code } }),
      by: BY_SYSTEM,
    });
  });
}

async function orderFor(
  parts: PaymentParts,
  row: DepositRow,
  { origin, language }: OrderPage,
): Promise<DepositOrder> {
  const { merchantId, accountId, memberId } = row;
  const { adapter, account } = await parts.accounts.open({ merchantId, id: accountId });
  const member = await parts.members.find(merchantId, memberId);
  const { chain } = adapter;
  const address =
    chain &&
    (await parts.db.transaction().execute((tx) =>
      depositAddress(tx, {
        merchantId,
        accountId,
        memberId,
        at: parts.clock.now(),
        addressAt: (index) => chain.addressAt(account, index),
      }),
    ));
  // What watches the chain must know a new address at once.
  if (address && !account.addresses?.includes(address.address))
    parts.accounts.forget({ merchantId, id: accountId });
  return {
    id: row.id,
    reference: row.reference,
    amountMinor: row.askedMinor,
    method: row.methodId,
    returnUrl: `${origin}/member/depositv2?id=${row.id}&returned=1`,
    expiresAt: row.expiresAt,
    language,
    ...(address && { addressIndex: address.index }),
    ...(member?.payee_name && { payer: member.payee_name }),
  };
}

/** Asks the provider for what the member must do. Its answer may be lost: the deposit is unknown then, never forgotten. */
export async function beginDeposit(parts: PaymentParts, row: DepositRow, page: OrderPage): Promise<void> {
  const order = await orderFor(parts, row, page);
  const opened = await parts.accounts.open({ merchantId: row.merchantId, id: row.accountId });
  const begun = await parts.accounts
    .call(
      opened,
      (adapter, account) => adapter.begin(account, order),
      ({ kind }) => kind === 'unknown',
    )
    .catch((error: unknown): Begun => {
      parts.log.error({ err: error, deposit: row.id }, 'deposit could not be begun');
      return { kind: 'unknown', message: String(error) };
    });
  await storeBegun(parts, row, begun);
}

/**
 * Starts a deposit: the row is committed before the provider is called. The same id again gives the same deposit.
 *
 * @throws `payments.id_reused`, `.one_open`, `.too_many_in_review`, `.method_closed`, `.amount_outside`, `.amount_step`,
 *   `.provider_down`, and the refusals of limits and identity checks
 */
export async function startDeposit(parts: PaymentParts, input: StartInput): Promise<Deposit> {
  const { merchantId, id, language } = input;
  const { row, isNew } = await parts.db.transaction().execute((tx) => insertStarted(parts, tx, input));
  if (isNew) await beginDeposit(parts, row, input);
  return depositView(parts, (await findDeposit(parts.db, { merchantId, id })) ?? row, language);
}
