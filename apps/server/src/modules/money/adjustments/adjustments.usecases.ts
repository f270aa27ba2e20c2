import type { adjustmentsRoutes } from '@croupier/contract/money/adjustments.ts';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import { memberErrors } from '../../access/members/index.ts';
import { walletErrors, type MoneyTx } from '../wallet/index.ts';
import { findAdjustment, lockCeiling, movedAlone } from './adjustments.queries.ts';
import type {
  AdjustInput,
  AdjustmentDeps,
  MovedAlone,
  NewAdjustment,
  StoredAdjustment,
} from './adjustments.types.ts';
import { leftOfDay, leftOfLine, mayMoveAlone } from './ceilings.rules.ts';
import { adjustmentFacts, executeAdjustment } from './execution.usecases.ts';
import { ADJUSTMENT_KIND } from './request.usecases.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const PERMISSION = 'members.adjust';

/** Any 24 hours, so that a day boundary doesn't double the ceiling. */
const since = ({ clock }: Pick<AdjustmentDeps, 'clock'>): Date =>
  new Date(clock.now().getTime() - DAY_MILLISECONDS);

/** What the operator has moved alone within the day, at every merchant with the currency. */
async function movedInDay(
  deps: Pick<AdjustmentDeps, 'clock' | 'merchants'>,
  db: Db,
  of: { merchantId: string; memberId: string; operatorId: string; currency: string },
): Promise<MovedAlone> {
  const all = await deps.merchants.list();
  const merchantIds = all.filter(({ currency }) => currency === of.currency).map(({ id }) => id);
  return movedAlone(db, { ...of, merchantIds, since: since(deps) });
}

const isSame = (stored: StoredAdjustment, asked: NewAdjustment): boolean =>
  stored.memberId === asked.memberId &&
  stored.direction === asked.direction &&
  stored.amountMinor === asked.amountMinor;

/** Does it within the operator's own ceilings. False if it needs a second person, or was requested before. */
async function adjustAlone(
  deps: AdjustmentDeps,
  tx: MoneyTx,
  { adjustment, operator }: AdjustInput,
): Promise<boolean> {
  const { merchantId, memberId, id, amountMinor } = adjustment;
  const operatorId = operator.account.id;
  const { currency } = await deps.merchants.byId(merchantId);
  await lockCeiling(tx, { operatorId, currency });
  await adjustmentFacts(deps, tx, { merchantId, memberId });
  const done = await findAdjustment(tx, { merchantId, id });
  if (done) {
    if (!isSame(done, adjustment)) throw appError(walletErrors.transferMismatch);
    return true;
  }
  if (await deps.approvals.isKnown(tx, { merchantId, id })) return false;
  const rights = await deps.permissions.rightsIn(tx, operatorId);
  const ceiling = rights.ceilingOf(PERMISSION, merchantId);
  const moved = await movedInDay(deps, tx, { merchantId, memberId, operatorId, currency });
  if (!mayMoveAlone({ amountMinor, currency, ceiling, ...moved })) return false;
  const by = { operator, operatorId, approvedBy: null };
  await executeAdjustment(deps, tx, { ...adjustment, currency }, by);
  return true;
}

/** Debits that the balance doesn't cover are refused before they are requested. @throws `wallet.insufficient_funds` */
async function checkFunds(deps: AdjustmentDeps, adjustment: NewAdjustment): Promise<void> {
  if (adjustment.direction === 'credit') return;
  const { merchantId, memberId, amountMinor } = adjustment;
  const { currency } = await deps.merchants.byId(merchantId);
  const { main } = await deps.wallet.balanceOf(merchantId, memberId, currency);
  if (main.amountMinor < amountMinor) throw fieldRefusal(walletErrors.insufficientFunds, 'amount');
}

/**
 * Credits or debits a main wallet: at once below the line and within the operator's ceilings, else by a request. The
 * same id again gets the same answer.
 *
 * @throws `identity.member_not_found`, `adjustments.not_adjustable`, `wallet.insufficient_funds`,
 *   `wallet.transfer_mismatch`, `approvals.already_asked`, `.already_decided`, `.altered`
 */
export async function adjust(deps: AdjustmentDeps, input: AdjustInput): Promise<RequestResult> {
  const { adjustment, operator } = input;
  const { merchantId, memberId, id, ...payload } = adjustment;
  if (await deps.wallet.transaction((tx) => adjustAlone(deps, tx, input))) return { id, state: 'done' };
  await checkFunds(deps, adjustment);
  const { reason } = payload;
  return deps.approvals.ask({
    merchantId,
    id,
    kind: ADJUSTMENT_KIND,
    subject: memberId,
    payload,
    reason,
    operator,
  });
}

/** The balance, the line, and what the operator may still move alone. @throws `identity.member_not_found` */
export async function adjustmentTerms(
  deps: AdjustmentDeps,
  { merchantId, memberId, operatorId }: { merchantId: string; memberId: string; operatorId: string },
): Promise<CallOutput<typeof adjustmentsRoutes.terms>> {
  if (!(await deps.members.find(merchantId, memberId))) throw appError(memberErrors.notFound);
  const { currency } = await deps.merchants.byId(merchantId);
  const [balances, rights, { movedMinor, ofMemberMinor }] = await Promise.all([
    deps.wallet.balanceOf(merchantId, memberId, currency),
    deps.permissions.rightsIn(deps.db, operatorId),
    movedInDay(deps, deps.db, { merchantId, memberId, operatorId, currency }),
  ]);
  const ceiling = rights.ceilingOf(PERMISSION, merchantId);
  return {
    currency,
    balance: balances.main.amountMinor,
    line: leftOfLine(currency, ofMemberMinor),
    actCeiling: ceiling.actMinor,
    dayLeft: leftOfDay(ceiling, movedMinor),
  };
}
