import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { loyaltyDeskRoutes } from '@croupier/contract/loyalty/desk.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { AppError, appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { addressOf } from '../mall/addresses.usecases.ts';
import { approveIn, checkShipping, lockWaiting, rejectIn } from '../mall/deciding.usecases.ts';
import { findMobile, findRedemption, type RedemptionRow } from '../mall/redemptions.queries.ts';
import { mobileOwner } from '../mall/redeeming.usecases.ts';
import { REDEMPTION_KIND } from './approval.usecases.ts';

type Deciding = { merchantId: string; id: string; operator: Operator };

export const needsSecond = ({
  worthMinor,
  currency,
}: Pick<RedemptionRow, 'worthMinor' | 'currency'>): boolean => worthMinor >= twoPersonLine(currency);

/** Approves alone below the line. Undefined where a second person has to. */
const approveAlone = (deps: LoyaltyDeps, deciding: Deciding, shippingNo: string | null) =>
  deps.wallet.transaction(async (tx) => {
    const redemption = await lockWaiting(tx, deciding);
    checkShipping(redemption, shippingNo);
    if (needsSecond(redemption)) return undefined;
    await approveIn(deps, tx, deciding, { shippingNo });
    return redemption;
  });

/** @throws `loyalty.redemption_not_found`, `.redemption_state`, `.shipping_needed`, `.address_needed` */
export async function approve(
  deps: LoyaltyDeps,
  deciding: Deciding,
  { shippingNo = null, reason }: { shippingNo?: string | null | undefined; reason?: string | undefined },
): Promise<RequestResult> {
  const { merchantId, id, operator } = deciding;
  if (await approveAlone(deps, deciding, shippingNo)) return { id, state: 'done' };
  if (reason === undefined) throw fieldRefusal(requestErrors.invalid, 'reason', 'field.required');
  const payload = { shippingNo };
  return deps.approvals.ask({ merchantId, kind: REDEMPTION_KIND, subject: id, payload, reason, operator });
}

/** @throws `loyalty.redemption_not_found`, `.redemption_state` */
export async function reject(
  deps: LoyaltyDeps,
  deciding: Deciding,
  { remark }: { remark: string },
): Promise<RequestResult> {
  await deps.wallet.transaction((tx) => rejectIn(deps, tx, deciding, { remark }));
  return { id: deciding.id, state: 'done' };
}

type Many = CallInput<typeof loyaltyDeskRoutes.decideMany>['body'];

/** Each by itself: what one of them is refused for does not hold up the others. */
export async function decideMany(
  deps: LoyaltyDeps,
  { merchantId, operator }: Omit<Deciding, 'id'>,
  { act, items, remark }: Many,
): Promise<CallOutput<typeof loyaltyDeskRoutes.decideMany>> {
  if (act === 'reject' && remark === undefined)
    throw fieldRefusal(requestErrors.invalid, 'remark', 'field.required');
  const results = [];
  for (const { id, shippingNo } of items) {
    const deciding = { merchantId, id, operator };
    try {
      const { state } =
        act === 'reject'
          ? await reject(deps, deciding, { remark: remark ?? '' })
          : await approve(deps, deciding, { shippingNo, reason: remark });
      results.push({ id, state, code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, state: 'failed' as const, code: error.code });
    }
  }
  return { results };
}

/** Where a redemption goes; the look is recorded. @throws `loyalty.redemption_not_found` */
export async function reveal(
  deps: LoyaltyDeps,
  { merchantId, id, operator }: Deciding,
): Promise<CallOutput<typeof loyaltyDeskRoutes.reveal>> {
  const redemption = await findRedemption(deps.db, { merchantId, id });
  if (!redemption) throw appError(errors.redemptionNotFound);
  const sealed = await findMobile(deps.db, { merchantId, id });
  const [address, mobile] = await Promise.all([
    redemption.addressId === null ? null : addressOf(deps, { merchantId, id: redemption.addressId }),
    sealed ? deps.box.open(sealed, mobileOwner(merchantId, id)) : null,
  ]);
  await deps.db.transaction().execute((tx) =>
    deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'redemption.address_seen',
      subject: `redemption:${id}`,
      after: { member: redemption.memberId },
      ip: operator.ip,
      requestId: operator.requestId,
    }),
  );
  return { address, mobile };
}
