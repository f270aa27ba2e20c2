import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { insertEntry, listEntries, type EntryFilter } from './audit-log.queries.ts';
import { withoutSecrets } from './audit-log.rules.ts';

export type AuditActor = { kind: Account['kind'] | 'visitor' | 'system'; id?: string };

export type AuditRecord = {
  /** Empty for what concerns the platform itself, such as an operator signing in. */
  merchantId: string;
  actor: AuditActor;
  /** In the past tense, after its module: `member.registered`. */
  action: string;
  /** Kind and id of what was changed: `member:<id>`. */
  subject: string;
  before?: unknown;
  after?: unknown;
  ip?: string;
  requestId?: string;
};

export type AuditEntry = Required<Omit<AuditRecord, 'merchantId' | 'actor' | 'ip' | 'requestId'>> & {
  id: string;
  at: Date;
  actor: { kind: string; id: string | null };
  ip: string | null;
  requestId: string | null;
};

export type Audit = {
  /** Writes the entry in the transaction of the change it tells of; values under secret names are hidden. */
  record: (tx: Tx, entry: AuditRecord) => Promise<void>;
  /** Entries of one merchant, newest first; pages count from 1. */
  list: (
    query: EntryFilter & { pageNum: number; pageSize: number },
  ) => Promise<{ items: AuditEntry[]; pageNum: number; totalPages: number; totalItems: number }>;
};

export function createAudit({ db, clock }: { db: Db; clock: Clock }): Audit {
  return {
    record: (tx, { merchantId, actor, action, subject, before, after, ip, requestId }) =>
      insertEntry(tx, merchantId, {
        id: newId(),
        at: clock.now(),
        actor_kind: actor.kind,
        actor_id: actor.id ?? null,
        action,
        subject,
        before: withoutSecrets(before),
        after: withoutSecrets(after),
        ip: ip ?? null,
        request_id: requestId ?? null,
      }),
    list: async ({ pageNum, pageSize, ...filter }) => {
      const { rows, total } = await listEntries(db, filter, {
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      return {
        items: rows.map((row) => ({
          id: row.id,
          at: row.at,
          actor: { kind: row.actor_kind, id: row.actor_id },
          action: row.action,
          subject: row.subject,
          before: row.before,
          after: row.after,
          ip: row.ip,
          requestId: row.request_id,
        })),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        totalItems: total,
      };
    },
  };
}
