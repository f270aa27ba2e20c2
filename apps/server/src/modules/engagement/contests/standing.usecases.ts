import { appError } from '../../../platform/http/errors.ts';
import { contestErrors } from './contests.errors.ts';
import type { Contest, ContestDeps } from './contests.types.ts';

/**
 * Nobody who is excluded or on a break takes part, and only members for whom the promotion is meant.
 *
 * @throws `contests.not_for_you`
 */
export async function checkStanding(
  { db, protection, prizes }: Pick<ContestDeps, 'db' | 'protection' | 'prizes'>,
  contest: Pick<Contest, 'merchantId' | 'promotionId' | 'version'>,
  memberId: string,
): Promise<void> {
  const { merchantId } = contest;
  const standing = await protection.stateOf(db, { merchantId, memberId });
  if (standing.code !== null || !(await prizes.isFor(db, contest, memberId)))
    throw appError(contestErrors.notForYou);
}
