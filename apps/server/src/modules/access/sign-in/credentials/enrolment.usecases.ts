import type { Account } from '../../../../platform/http/context.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { deleteChallengesOf } from './challenges.queries.ts';

/**
 * A member has set up the first second factor. Sessions, devices and sign-ins that began without one end: they could
 * remove the factor again with the password alone.
 */
export const createEnrolment =
  ({ db, members, sessions }: Pick<SignInDeps, 'db' | 'members' | 'sessions'>) =>
  async (account: Account): Promise<void> => {
    if (account.kind === 'operator') return;
    const owner = { merchantId: account.merchantId, accountId: account.id };
    await db.transaction().execute(async (tx) => {
      // Sign-ins read the factors under this lock, so none that saw no factor can come after it.
      await members.lock(tx, owner.merchantId, owner.accountId);
      await sessions.endOthersAndDevices(tx, account);
      await deleteChallengesOf(tx, owner);
    });
    sessions.forget(owner);
  };

export type Enrolment = ReturnType<typeof createEnrolment>;
