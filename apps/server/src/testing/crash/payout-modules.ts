import { createModules, type Modules } from '../../modules.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HashingOptions } from '../../platform/password-hashing/hashing.config.ts';
import { openPayoutBase, PAYOUT_TIMING } from './payout-base.ts';

/** The least work that Argon2 allows: the password is not what is tested. */
export const HASHING: HashingOptions = { memoryKib: 64, passes: 1, lanes: 1, concurrency: 2, queue: 500 };

/** A server's modules over a database. */
export function openPayoutModules(url: string): { database: Database; modules: Modules } {
  const base = openPayoutBase(url);
  const modules = createModules({
    ...base,
    hashing: HASHING,
    privateIntegrations: true,
    payoutTiming: PAYOUT_TIMING,
  });
  return { database: base.database, modules };
}
