import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { findUsableGrants, listenForGrants } from './grants.queries.ts';
import { PERMISSIONS_CONFIG } from './permissions.config.ts';
import type { Grant, RightsStore } from './permissions.types.ts';
import { rightsFrom } from './rights.rules.ts';

/** The rights of operators, cached only for calls that read. */
export function createRightsStore({ db, clock }: { db: Db; clock: Clock }): RightsStore {
  const grants = createFresh<Grant[]>({
    clock,
    milliseconds: PERMISSIONS_CONFIG.cacheMilliseconds,
    maxKeys: PERMISSIONS_CONFIG.maxCachedOperators,
  });
  const rightsIn: RightsStore['rightsIn'] = async (within, operatorId) =>
    rightsFrom(await findUsableGrants(within, operatorId), clock.now());
  return {
    rightsIn,
    rightsOf: async (operatorId, { exact }) =>
      exact
        ? rightsIn(db, operatorId)
        : rightsFrom(await grants.get(operatorId, () => findUsableGrants(db, operatorId)), clock.now()),
    forget: grants.invalidate,
    listen: (database, onChange) =>
      listenForGrants(database, (operatorId) => {
        grants.invalidate(operatorId);
        onChange?.(operatorId);
      }),
  };
}
