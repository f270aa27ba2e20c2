import { arrayOf, type Statement } from '../../../platform/db/statement.ts';
import type { Round, RoundState } from './rounds.types.ts';

type PoolKey = { merchantId: string; pool: string };

/** Before the first round of a pool is written into the journal; a settled pool stays settled. */
export const beginPool = ({ merchantId, pool }: PoolKey): Statement => ({
  name: 'begin_round_pool',
  text: `insert into round_pools (merchant_id, id, state) values ($1, $2, 'settling') on conflict do nothing`,
  values: [merchantId, pool],
});

/** Settles every round of the pool that is still open, or says that all of them were voided. */
export const endPool = (
  { merchantId, pool }: PoolKey,
  { state, at }: { state: 'settled' | 'voided'; at: Date },
): Statement => ({
  name: 'end_round_pool',
  text: `insert into round_pools (merchant_id, id, state, settled_at) values ($1, $2, $3, $4)
    on conflict (merchant_id, id) do update set state = excluded.state, settled_at = excluded.settled_at`,
  values: [merchantId, pool, state, at.toISOString()],
});

/** What a run has decided about a round of its pool. */
export type PooledRound = Pick<Round, 'id' | 'stakeMinor' | 'payoutMinor' | 'settledAt' | 'correctedAt'> & {
  state: Exclude<RoundState, 'open'>;
};

/**
 * The rounds of a pool that differ from its losers. Once voided, a round has no valid bet; the transaction holds the
 * locks of the members' accounts.
 */
export const writePooledRounds = (merchantId: string, rounds: readonly PooledRound[]): Statement => ({
  name: 'write_pooled_rounds',
  text: `update rounds r set state = v.state, stake_minor = v.stake, payout_minor = v.payout,
      valid_bet_minor = case v.state when 'voided' then 0 else r.valid_bet_minor end, settled_at = coalesce(r.settled_at, v.settled_at),
      corrected_at = v.corrected_at
    from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
      as v (id, state, stake, payout, settled_at, corrected_at)
    where r.merchant_id = $1 and r.id = v.id and r.id = any($2::uuid[])`,
  values: [
    merchantId,
    arrayOf(rounds, ({ id }) => id),
    arrayOf(rounds, ({ state }) => state),
    arrayOf(rounds, ({ stakeMinor }) => stakeMinor),
    arrayOf(rounds, ({ payoutMinor }) => payoutMinor),
    arrayOf(rounds, ({ settledAt }) => settledAt?.toISOString() ?? null),
    arrayOf(rounds, ({ correctedAt }) => correctedAt?.toISOString() ?? null),
  ],
});
