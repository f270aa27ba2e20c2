import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type PaidSum = {
  gameId: string;
  rulesVersion: string;
  rounds: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** What was staked on settled rounds and what they paid, by game and rules. */
export async function sumSettledRounds(
  db: Db,
  merchantId: string,
  gameIds: readonly string[],
): Promise<PaidSum[]> {
  const { rows } = await sql<PaidSum>`
    select game_id as "gameId", rules_version as "rulesVersion", count(*) as rounds,
      sum(stake_minor)::bigint as "stakeMinor", sum(payout_minor)::bigint as "payoutMinor"
    from rounds
    where merchant_id = ${merchantId} and state = 'settled' and game_id = any(${[...gameIds]}::text[])
    group by game_id, rules_version`.execute(db);
  return rows;
}
