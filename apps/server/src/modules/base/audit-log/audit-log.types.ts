import type { Position } from '../../../platform/keyset.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { EntryFilter } from './audit-log.reads.ts';

export type AuditActor = { kind: Account['kind'] | 'visitor' | 'system'; id?: string };

export type AuditRecord = {
  /** Empty for actions on the platform itself, such as an operator's sign-in. */
  merchantId: string;
  actor: AuditActor;
  /** Subject first, verb in the past tense: `member.registered`. */
  action: string;
  /** Kind and id of the changed object: `member:<id>`. */
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
  /** Inserts the entry in the transaction of the change; hides values of properties with secret names. */
  record: (tx: Tx, entry: AuditRecord) => Promise<void>;
  /** The latest entries of one merchant, newest first. Operators read all of them in the list `audit`. */
  latest: (query: EntryFilter & { limit: number }) => Promise<AuditEntry[]>;
  /** Entries about one subject before a position, newest first. */
  ofSubject: (query: {
    merchantId: string;
    subject: string;
    before: Position | undefined;
    limit: number;
  }) => Promise<AuditEntry[]>;
};
