import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type MemberRow = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  registered_at: Date;
  last_login_at: Date | null;
  password_changed_at: Date;
  has_payment_password: boolean;
  /** In E.164. */
  mobile: string | null;
  mobile_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
  payee_name: string | null;
  upline_id: string | null;
};
export type MemberWithHash = MemberRow & {
  /** Null where the account has no password, such as one that a provider's account stands for. */
  password_hash: string | null;
};

export type NewMember = {
  merchantId: string;
  id: string;
  account: string;
  accountKey: string;
  nickname: string;
  /** 0 where it is left out. */
  type?: number;
  passwordHash: string | null;
  paymentPasswordHash: string | null;
  mobile?: string | null;
  mobileVerified?: boolean;
  email?: string | null;
  /** How two mail addresses are compared. */
  emailKey?: string | null;
  emailVerified?: boolean;
  payeeName?: string | null;
  /** The agent who brought the member. */
  uplineId?: string | null;
  profile: Record<string, string>;
  at: Date;
  ip: string;
};

const COLUMNS = sql`id, account, nickname, type, status, registered_at, last_login_at, password_changed_at,
  payment_password_hash is not null as has_payment_password, mobile, mobile_verified_at, email, email_verified_at,
  payee_name, upline_id, password_hash`;

export async function findMember(
  db: Db,
  merchantId: string,
  memberId: string,
): Promise<MemberWithHash | undefined> {
  const { rows } = await sql<MemberWithHash>`
    select ${COLUMNS} from members where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0];
}

export async function findMemberByAccount(
  db: Db,
  merchantId: string,
  accountKey: string,
): Promise<MemberWithHash | undefined> {
  const { rows } = await sql<MemberWithHash>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and account_key = ${accountKey}`.execute(db);
  return rows[0];
}

/** Whose number this was proven to be. @param mobile in E.164 */
export async function findMemberByMobile(
  db: Db,
  merchantId: string,
  mobile: string,
): Promise<MemberWithHash | undefined> {
  const { rows } = await sql<MemberWithHash>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and mobile = ${mobile} and mobile_verified_at is not null`.execute(db);
  return rows[0];
}

/** False when the account name, the mobile number or the address is taken; unique keys decide, also between servers. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into members (merchant_id, id, account, account_key, nickname, type, password_hash, password_changed_at,
      payment_password_hash, mobile, mobile_verified_at, email, email_key, email_verified_at, payee_name, upline_id,
      profile, registered_at, registered_ip)
    values (${member.merchantId}, ${member.id}, ${member.account}, ${member.accountKey}, ${member.nickname},
      ${member.type ?? 0}, ${member.passwordHash}, ${member.at}, ${member.paymentPasswordHash},
      ${member.mobile ?? null}, ${member.mobileVerified ? member.at : null},
      ${member.email ?? null}, ${member.emailKey ?? null}, ${member.emailVerified ? member.at : null},
      ${member.payeeName ?? null}, ${member.uplineId ?? null}, ${JSON.stringify(member.profile)}::jsonb,
      ${member.at}, ${member.ip})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function markMemberSignedIn(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<void> {
  await sql`update members set last_login_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** The same password, hashed with today's parameters. False when it was changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  renewed: { merchantId: string; id: string; from: string; to: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update members set password_hash = ${renewed.to}
    where merchant_id = ${renewed.merchantId} and id = ${renewed.id} and password_hash = ${renewed.from}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Members of each merchant; for the operators' overview only, which stands above merchants. */
export async function countMembers(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ merchant_id: string; members: bigint }>`
    select merchant_id, count(*) as members from members group by merchant_id`.execute(db);
  return new Map(rows.map((row) => [row.merchant_id, Number(row.members)]));
}
