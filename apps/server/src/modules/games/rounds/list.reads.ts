import { roundList, type RoundItem } from '@croupier/contract/games/round-list.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../platform/lists/list-reader.ts';
import { accountKey } from '../../access/members/index.ts';

/**
 * Rounds for operators. A game that is neither in the catalogue nor a lottery is named by its id, a deleted member has no account.
 * The condition on the time is that of the index.
 */
export const roundReader = createListReader(roundList, {
  rows: (merchantId) => sql`from played_rounds r
    left join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
    left join games g on g.id = r.game_id
    left join lotteries l on l.id = r.game_id
    where r.merchant_id = ${merchantId} and r.opened_at > '-infinity'`,
  countRows: (merchantId, { account }) =>
    account !== undefined
      ? sql`from played_rounds r join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
        where r.merchant_id = ${merchantId} and r.opened_at > '-infinity'`
      : sql`from played_rounds r where r.merchant_id = ${merchantId} and r.opened_at > '-infinity'`,
  merchantId: sql`r.merchant_id`,
  id: { by: sql`r.id`, type: 'uuid' },
  columns: {
    id: sql`r.id`,
    merchantCode: sql`r.merchant_id`,
    memberId: sql`r.member_id`,
    account: sql`coalesce(m.account, '')`,
    vendor: sql`r.vendor`,
    gameId: sql`r.game_id`,
    gameName: sql`coalesce(g.names ->> 'EN', l.names ->> 'EN', r.game_id)`,
    currency: sql`r.currency`,
    state: sql`r.state`,
    stake: sql`r.stake_minor`,
    payout: sql`r.payout_minor`,
    openedAt: sql`r.opened_at`,
    settledAt: sql`r.settled_at`,
  },
  filters: {
    id: (id) => sql`r.id = ${id}`,
    account: (account) => sql`m.account_key = ${accountKey(account)}`,
    gameId: (gameId) => sql`r.game_id = ${gameId}`,
    vendor: (vendor) => sql`r.vendor = ${vendor.toUpperCase()}`,
    state: (state) => sql`r.state = ${state}`,
    openedFrom: (at) => sql`r.opened_at >= ${at}`,
    openedUntil: (at) => sql`r.opened_at < ${at}`,
  },
  sorts: {
    openedAt: { by: sql`r.opened_at`, type: 'timestamptz' },
    stake: { by: sql`r.stake_minor`, type: 'bigint' },
    payout: { by: sql`r.payout_minor`, type: 'bigint' },
  },
  item: (row: RoundItem) => row,
});
