import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { TRIAL_TYPES } from '../../../access/members/index.ts';
import { isPrivateAddress } from '../../../base/merchants/index.ts';

type OfMember = { merchantId: string; memberId: string };

/** Other members who signed in from the same addresses, and in the same browsers. */
export type Sharing = { address: string[]; device: string[] };

const MAX_PLACES = 50;
const MAX_OTHERS = 50;

/** Behind a private address is a proxy or an office, not a household. */
const isTelling = (ip: string): boolean => {
  const host = ip.includes(':') ? `[${ip}]` : ip;
  return URL.canParse(`http://${host}`) && !isPrivateAddress(`http://${host}`);
};

/** @param since sessions before it don't count */
export async function readSharing(
  db: Db,
  { merchantId, memberId, since }: OfMember & { since: Date },
): Promise<Sharing> {
  const { rows: own } = await sql<{ ip: string; browser: string | null }>`
    select distinct ip, browser from sessions
    where merchant_id = ${merchantId} and kind = 'member' and account_id = ${memberId} and created_at > ${since}
    limit ${MAX_PLACES}`.execute(db);
  const addresses = [...new Set(own.map(({ ip }) => ip))].filter(isTelling);
  const browsers = [...new Set(own.map(({ browser }) => browser))].filter((browser) => browser !== null);
  if (addresses.length === 0 && browsers.length === 0) return { address: [], device: [] };
  const { rows } = await sql<{ otherId: string; by: keyof Sharing }>`
    select found."otherId", found.by from (
      (select distinct account_id as "otherId", 'address' as by from sessions
        where merchant_id = ${merchantId} and kind = 'member' and ip = any(${addresses}::text[])
          and account_id <> ${memberId} and created_at > ${since} limit ${MAX_OTHERS})
      union all
      (select distinct account_id, 'device' from sessions
        where merchant_id = ${merchantId} and browser = any(${browsers}::uuid[])
          and account_id <> ${memberId} and created_at > ${since} limit ${MAX_OTHERS})
    ) found
    join members m on m.merchant_id = ${merchantId} and m.id = found."otherId" and m.type <> all(${[...TRIAL_TYPES]}::int[])
    order by 1`.execute(db);
  const by = (place: keyof Sharing): string[] =>
    rows.filter((row) => row.by === place).map(({ otherId }) => otherId);
  return { address: by('address'), device: by('device') };
}

/** Those of the members who are above or below this one in the agents' tree. */
export async function readInLine(
  db: Db,
  { merchantId, memberId, others }: OfMember & { others: readonly string[] },
): Promise<string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ memberId: string }>`
    select o.member_id as "memberId" from agent_nodes n
    join agent_nodes o on o.merchant_id = ${merchantId} and o.member_id = any(${[...others]}::uuid[])
      and (starts_with(n.path, o.path) or starts_with(o.path, n.path))
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows.map((row) => row.memberId);
}

/** The account of the member's agent; undefined for one directly under the house. */
export async function findAgentOf(
  db: Db,
  { merchantId, memberId }: OfMember,
): Promise<{ memberId: string; account: string } | undefined> {
  const { rows } = await sql<{ memberId: string; account: string }>`
    select m.id as "memberId", m.account from agent_nodes n
    join agent_nodes u on u.merchant_id = ${merchantId} and u.no = n.upline_no
    join members m on m.merchant_id = ${merchantId} and m.id = u.member_id
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0];
}
