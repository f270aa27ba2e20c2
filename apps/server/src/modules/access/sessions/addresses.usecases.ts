import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { accountKey } from '../members/index.ts';
import {
  deleteTrusted,
  deleteTrustedOf,
  isTrusted,
  isTrustedByName,
  listTrusted,
  trustAddress,
} from './addresses.queries.ts';
import { sessionErrors } from './sessions.errors.ts';
import type { Addresses } from './sessions.types.ts';

export function createAddresses({
  db,
  clock,
  audit,
}: {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
}): Addresses {
  return {
    isTrusted: (owner, ip, within = db) => isTrusted(within, { ...owner, address: addressKey(ip) }),

    isTrustedByName: ({ merchantId, account, ip }) =>
      isTrustedByName(db, { merchantId, accountKey: accountKey(account), address: addressKey(ip) }),

    trust: (tx, owner, ip) =>
      trustAddress(tx, { ...owner, id: newId(), address: addressKey(ip), at: clock.now() }),

    forgetAll: (tx, owner, keep) =>
      deleteTrustedOf(tx, { ...owner, except: keep ? addressKey(keep.except) : null }),

    list: async ({ merchantId, id: accountId }) =>
      (await listTrusted(db, { merchantId, accountId })).map((row) => ({
        id: row.id,
        address: row.address,
        addedAt: row.added_at,
        lastSeenAt: row.last_seen_at,
      })),

    remove: async ({ merchantId, id: accountId }, id, caller) => {
      await db.transaction().execute(async (tx) => {
        const address = await deleteTrusted(tx, { merchantId, accountId, id });
        if (address === undefined) throw appError(sessionErrors.addressNotFound);
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
