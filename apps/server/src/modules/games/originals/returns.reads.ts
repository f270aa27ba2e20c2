import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type PaidSum = {
  gameId: string;
  rulesVersion: string;
  rounds: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** Stakes and payouts of settled rounds by game and rules, without play money. */
export async function sumSettledRounds(
  db: Db,
  merchantId: string,
  gameIds: readonly string[],
): Promise<PaidSum[]> {
  const { rows } = await sql<PaidSum>`
    select game_id as "gameId", rules_version as "rulesVersion", count(*) as rounds,
      sum(stake_minor)::bigint as "stakeMinor", sum(payout_minor)::bigint as "payoutMinor"
    from rounds
    where merchant_id = ${merchantId} and state = 'settled' and currency <> ${PLAY_MONEY} and game_id = any(${[...gameIds]}::text[])
    group by game_id, rules_version`.execute(db);
  return rows;
}
