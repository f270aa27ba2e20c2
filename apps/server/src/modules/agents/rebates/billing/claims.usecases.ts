import { appError } from '../../../../platform/http/errors.ts';
import { rebateErrors } from '../rebates.errors.ts';
import type { RebateDeps } from '../rebates.types.ts';
import { billOf } from './billing.usecases.ts';
import { findBill, findClaimable, listSteps, type Bill } from './bills.reads.ts';
import { insertBills, lockUnbilledOf } from './bills.queries.ts';
import { postBills } from './payment.usecases.ts';

type MemberKey = { merchantId: string; memberId: string };

export type ClaimView = {
  isManual: boolean;
  claimableMinor: bigint;
  minClaimMinor: bigint;
  /** Everything settled before this period is in the amount. */
  until: number | undefined;
  classes: Array<{ class: string; validBetMinor: bigint; amountMinor: bigint }>;
};

export function createClaims({ db, clock, merchants, wallet, figures }: RebateDeps) {
  const reader = figures.reader('rebates');

  /** What can be collected since the last time, by class. */
  const view = async (member: MemberKey): Promise<ClaimView> => {
    const { settings } = await merchants.byId(member.merchantId);
    const { manual, minClaimMinor } = settings.settlement.rebate;
    const until = await reader.readUntil(db, member.merchantId);
    const found = manual ? await findClaimable(db, member) : undefined;
    const steps =
      found && until !== undefined ? await listSteps(db, { ...member, from: found.from, until }) : [];
    const classes = new Map<string, ClaimView['classes'][number]>();
    for (const step of steps) {
      const sum = classes.get(step.class) ?? { class: step.class, validBetMinor: 0n, amountMinor: 0n };
      sum.validBetMinor += step.ownBetMinor;
      sum.amountMinor += step.ownMinor;
      classes.set(step.class, sum);
    }
    const earned = found?.ownMinor ?? 0n;
    return {
      isManual: manual,
      claimableMinor: earned > 0n ? earned : 0n,
      minClaimMinor,
      until,
      classes: [...classes.values()],
    };
  };

  /**
   * Bills and pays the rebate of own bets up to the last computed period. The lock on what the member has earned makes
   * two claims one after the other, and the second finds nothing.
   *
   * @throws `rebates.not_manual`, `.nothing`, `.too_little`
   */
  const claim = async (member: MemberKey): Promise<Bill> => {
    const { merchantId } = member;
    const { currency, settings } = await merchants.byId(merchantId);
    const { manual, minClaimMinor, reviewAboveMinor } = settings.settlement.rebate;
    if (!manual) throw appError(rebateErrors.notManual);
    return wallet.transaction(async (tx) => {
      const unbilled = await lockUnbilledOf(tx, member);
      const until = await reader.readUntil(tx, merchantId);
      if (!unbilled || until === undefined || unbilled.ownMinor <= 0n) throw appError(rebateErrors.nothing);
      if (unbilled.ownMinor < minClaimMinor) throw appError(rebateErrors.tooLittle);
      const bill = billOf('own', { merchantId, until }, unbilled);
      const isHeld = reviewAboveMinor !== null && bill.amountMinor > reviewAboveMinor;
      const stored = { ...bill, state: isHeld ? ('review' as const) : ('paid' as const) };
      await insertBills(tx, { merchantId, until, at: clock.now(), bills: [stored] });
      if (!isHeld) await postBills(wallet, tx, { merchantId, currency, bills: [bill] });
      const found = await findBill(tx, { ...member, billId: bill.id });
      if (!found) throw new Error('the inserted bill is missing');
      return found;
    });
  };

  return { view, claim };
}
