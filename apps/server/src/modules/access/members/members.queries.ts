import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/together.ts';
import type { MemberRow, NewMember } from './members.types.ts';
import { accountKey } from './names.rules.ts';

const COLUMNS = sql`id, account, nickname, type, status, registered_at, registered_ip, last_login_at, password_changed_at,
  payment_password_hash is not null as has_payment_password, mobile, mobile_verified_at, email, email_verified_at,
  payee_name, upline_id, password_hash, must_change_password`;

type MemberKey = { merchantId: string; memberId: string };

const find = together<MemberKey, MemberRow | undefined>(async (db, merchantId, keys) => {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and id = any(${keys.map(({ memberId }) => memberId)}::uuid[])`.execute(
    db,
  );
  return keys.map(({ memberId }) => rows.find(({ id }) => id === memberId));
});

export const findMember = (db: Db, merchantId: string, memberId: string): Promise<MemberRow | undefined> =>
  find(db, { merchantId, memberId });

const lock = together<MemberKey, MemberRow | undefined>(async (tx, merchantId, keys) => {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and id = any(${keys.map(({ memberId }) => memberId)}::uuid[])
    order by id for no key update`.execute(tx);
  return keys.map(({ memberId }) => rows.find(({ id }) => id === memberId));
});

/** Reads and locks a member: opening sessions and changing credentials wait for each other. */
export const lockMember = (tx: Tx, merchantId: string, memberId: string): Promise<MemberRow | undefined> =>
  lock(tx, { merchantId, memberId });

export async function findMemberByAccount(
  db: Db,
  merchantId: string,
  account: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and account_key = ${accountKey(account)}`.execute(db);
  return rows[0];
}

/** The member who has verified the number. @param mobile in E.164 */
export async function findMemberByMobile(
  db: Db,
  merchantId: string,
  mobile: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members
    where merchant_id = ${merchantId} and mobile = ${mobile} and mobile_verified_at is not null`.execute(db);
  return rows[0];
}

/** False when the account name, the mobile number or the mail address is taken; the unique keys decide. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into members (merchant_id, id, account, account_key, nickname, type, password_hash, password_changed_at,
      payment_password_hash, mobile, mobile_verified_at, email, email_key, email_verified_at, payee_name, upline_id,
      profile, registered_at, registered_ip, must_change_password)
    values (${member.merchantId}, ${member.id}, ${member.account}, ${accountKey(member.account)}, ${member.nickname},
      ${member.type ?? 0}, ${member.passwordHash}, ${member.at}, ${member.paymentPasswordHash},
      ${member.mobile ?? null}, ${member.mobileVerified ? member.at : null},
      ${member.email ?? null}, ${member.email ? accountKey(member.email) : null}, ${member.emailVerified ? member.at : null},
      ${member.payeeName ?? null}, ${member.uplineId ?? null}, ${JSON.stringify(member.profile)}::jsonb,
      ${member.at}, ${member.ip}, ${member.mustChangePassword ?? false})
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

const profiles = together<MemberKey, Record<string, string>>(async (db, merchantId, keys) => {
  const { rows } = await sql<{ id: string; profile: Record<string, string> }>`
    select id, profile from members
    where merchant_id = ${merchantId} and id = any(${keys.map(({ memberId }) => memberId)}::uuid[])`.execute(
    db,
  );
  return keys.map(({ memberId }) => rows.find(({ id }) => id === memberId)?.profile ?? {});
});

export const readProfile = (db: Db, merchantId: string, memberId: string): Promise<Record<string, string>> =>
  profiles(db, { merchantId, memberId });

/** Adds to the profile; what is there stays. */
export async function fillProfile(
  tx: Tx,
  { merchantId, id, profile }: { merchantId: string; id: string; profile: Record<string, string> },
): Promise<void> {
  await sql`update members set profile = ${JSON.stringify(profile)}::jsonb || profile
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
