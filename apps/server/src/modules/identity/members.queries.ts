import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type MemberRow = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  registered_at: Date;
  last_login_at: Date | null;
  has_payment_password: boolean;
};
export type MemberWithHash = MemberRow & { password_hash: string };

export type NewMember = {
  merchantId: string;
  id: string;
  account: string;
  accountKey: string;
  nickname: string;
  passwordHash: string;
  paymentPasswordHash: string | null;
  profile: Record<string, string>;
  at: Date;
  ip: string;
};

const COLUMNS = sql`id, account, nickname, type, status, registered_at, last_login_at,
  payment_password_hash is not null as has_payment_password`;

export async function findMember(
  db: Db,
  merchantId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0];
}

export async function findMemberByAccount(
  db: Db,
  merchantId: string,
  accountKey: string,
): Promise<MemberWithHash | undefined> {
  const { rows } = await sql<MemberWithHash>`
    select ${COLUMNS}, password_hash from members
    where merchant_id = ${merchantId} and account_key = ${accountKey}`.execute(db);
  return rows[0];
}

/** False when the account name is taken; the unique key decides, also between two servers. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into members (merchant_id, id, account, account_key, nickname, password_hash, password_changed_at,
      payment_password_hash, profile, registered_at, registered_ip)
    values (${member.merchantId}, ${member.id}, ${member.account}, ${member.accountKey}, ${member.nickname},
      ${member.passwordHash}, ${member.at}, ${member.paymentPasswordHash}, ${JSON.stringify(member.profile)}::jsonb,
      ${member.at}, ${member.ip})
    on conflict (merchant_id, account_key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function markMemberSignedIn(
  tx: Tx,
  {
    merchantId,
    id,
    at,
    rehashed,
  }: { merchantId: string; id: string; at: Date; rehashed?: string | undefined },
): Promise<void> {
  await sql`update members set last_login_at = ${at}, password_hash = coalesce(${rehashed ?? null}, password_hash)
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Members of each merchant; for the operators' overview only, which stands above merchants. */
export async function countMembers(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchant_id: string; members: bigint }>`
    select merchant_id, count(*) as members from members group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, Number(row.members)]));
}
