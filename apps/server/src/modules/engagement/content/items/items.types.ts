import type { ContentKind } from '@croupier/contract/engagement/content-items.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import type { Outbox } from '../../../../platform/outbox.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';

export type ItemDeps = {
  db: Db;
  clock: Clock;
  audit: Audit;
  outbox: Outbox;
  merchants: Pick<Merchants, 'byId'>;
  /** Called after a change of what is published was committed. */
  changed: (merchantId: string) => void;
};

/** Who makes the call, for the audit log. */
export type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

/** An item as its change finds it, locked until the transaction ends. */
export type LockedItem = {
  id: string;
  kind: ContentKind;
  slug: string | null;
  position: number;
  version: number;
  publishedVersion: number | null;
  isArchived: boolean;
};

export type ItemRow = Omit<LockedItem, 'isArchived' | 'position'> & {
  archivedAt: Date | null;
  /** The newest version, in wire form. */
  body: unknown;
  changedAt: Date;
  changedBy: string | null;
};
