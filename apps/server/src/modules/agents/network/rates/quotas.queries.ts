import type { QuotaRange } from '@croupier/agreements/rates/quotas.ts';
import type { RateClass } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export async function listThresholds(db: Db, merchantId: string): Promise<QuotaRange[]> {
  const { rows } = await sql<QuotaRange>`select class as "of", from_ppm as "fromPpm" from rate_thresholds
    where merchant_id = ${merchantId}`.execute(db);
  return rows;
}

type Place = QuotaRange & { merchantId: string; agentNo: number };

/** False when no place is left; concurrent takers of the last one wait for each other. */
export async function takePlace(tx: Tx, { merchantId, agentNo, of, fromPpm }: Place): Promise<boolean> {
  const { numAffectedRows } = await sql`update rate_quotas set places = places - 1
    where merchant_id = ${merchantId} and agent_no = ${agentNo} and class = ${of} and from_ppm = ${fromPpm}
      and places > 0`.execute(tx);
  return numAffectedRows === 1n;
}

export async function addPlaces(
  tx: Tx,
  { merchantId, agentNo, of, fromPpm, places }: Place & { places: number },
): Promise<void> {
  await sql`insert into rate_quotas (merchant_id, agent_no, class, from_ppm, places)
    values (${merchantId}, ${agentNo}, ${of}, ${fromPpm}, ${places})
    on conflict (merchant_id, agent_no, class, from_ppm) do update
      set places = rate_quotas.places + excluded.places`.execute(tx);
}

export type Quota = { class: RateClass; fromPpm: number; places: number };

/** Places left above each of the merchant's thresholds. */
export async function listQuotas(
  db: Db,
  { merchantId, agentNo }: { merchantId: string; agentNo: number },
): Promise<Quota[]> {
  const { rows } = await sql<Quota>`select t.class, t.from_ppm as "fromPpm", coalesce(q.places, 0) as places
    from rate_thresholds t
    left join rate_quotas q on q.merchant_id = ${merchantId} and q.agent_no = ${agentNo} and q.class = t.class
      and q.from_ppm = t.from_ppm
    where t.merchant_id = ${merchantId} order by t.class, t.from_ppm`.execute(db);
  return rows;
}
