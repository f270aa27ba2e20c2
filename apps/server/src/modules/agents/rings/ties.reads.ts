import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { MAX_BY_CHANCE } from './rings.config.ts';
import type { RingReason, Tie } from './rings.types.ts';

/** The root of a line: the first code of a path. */
const root = sql`left(n.path, 5)`;

const node = (merchantId: string, memberId: ReturnType<typeof sql>) =>
  sql`join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = ${memberId}`;

const grouped = (reason: RingReason, source: ReturnType<typeof sql>) => sql`
  select ${reason}::text as reason, array_agg(distinct no order by no) as nos from (${source}) found (key, no)
  group by key having count(distinct no) between 2 and ${reason === 'payment_account' ? 1_000_000 : MAX_BY_CHANCE}`;

/**
 * What members have in common. A payment account connects everybody; names, addresses and browsers only within one line,
 * because strangers share them.
 */
export async function listTies(
  db: Db,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<Tie[]> {
  const parts = [
    grouped(
      'payment_account',
      sql`select encode(b.number_hash, 'hex'), n.no from beneficiaries b ${node(merchantId, sql`b.member_id`)}
        where b.merchant_id = ${merchantId}`,
    ),
    grouped(
      'payee_name',
      sql`select ${root} || lower(m.payee_name), n.no from members m ${node(merchantId, sql`m.id`)}
        where m.merchant_id = ${merchantId} and m.payee_name is not null`,
    ),
    grouped(
      'address',
      sql`select ${root} || m.registered_ip, n.no from members m ${node(merchantId, sql`m.id`)}
        where m.merchant_id = ${merchantId}`,
    ),
    grouped(
      'device',
      sql`select ${root} || s.ip || s.user_agent, n.no from sessions s ${node(merchantId, sql`s.account_id`)}
        where s.merchant_id = ${merchantId} and s.kind = 'member' and s.created_at >= ${since}`,
    ),
  ];
  const { rows } = await sql<Tie>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
