import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Permissions } from '../../access/permissions/index.ts';

export type ExportHooks = { lists: ExportableList[] };

export type ExportDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record' | 'latest'>;
  merchants: Pick<Merchants, 'list'>;
  permissions: Pick<Permissions, 'rightsIn'>;
};

export type ExportRow = {
  id: string;
  operatorId: string;
  listId: string;
  query: Record<string, string>;
  merchants: string[];
  state: 'asked' | 'running' | 'done' | 'refused';
  rows: number;
  parts: number;
  isComplete: boolean;
  askedAt: Date;
  expiresAt: Date;
};
