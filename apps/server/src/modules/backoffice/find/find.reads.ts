import { MAX_FOUND, type FoundOf } from '@croupier/contract/backoffice/find.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { FindTerms } from './find.rules.ts';

type Merchants = { merchantIds: readonly string[] };
type ById = Merchants & { id: string };
type Unnamed<F> = Omit<F, 'kind'>;

/** Above every character, so that the range from a prefix to it covers everything that begins with the prefix. */
const LAST = '\u{10FFFF}';

type MemberRow = Unnamed<FoundOf<'member'>> & { rank: number };

/**
 * Members that match any reading of the text, the most certain first. Every branch reads an index of its own; accounts
 * are read merchant by merchant, because the order of an index ends at a merchant.
 */
export async function findMembers(
  db: Db,
  { merchantIds, terms }: Merchants & { terms: FindTerms },
): Promise<MemberRow[]> {
  const ids = [...merchantIds];
  const { id, email, mobileEnd, accountPrefix: prefix } = terms;
  const columns = sql`m.merchant_id, m.id, m.account, m.account_key, m.status, m.mobile, m.email, m.last_login_at`;
  const branches = [
    ...(id
      ? [
          sql`(select 0 as rank, ${columns} from members m where m.merchant_id = any(${ids}::text[]) and m.id = ${id})`,
        ]
      : []),
    ...(email
      ? [
          sql`(select 1 as rank, ${columns} from members m where m.merchant_id = any(${ids}::text[]) and m.email_key = ${email}
            limit ${MAX_FOUND})`,
        ]
      : []),
    ...(mobileEnd
      ? [
          sql`(select 3 as rank, ${columns} from members m where m.merchant_id = any(${ids}::text[])
            and "right"(m.mobile, 4) = ${mobileEnd.slice(-4)} and m.mobile like ${`%${mobileEnd}`}
            order by m.last_login_at desc nulls last limit ${MAX_FOUND})`,
        ]
      : []),
    ...(prefix === undefined ? [] : ids).map(
      (merchantId) => sql`(select case when m.account_key = ${prefix} then 0 else 2 end as rank, ${columns}
        from members m where m.merchant_id = ${merchantId} and m.account_key ~>=~ ${prefix}
          and m.account_key ~<~ ${`${prefix}${LAST}`}
        order by m.account_key using ~<~ limit ${MAX_FOUND})`,
    ),
  ];
  if (branches.length === 0) return [];
  const { rows } = await sql<MemberRow>`
    select found.merchant_id as "merchantCode", found.id, min(found.rank)::int as rank, found.account, found.status,
      found.mobile, found.email
    from (${sql.join(branches, sql` union all `)}) as found
    group by found.merchant_id, found.id, found.account, found.account_key, found.status, found.mobile, found.email,
      found.last_login_at
    order by 3, found.last_login_at desc nulls last, found.account_key limit ${MAX_FOUND}`.execute(db);
  return rows;
}

/** Rounds by their id or by the vendor's reference. */
export async function findRounds(
  db: Db,
  { merchantIds, terms, language }: Merchants & { terms: FindTerms; language: string },
): Promise<Unnamed<FoundOf<'round'>>[]> {
  const ids = [...merchantIds];
  const { id, references } = terms;
  const branches = [
    ...(id
      ? [sql`(select r.* from played_rounds r where r.merchant_id = any(${ids}::text[]) and r.id = ${id})`]
      : []),
    sql`(select r.* from played_rounds r where r.merchant_id = any(${ids}::text[]) and r.reference <> '' and r.reference = any(${references}::text[])
      limit ${MAX_FOUND})`,
  ];
  const { rows } = await sql<Unnamed<FoundOf<'round'>>>`
    select r.merchant_id as "merchantCode", r.id, r.member_id as "memberId", m.account, r.state, r.currency,
      coalesce(g.names ->> ${language}, g.names ->> 'EN', r.game_id) as "gameName", r.stake_minor as stake,
      r.opened_at as "openedAt"
    from (${sql.join(branches, sql` union `)}) as r
    join members m on m.merchant_id = any(${ids}::text[]) and m.merchant_id = r.merchant_id and m.id = r.member_id
    left join games g on g.id = r.game_id
    order by r.opened_at desc, r.id limit ${MAX_FOUND}`.execute(db);
  return rows;
}

/**
 * A transfer by its id. Transfers have no index by id, which would slow down every bet: those of members are found
 * where the id says when it was made.
 */
export async function findTransfers(
  db: Db,
  { merchantIds, id, from, until }: ById & { from: Date | null; until: Date | null },
): Promise<Unnamed<FoundOf<'transfer'>>[]> {
  const ids = [...merchantIds];
  const { rows } = await sql<Unnamed<FoundOf<'transfer'>>>`
    select t.merchant_id as "merchantCode", t.id, m.id as "memberId", m.account, t.code,
      coalesce(a.currency, s.currency) as currency, t.amount_minor as amount, t.at
    from transfer_keys k
    join transfers t on t.merchant_id = any(${ids}::text[]) and t.merchant_id = k.merchant_id and t.id = k.id
      and t.at >= coalesce(k.at, ${from}::timestamptz) and t.at <= coalesce(k.at, ${until}::timestamptz)
    left join member_accounts a on a.merchant_id = any(${ids}::text[]) and a.merchant_id = t.merchant_id
      and a.id = any(array[t.debit_account, t.credit_account])
    left join members m on m.merchant_id = any(${ids}::text[]) and m.merchant_id = t.merchant_id
      and m.id = a.member_id
    left join system_accounts s on s.merchant_id = any(${ids}::text[]) and s.merchant_id = t.merchant_id
      and s.id = t.debit_account
    where k.merchant_id = any(${ids}::text[]) and k.id = ${id} limit ${MAX_FOUND}`.execute(db);
  return rows;
}

export async function findApprovals(
  db: Db,
  { merchantIds, id }: ById,
): Promise<Unnamed<FoundOf<'approval'>>[]> {
  const { rows } = await sql<Unnamed<FoundOf<'approval'>>>`
    select a.merchant_id as "merchantCode", a.id, a.kind as "approvalKind", a.state, o.name as "askedBy",
      a.asked_at as "askedAt"
    from approvals a join operators o on o.id = a.asked_by
    where a.merchant_id = any(${[...merchantIds]}::text[]) and a.id = ${id} limit ${MAX_FOUND}`.execute(db);
  return rows;
}
