import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { arrayOf, type Statement } from '../../../platform/db/statement.ts';
import type { Round } from './rounds.types.ts';

/** Wins of play money are not shown on boards. */
export const isWin = ({ state, currency, payoutMinor, stakeMinor }: Round): boolean =>
  state === 'settled' && payoutMinor > stakeMinor && currency !== PLAY_MONEY;

type Win = Pick<
  Round,
  'merchantId' | 'id' | 'memberId' | 'gameId' | 'currency' | 'settledAt' | 'stakeMinor' | 'payoutMinor'
>;

/** Must run in the transaction that settles the rounds. */
export const insertWins = (rounds: readonly Win[]): Statement => ({
  name: 'insert_round_wins',
  text: `insert into round_wins (merchant_id, category, settled_at, round_id, member_id, game_id, currency,
      stake_minor, payout_minor)
    select v.merchant_id, coalesce(g.category, ''), v.settled_at, v.id, v.member_id, v.game_id, v.currency, v.stake,
      v.payout
    from unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::bigint[],
      $8::bigint[]) as v (merchant_id, settled_at, id, member_id, game_id, currency, stake, payout)
      left join games g on g.id = v.game_id`,
  values: [
    arrayOf(rounds, ({ merchantId }) => merchantId),
    arrayOf(rounds, ({ settledAt }) => settledAt?.toISOString() ?? null),
    arrayOf(rounds, ({ id }) => id),
    arrayOf(rounds, ({ memberId }) => memberId),
    arrayOf(rounds, ({ gameId }) => gameId),
    arrayOf(rounds, ({ currency }) => currency),
    arrayOf(rounds, ({ stakeMinor }) => stakeMinor),
    arrayOf(rounds, ({ payoutMinor }) => payoutMinor),
  ],
});

/** Of rounds whose payout was corrected; what is still a win is inserted again. */
export const deleteWins = (
  merchantId: string,
  rounds: readonly Pick<Round, 'id' | 'settledAt' | 'gameId'>[],
): Statement => ({
  name: 'delete_round_wins',
  text: `delete from round_wins w
    using unnest($2::uuid[], $3::timestamptz[], $4::text[]) as v (id, settled_at, game_id)
      left join games g on g.id = v.game_id
    where w.merchant_id = $1 and w.category = coalesce(g.category, '') and w.settled_at = v.settled_at
      and w.round_id = v.id`,
  values: [
    merchantId,
    arrayOf(rounds, ({ id }) => id),
    arrayOf(rounds, ({ settledAt }) => settledAt?.toISOString() ?? null),
    arrayOf(rounds, ({ gameId }) => gameId),
  ],
});

/** Of every merchant and category, as the index has them. */
export async function deleteWinsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from round_wins w
    using (select distinct merchant_id, category from round_wins) g
    where w.merchant_id = g.merchant_id and w.category = g.category and w.settled_at < ${before}`.execute(db);
}
