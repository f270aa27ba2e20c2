import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { CONTRACT_COLUMNS, contractOf, type StoredContract } from './contracts.queries.ts';
import type { ContractOfParties, ContractState, MemberKey, Party } from './contracts.types.ts';

export type ContractRow = StoredContract & {
  payeeId: string;
  payeeAccount: string;
  payeeNickname: string;
  payerId: string | null;
  payerAccount: string | null;
  payerNickname: string | null;
};

/** Contracts with both parties, to be cut to a merchant by `where`. */
const contracts = (merchantId: string) => sql`contracts c
  join agent_nodes pn on pn.merchant_id = ${merchantId} and pn.no = c.payee_no
  join members p on p.merchant_id = ${merchantId} and p.id = pn.member_id
  left join agent_nodes un on un.merchant_id = ${merchantId} and un.no = c.payer_no
  left join members u on u.merchant_id = ${merchantId} and u.id = un.member_id`;
const COLUMNS = sql`${CONTRACT_COLUMNS}, p.id as "payeeId", p.account as "payeeAccount", p.nickname as "payeeNickname",
  u.id as "payerId", u.account as "payerAccount", u.nickname as "payerNickname"`;

export function withParties({
  payeeId,
  payeeAccount,
  payeeNickname,
  ...row
}: ContractRow): ContractOfParties {
  const { payerId, payerAccount, payerNickname, ...contract } = row;
  const payer: Party | null =
    payerId === null
      ? null
      : { memberId: payerId, account: payerAccount ?? '', nickname: payerNickname ?? '' };
  return {
    ...contractOf(contract),
    payer,
    payee: { memberId: payeeId, account: payeeAccount, nickname: payeeNickname },
  };
}

async function read(db: Db, merchantId: string, where: RawBuilder<unknown>): Promise<ContractOfParties[]> {
  const { rows } = await sql<ContractRow>`select ${COLUMNS} from ${contracts(merchantId)}
    where c.merchant_id = ${merchantId} and ${where}`.execute(db);
  return rows.map(withParties);
}

/** The given contracts, newest first. */
export const readContracts = (
  db: Db,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<ContractOfParties[]> =>
  read(db, merchantId, sql`c.id = any(${[...ids]}::uuid[]) order by c.id desc`);

/** A party's contracts of a kind that are offered, run or end, as payee. */
export const readOwn = (
  db: Db,
  { merchantId, payeeNo, kind }: { merchantId: string; payeeNo: number; kind: string },
): Promise<ContractOfParties[]> =>
  read(
    db,
    merchantId,
    sql`c.payee_no = ${payeeNo} and c.kind = ${kind} and c.state in ('requested', 'running', 'ending') order by c.id desc`,
  );

export type DownlineQuery = {
  merchantId: string;
  payerNo: number;
  kind: string;
  state: ContractState | undefined;
  memberId: string | undefined;
  after: string | undefined;
  limit: number;
};

/** Contracts that a party pays, newest first. */
export const readDownlines = (db: Db, query: DownlineQuery): Promise<ContractOfParties[]> =>
  read(
    db,
    query.merchantId,
    sql`c.payer_no = ${query.payerNo} and c.kind = ${query.kind}
      and (${query.state ?? null}::text is null or c.state = ${query.state ?? null})
      and (${query.memberId ?? null}::uuid is null or pn.member_id = ${query.memberId ?? null})
      and (${query.after ?? null}::uuid is null or c.id < ${query.after ?? null})
      order by c.id desc limit ${query.limit}`,
  );

/** Running contracts of direct downlines; their number is `countRunning`. */
export const readRunning = (
  db: Db,
  { merchantId, payerNo, kind, limit }: { merchantId: string; payerNo: number; kind: string; limit: number },
): Promise<ContractOfParties[]> =>
  read(
    db,
    merchantId,
    sql`c.payer_no = ${payerNo} and c.kind = ${kind} and c.state = 'running' order by c.id limit ${limit}`,
  );

export async function countWaiting(
  db: Db,
  { merchantId, payerNo, kind }: { merchantId: string; payerNo: number; kind: string },
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from contracts
    where merchant_id = ${merchantId} and payer_no = ${payerNo} and kind = ${kind} and state = 'requested'`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

/** What waits for the answer of a party, newest first. */
export const readRequests = (
  db: Db,
  { merchantId, payeeNo, now }: { merchantId: string; payeeNo: number; now: Date },
): Promise<ContractOfParties[]> =>
  read(
    db,
    merchantId,
    sql`c.payee_no = ${payeeNo} and (c.state = 'requested' and c.expires_at > ${now} or c.end_asked_at is not null)
      order by c.id desc`,
  );

export type KindStanding = { kind: string; isOffered: boolean; isEndAsked: boolean };

/** Per kind with a contract: whether an answer of the member is awaited. */
export async function readStanding(
  db: Db,
  { merchantId, memberId, now }: MemberKey & { now: Date },
): Promise<KindStanding[]> {
  const { rows } = await sql<KindStanding>`
    select c.kind, bool_or(c.state = 'requested') as "isOffered", bool_or(c.end_asked_at is not null) as "isEndAsked"
    from agent_nodes n join contracts c on c.merchant_id = ${merchantId} and c.payee_no = n.no
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}
      and (c.state in ('running', 'ending') or c.state = 'requested' and c.expires_at > ${now})
    group by c.kind`.execute(db);
  return rows;
}

/** How many direct downlines a party pays by running contracts of a kind. */
export async function countPaid(
  db: Db,
  { merchantId, payerNo, kind }: { merchantId: string; payerNo: number; kind: string },
): Promise<number> {
  const { rows } = await sql<{ paid: number }>`select count(*)::int as paid from contracts
    where merchant_id = ${merchantId} and payer_no = ${payerNo} and kind = ${kind} and state = 'running'`.execute(
    db,
  );
  return rows[0]?.paid ?? 0;
}
