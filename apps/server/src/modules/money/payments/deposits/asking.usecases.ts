import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { DepositState } from '@croupier/contract/payments/payment-states.ts';
import { takeChargeback } from '../chargebacks/chargebacks.usecases.ts';
import { lockHeldFor } from '../movements/movements.queries.ts';
import { takeMovements } from '../movements/taking.usecases.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { ABSENT_AFTER_MILLISECONDS, ASK_DELAYS_MILLISECONDS } from '../payments.config.ts';
import type { Seen } from '../providers/provider.types.ts';
import {
  claimAsk,
  findDeposit,
  findOrderPage,
  listDue,
  listMerchantsDue,
  moveDeposit,
} from './deposits.queries.ts';
import type { DepositKey, DepositReason, DepositRow } from './deposits.types.ts';
import { beginDeposit } from './start.usecases.ts';

const MAX_DUE = 20;

export const nextAsk = (asks: number, now: Date): Date => {
  const delay = ASK_DELAYS_MILLISECONDS[Math.min(asks, ASK_DELAYS_MILLISECONDS.length - 1)] ?? 0;
  return new Date(now.getTime() + delay);
};

/** Nobody pays an order any more that ended so long ago; reconciliation finds what does arrive. */
const ASK_ENDED_MILLISECONDS = 24 * 60 * 60_000;
const ENDED: ReadonlySet<DepositState> = new Set(['expired', 'cancelled', 'failed']);

const nextAskOf = ({ state, createdAt, asks }: DepositRow, now: Date): Date | null =>
  ENDED.has(state) && now.getTime() - createdAt.getTime() > ASK_ENDED_MILLISECONDS
    ? null
    : nextAsk(asks + 1, now);

/** Moves a deposit for what a provider says, without money; keeps the schedule of questions. */
async function follow(
  parts: CreditParts,
  row: DepositRow,
  {
    to,
    from,
    reason = null,
  }: { to: DepositState; from: readonly DepositState[]; reason?: DepositReason | null },
): Promise<void> {
  const at = parts.clock.now();
  await parts.db.transaction().execute(async (tx) => {
    // Money that is held for it is decided about by a person.
    if (to === 'failed' && (await lockHeldFor(tx, { merchantId: row.merchantId, depositId: row.id }))) return;
    const askAt = to === 'failed' ? null : nextAsk(row.asks + 1, at);
    const moved = await moveDeposit(tx, row, { to, from, at, reason, askAt });
    if (!moved) return;
    await parts.recordChange(tx, {
      merchantId: row.merchantId,
      memberId: row.memberId,
      thing: 'deposit',
      id: row.id,
      state: to,
      before: row.state,
      ...(reason && { facts: { reason } }),
      by: BY_SYSTEM,
    });
    if (to === 'failed')
      await parts.messages.send(tx, {
        merchantId: row.merchantId,
        memberId: row.memberId,
        kind: 'deposit_failed',
        params: { amount: formatMoney(row.askedMinor), currency: row.currency, id: row.id },
      });
  });
}

async function applySeen(parts: CreditParts, row: DepositRow, seen: Seen, findsById: boolean): Promise<void> {
  const before = ['started', 'unknown', 'waiting', 'seen'] as const;
  const age = parts.clock.now().getTime() - row.createdAt.getTime();
  if (seen.state === 'waiting' && (row.state === 'started' || row.state === 'unknown'))
    await follow(parts, row, { to: 'waiting', from: ['started', 'unknown'] });
  else if (seen.state === 'under_way')
    await follow(parts, row, { to: 'seen', from: ['started', 'unknown', 'waiting'] });
  else if (seen.state === 'failed')
    await follow(parts, row, { to: 'failed', from: before, reason: 'not_paid' });
  else if (seen.state === 'absent' && findsById && age >= ABSENT_AFTER_MILLISECONDS)
    await follow(parts, row, { to: 'failed', from: ['started', 'unknown'], reason: 'provider_refused' });
}

/**
 * Whether the provider's answer to the order was lost, so that the member has no page to pay on. Ordering again is safe:
 * the provider knows our id, and no money moves before the member pays.
 */
function isUnanswered(
  { state, instructions, createdAt, expiresAt }: DepositRow,
  seen: Seen,
  now: Date,
): boolean {
  if ((state !== 'started' && state !== 'unknown') || instructions !== null || expiresAt <= now) return false;
  const isRecent = now.getTime() - createdAt.getTime() < ABSENT_AFTER_MILLISECONDS;
  return seen.state === 'waiting' || (seen.state === 'absent' && isRecent);
}

/** With the same content: a provider refuses another one with a known id. */
async function beginAgain(parts: CreditParts, row: DepositRow): Promise<void> {
  const { hosts } = await parts.merchants.byId(row.merchantId);
  const page = await findOrderPage(parts.db, row);
  await beginDeposit(parts, row, page ?? { origin: parts.siteOrigin(hosts[0] ?? ''), language: '' });
}

/** Asks the provider about a deposit, whatever its state here, and takes the money that it reports. */
export async function askDeposit(parts: CreditParts, row: DepositRow): Promise<Seen | undefined> {
  const opened = await parts.accounts.find({ merchantId: row.merchantId, id: row.accountId });
  if (!opened) return undefined;
  const { findsById } = opened.adapter.can;
  // Nothing was ordered anywhere: what a lost answer said can be made again.
  if (row.state === 'started' && !findsById) {
    await beginAgain(parts, row);
    return undefined;
  }
  const seen = await parts.accounts.call(
    opened,
    (adapter, account) =>
      adapter.ask(account, {
        kind: 'deposit',
        id: row.id,
        ...(row.theirId !== null && { theirId: row.theirId }),
        reference: row.reference,
        since: row.createdAt,
      }),
    ({ state }) => state === 'unknown',
  );
  if (seen.movements.length > 0)
    await takeMovements(parts, { opened, movements: seen.movements, source: 'ask' });
  if (isUnanswered(row, seen, parts.clock.now())) await beginAgain(parts, row);
  else await applySeen(parts, row, seen, findsById);
  for (const chargeback of seen.chargebacks ?? []) await takeChargeback(parts, opened, chargeback);
  return seen;
}

/** Asks about every deposit that is due; each is asked about by one worker. Returns their number. */
export async function askDue(parts: CreditParts): Promise<number> {
  const now = parts.clock.now();
  let asked = 0;
  for (const merchantId of await listMerchantsDue(parts.db, now))
    for (const row of await listDue(parts.db, { merchantId, now, limit: MAX_DUE })) {
      const { askAt } = row;
      if (!askAt || !(await claimAsk(parts.db, { ...row, askAt, next: nextAskOf(row, now) }))) continue;
      asked += 1;
      try {
        await askDeposit(parts, row);
      } catch (error) {
        parts.log.error({ err: error, merchantId, deposit: row.id }, 'deposit could not be asked about');
      }
    }
  return asked;
}

/** For a member who comes back from a provider's page, and for hints. */
export async function askById(parts: CreditParts, key: DepositKey): Promise<void> {
  const row = await findDeposit(parts.db, key);
  if (row && row.state !== 'credited') await askDeposit(parts, row);
}
