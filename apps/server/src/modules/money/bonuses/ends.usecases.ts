import { appError } from '../../../platform/http/errors.ts';
import type { MoneyTx } from '../wallet/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { findBonus, findPlaying } from './bonuses.queries.ts';
import type { Bonus, BonusKey, DecidedEnd, MemberKey } from './bonuses.types.ts';
import { commandOf, decideBonus, type IssueDeps } from './issue.usecases.ts';

type EndDeps = Pick<IssueDeps, 'wallet'>;

export type EndBonus = BonusKey & {
  /** Refuses the bonus of anybody else. */
  memberId?: string;
  reason: DecidedEnd;
  check?: (bonus: Bonus, balanceMinor: bigint) => void;
};

/** Ends a bonus that plays or waits. One that has ended stays as it is. @throws `bonuses.not_found`, and what `check` throws */
export async function endBonus(
  deps: EndDeps,
  tx: MoneyTx,
  { merchantId, bonusId, memberId, reason, check }: EndBonus,
): Promise<Bonus> {
  const bonus = await findBonus(tx, { merchantId, bonusId });
  if (!bonus || (memberId !== undefined && bonus.memberId !== memberId)) throw appError(bonusErrors.notFound);
  return decideBonus(deps, tx, { ...commandOf(bonus), kind: 'end', how: reason, ...(check && { check }) });
}

/** Ends the playing bonus of a member, if there is one. */
export async function endPlaying(
  deps: EndDeps,
  tx: MoneyTx,
  { merchantId, memberId, reason }: MemberKey & { reason: DecidedEnd },
): Promise<Bonus | undefined> {
  const bonus = await findPlaying(tx, { merchantId, memberId });
  return bonus && endBonus(deps, tx, { merchantId, bonusId: bonus.id, reason });
}
