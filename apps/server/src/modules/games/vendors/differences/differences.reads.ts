import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type DifferenceRow = {
  accountId: string;
  accountName: string;
  key: string;
  kind: string;
  member: string | null;
  ours: Record<string, unknown> | null;
  theirs: Record<string, unknown> | null;
  state: 'open' | 'asked' | 'closed';
  outcome: string | null;
  /** What people have done about it; it closes when a later comparison agrees. */
  acted: 'booked' | 'voided' | 'corrected' | null;
  foundAt: Date;
  changedAt: Date;
};

type Query = {
  merchantId: string;
  accountId: string | undefined;
  state: DifferenceRow['state'] | undefined;
  offset: number;
  limit: number;
};

const matching = ({ merchantId, accountId, state }: Omit<Query, 'offset' | 'limit'>) => sql`
  d.merchant_id = ${merchantId} and (${accountId ?? null}::uuid is null or d.account_id = ${accountId ?? null}::uuid)
    and (${state ?? null}::text is null or d.state = ${state ?? null})`;

/** The vendor's name of the member is in what either side says. */
const COLUMNS = sql`d.account_id as "accountId", a.name as "accountName", d.key, d.kind, m.account as member, d.ours,
  d.theirs, d.state, d.outcome, d.acted, d.found_at as "foundAt", d.changed_at as "changedAt"`;
const tables = (merchantId: string) => sql`vendor_differences d
  join vendor_accounts a on a.merchant_id = ${merchantId} and a.id = d.account_id
  left join vendor_players p on p.merchant_id = ${merchantId} and p.account_id = d.account_id
    and p.name = coalesce(d.theirs ->> 'player', d.ours ->> 'player')
  left join members m on m.merchant_id = ${merchantId} and m.id = p.member_id`;

/** Oldest first. */
export async function listDifferences(db: Db, query: Query): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`select ${COLUMNS} from ${tables(query.merchantId)}
    where ${matching(query)} order by d.found_at, d.account_id, d.key, d.kind
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return rows;
}

export async function countDifferences(db: Db, query: Omit<Query, 'offset' | 'limit'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from vendor_differences d
    where ${matching(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type DifferenceKey = { merchantId: string; accountId: string; key: string; kind: string };

export async function findDifference(
  db: Db,
  of: DifferenceKey,
  lock = false,
): Promise<DifferenceRow | undefined> {
  const { merchantId, accountId, key, kind } = of;
  const { rows } = await sql<DifferenceRow>`select ${COLUMNS} from ${tables(merchantId)}
    where d.merchant_id = ${merchantId} and d.account_id = ${accountId} and d.key = ${key} and d.kind = ${kind}
    ${lock ? sql`for update of d` : sql``}`.execute(db);
  return rows[0];
}

/** What the vendor is to be asked about, the longest waiting first. */
export async function listAsked(
  db: Db,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`select ${COLUMNS} from ${tables(merchantId)}
    where d.merchant_id = ${merchantId} and d.state = 'asked' order by d.changed_at limit ${limit}`.execute(
    db,
  );
  return rows;
}
