import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type OperationsDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  wallet: Pick<Wallet, 'lastAudit'>;
};
