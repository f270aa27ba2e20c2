import { z } from 'zod';
import { instant } from '../instant.ts';
import { defineList } from './define-list.ts';

export const AUDIT_ACTORS = ['visitor', 'member', 'trial', 'agent', 'operator', 'system'] as const;

const text = z.string().trim().min(1).max(200);

export const auditList = defineList({
  id: 'audit',
  path: '/console/audit',
  summary: 'Who changed what, when and from where; newest first.',
  permission: 'audit.view',
  item: z.object({
    id: z.uuid(),
    /** Empty for changes to the whole platform. */
    merchantCode: z.string(),
    at: instant,
    /** `name` is an operator's name or a member's account, null if there is no such account. */
    actor: z.object({ kind: z.enum(AUDIT_ACTORS), id: z.string().nullable(), name: z.string().nullable() }),
    /** What was done: `member.registered`. */
    action: z.string(),
    /** The kind and id of what was changed: `member:<id>`. */
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    ip: z.string().nullable(),
    requestId: z.string().nullable(),
  }),
  filters: { id: z.uuid(), action: text, subject: text, actor: text, atFrom: instant, atUntil: instant },
  sorts: ['at'],
  initialSort: '-at',
});

export type AuditItem = z.output<typeof auditList.item>;
