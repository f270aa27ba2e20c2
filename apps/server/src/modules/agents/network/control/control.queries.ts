import type { RateClass, RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { endOfTeam } from '../tree/paths.rules.ts';

export type Threshold = { class: RateClass; fromPpm: number };

export async function replaceThresholds(
  tx: Tx,
  { merchantId, thresholds }: { merchantId: string; thresholds: readonly Threshold[] },
): Promise<void> {
  await sql`delete from rate_thresholds where merchant_id = ${merchantId}`.execute(tx);
  await sql`insert into rate_thresholds (merchant_id, class, from_ppm)
    select ${merchantId}, * from unnest(${thresholds.map((each) => each.class)}::text[],
      ${thresholds.map(({ fromPpm }) => fromPpm)}::int[]) on conflict do nothing`.execute(tx);
}

export async function setPlaces(
  tx: Tx,
  { merchantId, agentNo, ...of }: Threshold & { merchantId: string; agentNo: number; places: number },
): Promise<void> {
  await sql`insert into rate_quotas (merchant_id, agent_no, class, from_ppm, places)
    values (${merchantId}, ${agentNo}, ${of.class}, ${of.fromPpm}, ${of.places})
    on conflict (merchant_id, agent_no, class, from_ppm) do update set places = excluded.places`.execute(tx);
}

export type TeamSheet = { no: number; memberId: string; sheet: RateSheet };

/** What everybody of a team has from a period on, without those who have nothing. */
export async function listTeamSheets(
  db: Db,
  { merchantId, path, period }: { merchantId: string; path: string; period: number },
): Promise<TeamSheet[]> {
  const { rows } = await sql<TeamSheet>`
    select n.no, n.member_id as "memberId", s.rates_ppm as sheet from agent_nodes n
    cross join lateral (
      select sheet_id from node_rates
      where merchant_id = ${merchantId} and no = n.no and from_period <= ${period}
      order by from_period desc limit 1
    ) r
    join rate_sheets s on s.merchant_id = ${merchantId} and s.id = r.sheet_id
    where n.merchant_id = ${merchantId} and n.path >= ${path} and n.path < ${endOfTeam(path)} order by n.no`.execute(
    db,
  );
  return rows;
}
