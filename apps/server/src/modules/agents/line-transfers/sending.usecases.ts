import { formatMoney } from '@croupier/contract/money.ts';
import { addDays } from '../../../platform/zone.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import { derivedId } from '../../../platform/ids.ts';
import type { MemberRow } from '../../access/members/index.ts';
import { mainOf, type MoneyTx } from '../../money/wallet/index.ts';
import { calendar, findNode, findNodeByNo, isInTeam } from '../network/index.ts';
import { isCircle } from './circles.rules.ts';
import { lineTransferErrors as errors } from './line-transfers.errors.ts';
import { findTransfer, insertTransfer, sumBetween, sumSent } from './line-transfers.queries.ts';
import type { Direction, LineTransfer, LineTransferDeps, MemberKey } from './line-transfers.types.ts';
import { objectionTo } from './standing.usecases.ts';

/** Transfers of so many days are looked at for circles. */
const CIRCLE_DAYS = 30;

export type Sending = {
  id: string;
  amount: bigint;
  paymentPassword: string;
};
export type Caller = { kind: 'member' | 'agent'; ip: string; requestId: string };

/** The direct upline, or a direct downline. @throws `agents.not_found`, `agents.not_direct` */
async function receiverOf(
  { db }: LineTransferDeps,
  { merchantId, memberId }: MemberKey,
  to: { direction: 'up' } | { direction: 'down'; memberId: string },
): Promise<string> {
  const own = await findNode(db, { merchantId, memberId });
  if (!own) throw appError(errors.notFound);
  if (to.direction === 'up') {
    const upline = await findNodeByNo(db, { merchantId, no: own.uplineNo });
    if (!upline) throw appError(errors.notFound);
    return upline.memberId;
  }
  const downline = await findNode(db, { merchantId, memberId: to.memberId });
  if (!downline || downline.no === own.no || !isInTeam(downline.path, own.path))
    throw appError(errors.notFound);
  if (downline.uplineNo !== own.no) throw appError(errors.notDirect);
  return to.memberId;
}

/** Both accounts, locked in one order, so that transfers in opposite directions wait for each other. */
async function lockBoth(
  { members }: LineTransferDeps,
  tx: MoneyTx,
  { merchantId, from, to }: { merchantId: string; from: string; to: string },
): Promise<{ sender: MemberRow; receiver: MemberRow }> {
  const rows = new Map<string, MemberRow>();
  for (const id of [from, to].toSorted()) {
    const row = await members.lock(tx, merchantId, id);
    if (row) rows.set(id, row);
  }
  const [sender, receiver] = [rows.get(from), rows.get(to)];
  if (!sender || !receiver) throw appError(errors.notFound);
  return { sender, receiver };
}

/** The flags of the transfer, which join the sender's case; nobody is told. */
async function assess(
  { risk }: LineTransferDeps,
  tx: MoneyTx,
  { merchantId, transfer }: { merchantId: string; transfer: LineTransfer },
): Promise<void> {
  const { id, fromMember, toMember, currency, amountMinor, direction, at } = transfer;
  const since = new Date(at.getTime() - CIRCLE_DAYS * 24 * 60 * 60_000);
  const sums = await sumBetween(tx, { merchantId, one: fromMember, other: toMember, since });
  await risk.assess(tx, {
    merchantId,
    memberId: fromMember,
    currency,
    event: 'transfer',
    subject: `line_transfer:${id}`,
    amountMinor,
    at,
    ...(isCircle({ direction, amountMinor, ...sums }) && { circularWith: [toMember] }),
  });
}

async function record(
  { audit, messages }: LineTransferDeps,
  tx: MoneyTx,
  of: { merchantId: string; transfer: LineTransfer; caller: Caller },
): Promise<void> {
  const { merchantId, transfer, caller } = of;
  const { id, fromMember, toMember, currency, amountMinor, direction } = transfer;
  await audit.record(tx, {
    merchantId,
    actor: { kind: caller.kind, id: fromMember },
    action: 'line_transfer.sent',
    subject: `member:${fromMember}`,
    after: { to: toMember, direction, amount: formatMoney(amountMinor), transfer: id },
    ip: caller.ip,
    requestId: caller.requestId,
  });
  const params = { amount: formatMoney(amountMinor), currency, id };
  const told = [
    { memberId: fromMember, kind: 'line_sent' },
    { memberId: toMember, kind: 'line_received' },
  ] as const;
  for (const { memberId, kind } of told)
    await messages.send(tx, {
      merchantId,
      memberId,
      id: derivedId(kind, merchantId, id),
      kind,
      params,
    });
}

const isSame = (stored: LineTransfer, asked: { to: string; amount: bigint; direction: Direction }): boolean =>
  stored.toMember === asked.to && stored.amountMinor === asked.amount && stored.direction === asked.direction;

/**
 * Moves money to the direct upline or to a direct downline, in one transaction with the row, the audit entry, the flags
 * and both messages. The same id again moves nothing.
 *
 * @throws `agents.not_found`, `.not_direct`, `line_transfers.*`, the errors of a wrong withdrawal password,
 * `wallet.insufficient_funds`
 */
export async function sendWithinLine(
  deps: LineTransferDeps,
  sender: MemberKey,
  to: { direction: 'up' } | { direction: 'down'; memberId: string },
  { sending, caller }: { sending: Sending; caller: Caller },
): Promise<LineTransfer> {
  const { merchantId, memberId } = sender;
  const { direction } = to;
  const { amount } = sending;
  const { currency, settings } = await deps.merchants.byId(merchantId);
  const { lineTransfers, ...zone } = settings.settlement;
  const toMember = await receiverOf(deps, sender, to);
  const id = derivedId('line transfer', merchantId, memberId, sending.id);
  await deps.signIn.checkPaymentPassword(merchantId, memberId, sending.paymentPassword);
  return deps.wallet.transaction(async (tx) => {
    const stored = await findTransfer(tx, { merchantId, id });
    if (stored) {
      if (isSame(stored, { to: toMember, amount, direction })) return stored;
      throw fieldRefusal(errors.idReused, 'id');
    }
    if (!lineTransfers[direction]) throw appError(errors.closed);
    if (amount < lineTransfers.minMinor) throw fieldRefusal(errors.tooLittle, 'amount');
    const both = await lockBoth(deps, tx, { merchantId, from: memberId, to: toMember });
    // The line may have changed while this waited.
    if ((await receiverOf({ ...deps, db: tx }, sender, to)) !== toMember) throw appError(errors.notDirect);
    const of = { merchantId, currency };
    const objection =
      (await objectionTo(deps, tx, { ...of, member: both.sender, isSender: true })) ??
      (await objectionTo(deps, tx, { ...of, member: both.receiver, isSender: false }));
    if (objection) throw appError(objection);
    const at = deps.clock.now();
    const day = calendar.settlementDay(at, zone);
    const since = calendar.startOfDay(addDays(day, -1), zone);
    const sent = await sumSent(tx, { merchantId, memberId, since, day });
    if (sent + amount > lineTransfers.dayLimitMinor) throw fieldRefusal(errors.dayLimit, 'amount');
    const transfer = {
      id,
      fromMember: memberId,
      toMember,
      direction,
      currency,
      amountMinor: amount,
      day,
      at,
    };
    await deps.wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id,
          debit: mainOf(memberId),
          credit: mainOf(toMember),
          amountMinor: amount,
          code: 'line_transfer',
          reference: id,
        },
      ],
    });
    await insertTransfer(tx, { merchantId, ...transfer });
    await assess(deps, tx, { merchantId, transfer });
    await record(deps, tx, { merchantId, transfer, caller });
    return transfer;
  });
}
