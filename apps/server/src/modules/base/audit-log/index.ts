import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Audit } from './audit-log.types.ts';
import { listOfSubject } from './audit-log.reads.ts';
import { entryOf, listLatest, recordEntry } from './audit-log.usecases.ts';

export type { Audit, AuditActor, AuditEntry, AuditRecord } from './audit-log.types.ts';

/** Who changed what, when and from where. */
export const createAudit = ({ db, clock }: { db: Db; clock: Clock }): Audit => ({
  record: (tx, entry) => recordEntry(clock, tx, entry),
  latest: (query) => listLatest(db, query),
  ofSubject: async (query) => (await listOfSubject(db, query)).map(entryOf),
});
