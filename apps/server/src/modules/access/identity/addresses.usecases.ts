import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { deleteTrusted, isTrusted, listTrusted, trustAddress } from './addresses.queries.ts';
import { identityErrors } from './identity.errors.ts';
import type { Caller } from './sessions.usecases.ts';

type Owner = { merchantId: string; accountId: string };

/** Addresses from which signing in asks for no extra proof. */
export function createAddresses({
  db,
  clock,
  audit,
}: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
}) {
  return {
    isTrusted: (owner: Owner, ip: string, within: Db = db): Promise<boolean> =>
      isTrusted(within, { ...owner, address: addressKey(ip) }),

    trust: (tx: Tx, owner: Owner, ip: string): Promise<void> =>
      trustAddress(tx, { ...owner, id: newId(), address: addressKey(ip), at: clock.now() }),

    list: async ({ merchantId, id: accountId }: Account) =>
      (await listTrusted(db, { merchantId, accountId })).map((row) => ({
        id: row.id,
        address: row.address,
        addedAt: row.added_at,
        lastSeenAt: row.last_seen_at,
      })),

    /** @throws `identity.address_not_found` */
    remove: async ({ merchantId, id: accountId }: Account, id: string, caller: Caller): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        const address = await deleteTrusted(tx, { merchantId, accountId, id });
        if (address === undefined) throw appError(identityErrors.addressNotFound);
        await audit.record(tx, {
          merchantId,
          actor: { kind: 'member', id: accountId },
          action: 'member.address_removed',
          subject: `member:${accountId}`,
          before: { address },
          ip: caller.ip,
          ...(caller.requestId ? { requestId: caller.requestId } : {}),
        });
      });
    },
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
