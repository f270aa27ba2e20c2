import { newId } from '../../../../platform/ids.ts';
import type { Protection } from '../../../money/protection/index.ts';
import { endVisitsOf } from '../visits/visits.queries.ts';
import type { Visits } from '../visits/visits.usecases.ts';
import { collectAll } from './collect.usecases.ts';
import { listStoppedWithMoney } from './transfers.queries.ts';
import type { TransferDeps } from './transfers.usecases.ts';

type Member = { merchantId: string; memberId: string };
export type StoppedDeps = TransferDeps & {
  protection: Pick<Protection, 'stateOf'>;
  visits: Pick<Visits, 'forget'>;
};

const AT_ONCE = 100;

/** Still so: an event may be delivered again after the member has returned. */
const isStopped = async ({ db, protection }: StoppedDeps, member: Member): Promise<boolean> =>
  (await protection.stateOf(db, member)).code !== null;

/**
 * A member who may not play any more: games are closed, and the money at vendors comes back, because it could be played
 * with there. What a vendor does not answer is asked about, and what is won later is collected by the job.
 */
export async function stopMember(deps: StoppedDeps, member: Member): Promise<void> {
  if (!(await isStopped(deps, member))) return;
  const { db, clock, accounts, visits } = deps;
  const { merchantId, memberId } = member;
  for (const { id: accountId } of await accounts.list(merchantId))
    await db
      .transaction()
      .execute((tx) =>
        endVisitsOf(tx, { merchantId, accountId, memberId, at: clock.now(), reason: 'excluded' }),
      );
  visits.forget();
  await collectAll(deps, { ...member, id: newId() });
}

/** Collects again what members who may not play have at vendors. */
export async function collectOfStopped(deps: StoppedDeps, merchantId: string): Promise<void> {
  const at = deps.clock.now();
  const members = await listStoppedWithMoney(deps.db, { merchantId, at, limit: AT_ONCE });
  for (const memberId of members) {
    const member = { merchantId, memberId };
    if (await isStopped(deps, member)) await collectAll(deps, { ...member, id: newId() });
  }
}
