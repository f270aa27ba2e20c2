import { createAddresses } from './addresses.usecases.ts';
import { createDevices } from './devices.usecases.ts';
import { createAccountAccess } from './member-access.usecases.ts';
import { createOwnSessions } from './own-sessions.usecases.ts';
import { CONSOLE } from './sessions.config.ts';
import { sessionJobs } from './sessions.jobs.ts';
import { listenForEnded } from './sessions.queries.ts';
import { sessionHandlers } from './sessions.routes.ts';
import type { SessionDeps, Sessions } from './sessions.types.ts';
import { createSessionStore } from './sessions.usecases.ts';

export { CONSOLE, SESSION } from './sessions.config.ts';
export { sessionErrors } from './sessions.errors.ts';
export type { Caller, EndedSessions, ListedSession, Owner, Sessions, SessionVia } from './sessions.types.ts';

/** Sessions of members and operators, remembered devices, and trusted addresses. */
export function createSessions(deps: SessionDeps): Sessions {
  const { db, outbox } = deps;
  const store = createSessionStore(deps);
  const devices = createDevices({ ...deps, sessions: store });
  const addresses = createAddresses(deps);
  const own = createOwnSessions({ db, outbox, sessions: store, devices });
  return {
    ...store,
    // An empty merchant id is the console's: a member's call must never resolve an operator.
    resolveAccount: async (token, merchantId) =>
      merchantId === CONSOLE ? null : store.resolve(token, merchantId),
    isSessionAlive: async (token, merchantId) =>
      merchantId !== CONSOLE && (await store.isAlive(token, merchantId)),
    resolveOperator: (token) => store.resolve(token, CONSOLE),
    isOperatorAlive: (token) => store.isAlive(token, CONSOLE),
    logout: own.logout,
    endOthersAndDevices: own.endOthersAndDevices,
    listenForEnded: (database, onEnded) =>
      listenForEnded(database, (ended) => {
        store.forget(ended);
        onEnded(ended);
      }),
    devices,
    addresses,
    access: createAccountAccess(deps),
    handlers: sessionHandlers({ own, addresses }),
    jobs: sessionJobs(deps),
  };
}
