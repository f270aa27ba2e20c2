import { sql, type RawBuilder } from 'kysely';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a path is the upline’s path and the node’s own code': sql`
    select n.merchant_id, 'node ' || n.no as subject, 'path ' || n.path || ' under ' || n.upline_no as detail
    from agent_nodes n
    left join agent_nodes u on u.merchant_id = n.merchant_id and u.no = n.upline_no
    where (n.upline_no <> 0 and u.no is null) or n.path <> coalesce(u.path, '') || network_code(n.no)`,

  'no trial account is in the tree': sql`
    select m.merchant_id, 'member ' || m.id as subject, 'type ' || m.type as detail
    from agent_nodes n join members m on m.merchant_id = n.merchant_id and m.id = n.member_id
    where m.type = 4`,

  'numbers of nodes come from the counter': sql`
    select n.merchant_id, 'node ' || max(n.no) as subject, 'next is ' || coalesce(max(c.next_no), 0) as detail
    from agent_nodes n left join tree_counters c on c.merchant_id = n.merchant_id
    group by n.merchant_id having max(n.no) >= coalesce(max(c.next_no), 0)`,

  'no rate is above the upline’s': sql`
    select r.merchant_id, 'node ' || r.no as subject,
      'period ' || r.from_period || ': ' || mine.rates_ppm::text || ' under ' || coalesce(above.rates_ppm::text, '0')
        as detail
    from node_rates r
    join rate_sheets mine on mine.merchant_id = r.merchant_id and mine.id = r.sheet_id
    join agent_nodes n on n.merchant_id = r.merchant_id and n.no = r.no and n.upline_no <> 0
    left join lateral (
      select s.rates_ppm from node_rates u
      join rate_sheets s on s.merchant_id = u.merchant_id and s.id = u.sheet_id
      where u.merchant_id = r.merchant_id and u.no = n.upline_no and u.from_period <= r.from_period
      order by u.from_period desc limit 1
    ) above on true
    where exists (
      select 1 from generate_series(1, 12) class
      where mine.rates_ppm[class] > coalesce(above.rates_ppm[class], 0)
    )`,
};

/** The tree and its rates are what its rules make of them. */
export const checkNetwork: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries(RULES)) findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
