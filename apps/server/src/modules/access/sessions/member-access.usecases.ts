import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';
import {
  listDevices,
  listPastSessions,
  listSharedAddresses,
  readPresence,
  type PastSession,
  type Presence,
  type RememberedDevice,
  type SharedAddress,
} from './member-access.reads.ts';
import { SESSION } from './sessions.config.ts';

type Owner = { merchantId: string; accountId: string };

/** What operators see of an account's sign-ins. */
export type AccountAccess = {
  past: (owner: Owner, page: { before: Position | undefined; limit: number }) => Promise<PastSession[]>;
  presence: (owner: Owner) => Promise<Presence>;
  devices: (owner: Owner) => Promise<RememberedDevice[]>;
  sharedAddresses: (owner: Owner) => Promise<SharedAddress[]>;
};

export function createAccountAccess({ db, clock }: { db: Db; clock: Clock }): AccountAccess {
  const times = () => {
    const now = clock.now();
    return { now, seenAfter: new Date(now.getTime() - SESSION.idleMilliseconds) };
  };
  return {
    past: (owner, page) => listPastSessions(db, { ...owner, ...page, ...times() }),
    presence: (owner) => readPresence(db, { ...owner, ...times() }),
    devices: (owner) => listDevices(db, { ...owner, ...times() }),
    sharedAddresses: (owner) => listSharedAddresses(db, owner),
  };
}
