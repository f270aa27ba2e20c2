import {
  caseList,
  flagList,
  type CaseFlag,
  type CaseItem,
  type FlagItem,
} from '@croupier/contract/risk/cases.ts';
import type { CaseState, FlagKind, RiskVerdict } from '@croupier/contract/risk/risk-states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createListReader } from '../../../platform/lists/list-reader.ts';

type CaseListRow = Omit<CaseItem, 'member' | 'assignee'> & {
  memberId: string;
  account: string;
  assigneeId: string | null;
  assigneeName: string | null;
};

export const caseReader = createListReader(caseList, {
  rows: (merchantId) => sql`from risk_cases c
    join members m on m.merchant_id = ${merchantId} and m.id = c.member_id
    left join operators o on o.id = c.assigned_to
    where c.merchant_id = ${merchantId}`,
  merchantId: sql`c.merchant_id`,
  id: { by: sql`c.id`, type: 'uuid' },
  columns: {
    id: sql`c.id`,
    merchantCode: sql`c.merchant_id`,
    memberId: sql`c.member_id`,
    account: sql`m.account`,
    state: sql`c.state`,
    verdict: sql`c.verdict`,
    flags: sql`c.flags`,
    assigneeId: sql`o.id`,
    assigneeName: sql`o.name`,
    openedAt: sql`c.opened_at`,
    changedAt: sql`c.changed_at`,
  },
  filters: {
    account: (account) => sql`m.account_key = lower(${account})`,
    state: (state) => sql`c.state = ${state}`,
    verdict: (verdict) => sql`c.verdict = ${verdict}`,
    openedFrom: (at) => sql`c.opened_at >= ${at}`,
    openedUntil: (at) => sql`c.opened_at < ${at}`,
  },
  sorts: {
    openedAt: { by: sql`c.opened_at`, type: 'timestamptz' },
    changedAt: { by: sql`c.changed_at`, type: 'timestamptz' },
  },
  item: ({ memberId, account, assigneeId, assigneeName, ...row }: CaseListRow) => ({
    ...row,
    member: { id: memberId, account },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  }),
});

type FlagListRow = Omit<FlagItem, 'member'> & { memberId: string; account: string };

export const flagReader = createListReader(flagList, {
  rows: (merchantId) => sql`from risk_flags f
    join members m on m.merchant_id = ${merchantId} and m.id = f.member_id
    where f.merchant_id = ${merchantId}`,
  merchantId: sql`f.merchant_id`,
  id: { by: sql`f.id`, type: 'uuid' },
  columns: {
    id: sql`f.id`,
    merchantCode: sql`f.merchant_id`,
    memberId: sql`f.member_id`,
    account: sql`m.account`,
    kind: sql`f.kind`,
    verdict: sql`f.verdict`,
    subject: sql`f.subject`,
    facts: sql`f.facts`,
    caseId: sql`f.case_id`,
    at: sql`f.at`,
  },
  filters: {
    account: (account) => sql`m.account_key = lower(${account})`,
    kind: (kind) => sql`f.kind = ${kind}`,
    verdict: (verdict) => sql`f.verdict = ${verdict}`,
    atFrom: (at) => sql`f.at >= ${at}`,
    atUntil: (at) => sql`f.at < ${at}`,
  },
  sorts: { at: { by: sql`f.at`, type: 'timestamptz' } },
  item: ({ memberId, account, ...row }: FlagListRow) => ({ ...row, member: { id: memberId, account } }),
});

const FLAG_COLUMNS = sql`id, kind, verdict, subject, facts, at`;

export async function listFlagsOfCase(db: Db, merchantId: string, caseId: string): Promise<CaseFlag[]> {
  const { rows } = await sql<CaseFlag>`
    select ${FLAG_COLUMNS} from risk_flags
    where merchant_id = ${merchantId} and case_id = ${caseId} order by at desc, id limit 200`.execute(db);
  return rows;
}

export async function listFlagsOfMember(db: Db, merchantId: string, memberId: string): Promise<CaseFlag[]> {
  const { rows } = await sql<CaseFlag>`
    select ${FLAG_COLUMNS} from risk_flags
    where merchant_id = ${merchantId} and member_id = ${memberId} order by at desc, id limit 50`.execute(db);
  return rows;
}

export type CaseSummary = { id: string; state: CaseState; verdict: RiskVerdict; openedAt: Date };

export async function listCasesOfMember(
  db: Db,
  merchantId: string,
  memberId: string,
): Promise<CaseSummary[]> {
  const { rows } = await sql<CaseSummary>`
    select id, state, verdict, opened_at as "openedAt" from risk_cases
    where merchant_id = ${merchantId} and member_id = ${memberId} order by opened_at desc limit 20`.execute(
    db,
  );
  return rows;
}

type Link = { id: string; account: string; kinds: FlagKind[] };

/** Members whom the flags of a case name, and members whose flags name its member. */
export async function listLinks(
  db: Db,
  { merchantId, caseId, memberId }: { merchantId: string; caseId: string; memberId: string },
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select m.id, m.account, array_agg(distinct linked.kind order by linked.kind) as kinds from (
      select unnest(members) as id, kind from risk_flags
      where merchant_id = ${merchantId} and case_id = ${caseId}
      union all
      select member_id, kind from risk_flags
      where merchant_id = ${merchantId} and members @> array[${memberId}]::uuid[]
    ) linked
    join members m on m.merchant_id = ${merchantId} and m.id = linked.id
    group by m.id, m.account order by m.account limit 50`.execute(db);
  return rows;
}

export async function listPersons(
  db: Db,
  ids: readonly string[],
): Promise<Array<{ id: string; name: string }>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from operators where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function findPerson(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from operators where id = ${id}`.execute(db);
  return rows[0];
}
