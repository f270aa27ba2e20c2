import { derivedId } from '../../../../platform/ids.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { announceChange } from '../../../../platform/db/list-changes.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { insertBadge } from '../vip/badges.queries.ts';
import { returnPieces } from './goods.queries.ts';
import { returnOf, takingOf } from './holding.rules.ts';
import {
  countApproved,
  decideRedemption,
  lockRedemption,
  type RedemptionRow,
} from './redemptions.queries.ts';

const COLLECTOR_PIECES = 5;

/** Whether another module issues goods of a kind; the others are sent or are a code. */
export const isIssued = (kind: RedemptionRow['kind']): boolean =>
  kind === 'free_rounds' || kind === 'tickets';

export type Decision = {
  merchantId: string;
  id: string;
  operator: Operator;
  /** The second person, where there is one; `operator` is then the first. */
  approvedBy?: string;
};

/** @throws `loyalty.redemption_not_found`, `.redemption_state` */
export async function lockWaiting(
  tx: MoneyTx,
  { merchantId, id }: Pick<Decision, 'merchantId' | 'id'>,
): Promise<RedemptionRow> {
  const redemption = await lockRedemption(tx, { merchantId, id });
  if (!redemption) throw appError(errors.redemptionNotFound);
  if (redemption.state !== 'process') throw appError(errors.redemptionState);
  return redemption;
}

/** An article needs a parcel and where it goes, a voucher its code. */
export function checkShipping({ kind, addressId }: RedemptionRow, shippingNo: string | null): void {
  if (kind === 'article' && addressId === null) throw appError(errors.addressNeeded);
  if ((kind === 'article' || kind === 'voucher') && shippingNo === null)
    throw fieldRefusal(errors.shippingNeeded, 'shippingNo');
}

/** The row, the audit entry, the event, the member’s message and the operators’ screens. */
async function record(
  deps: LoyaltyDeps,
  tx: MoneyTx,
  { merchantId, operator, approvedBy }: Decision,
  redemption: RedemptionRow,
  outcome: { state: 'approved' | 'rejected'; shippingNo: string | null; remark: string | null },
): Promise<void> {
  const { id, memberId } = redemption;
  const at = deps.clock.now();
  const by = operator.account.id;
  await decideRedemption(tx, { merchantId, id, ...outcome, by, approvedBy: approvedBy ?? null, at });
  const { state, shippingNo, remark } = outcome;
  await deps.audit.record(tx, {
    merchantId,
    actor: operator.account,
    action: `redemption.${state}`,
    subject: `redemption:${id}`,
    before: { state: 'process' },
    after: { state, member: memberId, shippingNo, remark, ...(approvedBy && { approvedBy }) },
    ip: operator.ip,
    requestId: operator.requestId,
  });
  await deps.outbox.record(tx, {
    merchantId,
    type: 'redemption.decided',
    payload: { memberId, redemptionId: id, state },
  });
  await deps.messages.send(tx, {
    merchantId,
    memberId,
    id: derivedId('redemption message', merchantId, id),
    kind: state === 'approved' ? 'redemption_approved' : 'redemption_rejected',
    params: { id, shippingNo: shippingNo ?? '', remark: remark ?? '' },
  });
  await announceChange(tx, { what: 'row', list: 'redemptions', merchantId, id });
}

/**
 * Approves: what was held goes to the house, and what another module issues is issued.
 *
 * @throws `loyalty.redemption_not_found`, `.redemption_state`, `.shipping_needed`, `.address_needed`, `.no_issuer`
 */
export async function approveIn(
  deps: LoyaltyDeps,
  tx: MoneyTx,
  decision: Decision,
  given: { shippingNo: string | null },
): Promise<void> {
  const { merchantId } = decision;
  const redemption = await lockWaiting(tx, decision);
  checkShipping(redemption, given.shippingNo);
  const { id, memberId, kind, quantity, currency, terms } = redemption;
  for (const batch of takingOf({ merchantId, ...redemption })) await deps.wallet.post(tx, batch);
  const issuer = deps.hooks.goods.find((each) => each.kind === kind);
  if (!issuer && isIssued(kind)) throw appError(errors.noIssuer);
  await issuer?.issue(tx, { merchantId, memberId, currency, redemptionId: id, quantity, terms });
  await record(deps, tx, decision, redemption, { state: 'approved', ...given, remark: null });
  if ((await countApproved(tx, { merchantId, memberId })) >= COLLECTOR_PIECES)
    await insertBadge(tx, { merchantId, memberId, badge: 'collector', reference: id, at: deps.clock.now() });
}

/** Rejects: points, money and pieces go back. @throws `loyalty.redemption_not_found`, `.redemption_state` */
export async function rejectIn(
  deps: LoyaltyDeps,
  tx: MoneyTx,
  decision: Decision,
  { remark }: { remark: string },
): Promise<void> {
  const { merchantId } = decision;
  const redemption = await lockWaiting(tx, decision);
  for (const batch of returnOf({ merchantId, ...redemption })) await deps.wallet.post(tx, batch);
  await returnPieces(tx, { merchantId, ...redemption });
  await record(deps, tx, decision, redemption, { state: 'rejected', shippingNo: null, remark });
}
