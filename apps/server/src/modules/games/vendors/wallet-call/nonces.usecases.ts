import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Logger } from '../../../../platform/log.ts';
import { createCollectedWrites } from '../collected-writes.usecases.ts';
import { NONCE_MILLISECONDS } from '../vendors.config.ts';
import { insertNonces, listNonces } from './problems.queries.ts';

const WRITE_MILLISECONDS = 200;

type Account = { merchantId: string; id: string };
type UsedNonce = { merchantId: string; accountId: string; nonce: string };

/**
 * Numbers that vendors use once. They are checked in memory and written in bulk, for this process after a restart. A
 * replay that reaches another process does no harm either: it finds its transaction by the id.
 */
export function createNonces({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log?: Pick<Logger, 'warn'> | undefined;
}) {
  /** By account, in the order of their use. */
  const used = new Map<string, Promise<Map<string, number>>>();
  const writes = createCollectedWrites<UsedNonce>({
    milliseconds: WRITE_MILLISECONDS,
    write: async (items) => {
      const at = clock.now();
      for (const ofAccount of Map.groupBy(items, ({ accountId }) => accountId).values()) {
        const [{ merchantId, accountId } = { merchantId: '', accountId: '' }] = ofAccount;
        const nonces = ofAccount.map(({ nonce }) => nonce);
        await insertNonces(db, { merchantId, accountId, id: newId(), at, nonces });
      }
    },
    log,
  });
  const load = async ({ merchantId, id: accountId }: Account): Promise<Map<string, number>> => {
    const at = clock.now().getTime();
    const since = new Date(at - NONCE_MILLISECONDS);
    const nonces = await listNonces(db, { merchantId, accountId, since });
    return new Map(nonces.map((nonce) => [nonce, at]));
  };
  const usedBy = (account: Account): Promise<Map<string, number>> => {
    const key = `${account.merchantId}/${account.id}`;
    const known = used.get(key);
    if (known) return known;
    const loading = load(account);
    used.set(key, loading);
    loading.catch(() => used.delete(key));
    return loading;
  };

  return {
    /** False if the nonce was used before. */
    use: async (account: Account, nonce: string): Promise<boolean> => {
      const nonces = await usedBy(account);
      const at = clock.now().getTime();
      for (const [old, usedAt] of nonces) {
        if (at - usedAt <= NONCE_MILLISECONDS) break;
        nonces.delete(old);
      }
      if (nonces.has(nonce)) return false;
      nonces.set(nonce, at);
      writes.add({ merchantId: account.merchantId, accountId: account.id, nonce });
      return true;
    },
    flush: writes.flush,
  };
}
