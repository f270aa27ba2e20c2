import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Difference } from '../lists/comparison.rules.ts';
import { roundOfKey, type RoundOfAccount } from './differences.queries.ts';

type AccountKey = { merchantId: string; accountId: string };

/** Open rounds of the account's vendors that began in a time and are not listed yet, the oldest first. */
export async function listRoundsOpen(
  db: Db,
  { merchantId, accountId, from, until, limit }: AccountKey & { from: Date; until: Date; limit: number },
): Promise<Array<RoundOfAccount & { openedAt: Date }>> {
  const { rows } = await sql<RoundOfAccount & { openedAt: Date }>`
    select r.id, r.reference, coalesce(r.unit, r.reference) as unit, p.name as player, r.stake_minor as "stakeMinor",
      r.payout_minor as "payoutMinor", r.state, r.opened_at as "openedAt"
    from rounds r
    left join vendor_players p on p.merchant_id = ${merchantId} and p.account_id = ${accountId}
      and p.member_id = r.member_id
    where r.merchant_id = ${merchantId} and r.opened_at > '-infinity' and r.opened_at >= ${from}
      and r.opened_at < ${until} and r.state = 'open'
      and r.currency <> ${PLAY_MONEY}
      and r.vendor in (
        select v.code from vendor_account_vendors a join vendors v on v.id = a.vendor_id
        where a.merchant_id = ${merchantId} and a.account_id = ${accountId}
      )
      and not exists (
        select from vendor_differences d where d.merchant_id = ${merchantId} and d.account_id = ${accountId}
          and d.key = r.id::text and d.kind = 'open_round' and d.state <> 'closed'
      )
    order by r.opened_at, r.id limit ${limit}`.execute(db);
  return rows;
}

/** The vendor is asked about each before people see it as their task. */
export async function putOpenRounds(
  tx: Tx,
  { merchantId, accountId, differences, at }: AccountKey & { differences: readonly Difference[]; at: Date },
): Promise<void> {
  if (differences.length === 0) return;
  const keys = differences.map(({ key }) => key);
  const ours = differences.map((difference) => JSON.stringify(difference.ours));
  await sql`
    insert into vendor_differences (merchant_id, account_id, key, kind, ours, theirs, state, found_at, changed_at)
    select ${merchantId}, ${accountId}::uuid, d.key, 'open_round', d.ours, null, 'asked', ${at}, ${at}
    from unnest(${keys}::text[], ${ours}::jsonb[]) as d (key, ours)
    on conflict (merchant_id, account_id, key, kind) do update set ours = excluded.ours, state = 'asked',
      outcome = null, acted = null, changed_at = excluded.changed_at`.execute(tx);
}

/** Rounds that have ended since they were listed. */
export async function closeEndedRounds(
  tx: Tx,
  { merchantId, accountId, at }: AccountKey & { at: Date },
): Promise<void> {
  await sql`update vendor_differences d set state = 'closed', outcome = coalesce(d.acted, 'agreed'), changed_at = ${at}
    where d.merchant_id = ${merchantId} and d.account_id = ${accountId} and d.kind = 'open_round'
      and d.state <> 'closed' and exists (
        select from rounds r where r.merchant_id = ${merchantId} and r.id = ${roundOfKey} and r.state <> 'open'
      )`.execute(tx);
}

/** Has the vendor asked again about rounds that are still open. */
export async function askAgain(
  tx: Tx,
  { merchantId, accountId, changedBefore, at }: AccountKey & { changedBefore: Date; at: Date },
): Promise<void> {
  await sql`update vendor_differences set state = 'asked', changed_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and kind = 'open_round' and state = 'open'
      and changed_at < ${changedBefore}`.execute(tx);
}
