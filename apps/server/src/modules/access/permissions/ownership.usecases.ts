import { derivedId } from '../../../platform/ids.ts';
import { findGrants, insertGrant } from './grants.queries.ts';
import type { PermissionDeps } from './permissions.types.ts';

/** Grants operators ownership of everything if they have no grant yet. */
export async function grantOwnership(
  { db, clock }: Pick<PermissionDeps, 'db' | 'clock'>,
  operatorIds: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const operatorId of operatorIds) {
      if ((await findGrants(tx, operatorId)).length > 0) continue;
      await insertGrant(tx, {
        id: derivedId('demo owner', operatorId),
        operatorId,
        roleId: 'owner',
        merchants: null,
        actCeiling: null,
        dayCeiling: null,
        until: null,
        at: clock.now(),
      });
    }
  });
}
