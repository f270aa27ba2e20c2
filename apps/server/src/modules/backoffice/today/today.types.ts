import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Members } from '../../access/members/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { Operations } from '../operations/index.ts';
import type { Reports } from '../reports/index.ts';

export type TodayDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  members: Pick<Members, 'countMembers'>;
  wallet: Pick<Wallet, 'trialBalance' | 'lastAudit'>;
  reports: Pick<Reports, 'hours'>;
  operations: Pick<Operations, 'listJobs' | 'lags' | 'outbox' | 'lastAudit' | 'countFailingFeeds'>;
};
