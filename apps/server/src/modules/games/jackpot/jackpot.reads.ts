import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PoolKey } from './jackpot.queries.ts';

export type NamedHit = {
  roundId: string;
  /** Null if the member was deleted. */
  account: string | null;
  hidesName: boolean;
  gameName: string;
  amountMinor: bigint;
  at: Date;
};

/** Newest first. A game that is not in the catalogue is named by its id. */
export async function listHits(
  db: Db,
  { merchantId, currency, language, limit }: PoolKey & { language: string; limit: number },
): Promise<NamedHit[]> {
  const { rows } = await sql<NamedHit>`
    select h.round_id as "roundId", m.account,
      coalesce(m.hides_name, true) as "hidesName", h.amount_minor as "amountMinor", h.hit_at as at,
      coalesce(g.names ->> ${language}, g.names ->> 'EN', h.game_id) as "gameName"
    from jackpot_hits h
    left join members m on m.merchant_id = ${merchantId} and m.id = h.member_id
    left join games g on g.id = h.game_id
    where h.merchant_id = ${merchantId} and h.currency = ${currency} and h.voided_at is null
    order by h.hit_at desc, h.round_id limit ${limit}`.execute(db);
  return rows;
}

/** The amount of a transfer between house accounts; zero if there was none. */
export async function findMoved(
  db: Db,
  { merchantId, transferId }: { merchantId: string; transferId: string },
): Promise<bigint> {
  const { rows } = await sql<{
    amountMinor: bigint;
  }>`select t.amount_minor as "amountMinor" from transfer_keys k
    join transfers t on t.at = k.at and t.id = k.id
    where k.merchant_id = ${merchantId} and t.merchant_id = ${merchantId} and k.id = ${transferId}`.execute(
    db,
  );
  return rows[0]?.amountMinor ?? 0n;
}

/** The round that was paid last, even if voided since; undefined before the first one. */
export async function findNewestHit(db: Db, { merchantId, currency }: PoolKey): Promise<string | undefined> {
  const { rows } = await sql<{ roundId: string }>`select round_id as "roundId" from jackpot_hits
    where merchant_id = ${merchantId} and currency = ${currency}
    order by hit_at desc, round_id limit 1`.execute(db);
  return rows[0]?.roundId;
}
