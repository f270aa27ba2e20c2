import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export type OpenUnitRow = {
  roundId: string;
  accountId: string;
  accountName: string;
  member: string;
  gameName: string;
  reference: string;
  stake: bigint;
  payout: bigint;
  openedAt: Date;
};

type Query = {
  merchantId: string;
  accountId: string | undefined;
  /** Older ones are found by the ledger audit and by hand. */
  from: Date;
  until: Date;
};

const rowsOf = ({ merchantId, accountId, from, until }: Query) => sql`from rounds r
  join vendors v on v.code = r.vendor
  join vendor_account_vendors av on av.merchant_id = ${merchantId} and av.vendor_id = v.id
    and (${accountId ?? null}::uuid is null or av.account_id = ${accountId ?? null}::uuid)
  join vendor_accounts a on a.merchant_id = ${merchantId} and a.id = av.account_id
  where r.merchant_id = ${merchantId} and r.state = 'open' and r.currency <> ${PLAY_MONEY}
    and r.opened_at > '-infinity' and r.opened_at >= ${from} and r.opened_at < ${until}`;

/** Rounds of vendors that are open for too long, the oldest first. */
export async function listOpenUnits(
  db: Db,
  { offset, limit, ...query }: Query & { offset: number; limit: number },
): Promise<OpenUnitRow[]> {
  const { rows } = await sql<OpenUnitRow>`
    select u.*, m.account as member, coalesce(g.names ->> 'EN', u."gameId") as "gameName" from (
      select r.id as "roundId", r.member_id, r.game_id as "gameId", a.id as "accountId", a.name as "accountName",
        r.reference, r.stake_minor as stake, r.payout_minor as payout, r.opened_at as "openedAt"
      ${rowsOf(query)} order by r.opened_at, r.id limit ${limit} offset ${offset}
    ) u
    join members m on m.merchant_id = ${query.merchantId} and m.id = u.member_id
    left join games g on g.id = u."gameId"
    order by u."openedAt", u."roundId"`.execute(db);
  return rows;
}

export async function countOpenUnits(db: Db, query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${rowsOf(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}
