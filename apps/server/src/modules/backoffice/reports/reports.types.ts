import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import type { Originals } from '../../games/originals/index.ts';

export type ReportsDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  originals: Pick<Originals, 'returns'>;
  payments: Pick<Payments, 'methodNames'>;
};
