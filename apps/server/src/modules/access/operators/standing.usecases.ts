import type { Tx } from '../../../platform/db/database.ts';
import { CONSOLE } from '../sessions/index.ts';
import { SETUP_LINK } from './operators.config.ts';
import { clearOperatorPassword, setOperatorStatus } from './operators.queries.ts';
import type { OperatorDeps } from './operators.types.ts';
import { deleteSetupLink, putSetupLink } from './setup-links.queries.ts';

/** Ends sessions and pending sign-ins, and trusts no address any more. The caller holds the lock of the operator. */
export async function signOutEverywhere(
  { sessions, signIn }: Pick<OperatorDeps, 'sessions' | 'signIn'>,
  tx: Tx,
  operatorId: string,
): Promise<void> {
  const owner = { merchantId: CONSOLE, accountId: operatorId };
  await sessions.endAll(tx, owner);
  await sessions.addresses.forgetAll(tx, owner);
  await signIn.shared.challenges.endAll(tx, owner);
}

export type OperatorStanding = {
  close: (tx: Tx, operatorId: string) => Promise<void>;
  /** Password, second factors and grants are as they were. */
  reopen: (tx: Tx, operatorId: string) => Promise<void>;
  /** Removes the password and the second factors. The collector may then create one setup link, within a day. */
  reset: (tx: Tx, operatorId: string, collectorId: string) => Promise<void>;
};

/**
 * Changes that two owners have agreed on. Sign-ins wait for the lock of the operator, which the caller holds, and then
 * see the change. Call `sessions.forget` after the commit.
 */
export const createOperatorStanding = (
  deps: Pick<OperatorDeps, 'clock' | 'factors' | 'sessions' | 'signIn'>,
): OperatorStanding => ({
  close: async (tx, operatorId) => {
    await setOperatorStatus(tx, { id: operatorId, status: 'closed' });
    await deleteSetupLink(tx, operatorId);
    await signOutEverywhere(deps, tx, operatorId);
  },

  reopen: (tx, operatorId) => setOperatorStatus(tx, { id: operatorId, status: 'open' }),

  reset: async (tx, operatorId, collectorId) => {
    const createdAt = deps.clock.now();
    await clearOperatorPassword(tx, { id: operatorId, at: createdAt });
    await deps.factors.removeAll(tx, { merchantId: CONSOLE, accountId: operatorId });
    await putSetupLink(tx, {
      operatorId,
      tokenHash: null,
      issuedBy: collectorId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + SETUP_LINK.milliseconds),
    });
    await signOutEverywhere(deps, tx, operatorId);
  },
});
