import { auditList, type AuditItem } from '@croupier/contract/lists/audit.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../platform/lists/list-reader.ts';

type Row = Omit<AuditItem, 'actor'> & {
  actorKind: AuditItem['actor']['kind'];
  actorId: string | null;
  actorName: string | null;
};

const IS_UUID = sql`e.actor_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

export const auditReader = createListReader(auditList, {
  rows: (merchantId) => sql`from audit_entries e
    left join operators o on o.id = case when e.actor_kind = 'operator' and ${IS_UUID} then e.actor_id::uuid end
    left join members m on m.merchant_id = ${merchantId}
      and m.id = case when e.actor_kind in ('member', 'trial', 'agent') and ${IS_UUID} then e.actor_id::uuid end
    where e.merchant_id = ${merchantId}`,
  merchantId: sql`e.merchant_id`,
  id: { by: sql`e.id`, type: 'uuid' },
  columns: {
    id: sql`e.id`,
    merchantCode: sql`e.merchant_id`,
    at: sql`e.at`,
    actorKind: sql`e.actor_kind`,
    actorId: sql`e.actor_id`,
    actorName: sql`coalesce(o.name, m.account)`,
    action: sql`e.action`,
    subject: sql`e.subject`,
    before: sql`e.before`,
    after: sql`e.after`,
    ip: sql`e.ip`,
    requestId: sql`e.request_id`,
  },
  filters: {
    id: (id) => sql`e.id = ${id}`,
    action: (action) => sql`e.action = ${action}`,
    subject: (subject) => sql`e.subject = ${subject}`,
    actor: (actorId) => sql`e.actor_id = ${actorId}`,
    atFrom: (at) => sql`e.at >= ${at}`,
    atUntil: (at) => sql`e.at < ${at}`,
  },
  sorts: { at: { by: sql`e.at`, type: 'timestamptz' } },
  item: ({ actorKind, actorId, actorName, ...row }: Row) => ({
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
  }),
});
