import type { Db } from '../../../platform/db/database.ts';
import type { ErrorDefinition } from '../../../platform/http/errors.ts';
import { kindOf, type MemberRow } from '../../access/members/index.ts';
import { addDays } from '../../../platform/zone.ts';
import { calendar, findNode, findNodeByNo } from '../network/index.ts';
import { lineTransferErrors as errors } from './line-transfers.errors.ts';
import { sumSent } from './line-transfers.queries.ts';
import type { LineTransferDeps, MemberKey } from './line-transfers.types.ts';

type Of = { merchantId: string; currency: string; member: MemberRow; isSender: boolean };

/** What stands against moving money to or from an account now. */
export async function objectionTo(
  { protection, risk, payments, hooks }: Pick<LineTransferDeps, 'protection' | 'risk' | 'payments' | 'hooks'>,
  db: Db,
  { merchantId, currency, member, isSender }: Of,
): Promise<ErrorDefinition | undefined> {
  const of = { merchantId, memberId: member.id, currency };
  if (member.status !== 'open' || kindOf(member.type) === 'trial') return errors.notAllowed;
  if ((await protection.stateOf(db, of)).code !== null) return errors.notAllowed;
  const { openCase } = await risk.standingOf(of, db);
  if (openCase && openCase.verdict !== 'pass') return errors.notAllowed;
  if (!isSender) return undefined;
  for (const openBills of hooks.openBills) if ((await openBills(db, of)) > 0n) return errors.openBills;
  for (const check of payments.hooks.checks) {
    const objections = await check(db, of);
    if (objections.length > 0) return errors.notAllowed;
  }
  return (await payments.turnoverLeft(db, of)) > 0n ? errors.turnover : undefined;
}

export type LineTerms = {
  down: boolean;
  up: boolean;
  uplineNickname: string | null;
  min: bigint;
  dayLimit: bigint;
  leftToday: bigint;
  available: bigint;
  turnoverLeft: bigint;
  refusal: string | null;
};

/** What a member may transfer now, and why not more. */
export async function readTerms(deps: LineTransferDeps, key: MemberKey): Promise<LineTerms> {
  const { db, clock, merchants, members, wallet, payments } = deps;
  const { merchantId, memberId } = key;
  const { currency, settings } = await merchants.byId(merchantId);
  const { lineTransfers, ...zone } = settings.settlement;
  const [member, node, balances] = await Promise.all([
    members.find(merchantId, memberId),
    findNode(db, key),
    wallet.balanceOf(merchantId, memberId, currency),
  ]);
  const uplineNode = node && (await findNodeByNo(db, { merchantId, no: node.uplineNo }));
  const upline = uplineNode && (await members.find(merchantId, uplineNode.memberId));
  const day = calendar.settlementDay(clock.now(), zone);
  const since = calendar.startOfDay(addDays(day, -1), zone);
  const left = lineTransfers.dayLimitMinor - (await sumSent(db, { ...key, since, day }));
  const turnoverLeft = await payments.turnoverLeft(db, { ...key, currency });
  const isOpen = lineTransfers.down || lineTransfers.up;
  const objection = !isOpen
    ? errors.closed
    : member && (await objectionTo(deps, db, { merchantId, currency, member, isSender: true }));
  const balance = balances.main.amountMinor;
  return {
    down: lineTransfers.down,
    up: lineTransfers.up && upline !== undefined,
    uplineNickname: upline ? upline.nickname : null,
    min: lineTransfers.minMinor,
    dayLimit: lineTransfers.dayLimitMinor,
    leftToday: left > 0n ? left : 0n,
    available: objection ? 0n : balance,
    turnoverLeft,
    refusal: objection?.code ?? null,
  };
}
