import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { insertEntry } from './audit-log.queries.ts';
import { listEntries, type EntryFilter, type EntryRow } from './audit-log.reads.ts';
import { changesOf } from './changes.rules.ts';
import { withoutSecrets } from './audit-log.rules.ts';
import type { AuditEntry, AuditRecord } from './audit-log.types.ts';

export function recordEntry(clock: Clock, tx: Tx, entry: AuditRecord): Promise<void> {
  const { merchantId, actor, action, subject, before, after, ip, requestId } = entry;
  const row: EntryRow = {
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
  };
  return insertEntry(tx, merchantId, { row, changes: changesOf(merchantId, row) });
}

export const entryOf = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, id: row.actor_id },
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  ip: row.ip,
  requestId: row.request_id,
});

export async function listLatest(
  db: Db,
  { limit, ...filter }: EntryFilter & { limit: number },
): Promise<AuditEntry[]> {
  return (await listEntries(db, filter, limit)).map(entryOf);
}
