import { sql, type RawBuilder } from 'kysely';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import { CRASH } from './crash/crash.config.ts';
import { CRASH_RULES } from './crash/crash.checks.ts';
import { findBreaches, type AuditCheck } from '../../money/wallet/index.ts';

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'an in-house round is open exactly while its game is in progress': sql`
    select coalesce(r.merchant_id, g.merchant_id) as merchant_id,
      'round ' || coalesce(r.id, g.round_id) as subject,
      'record ' || coalesce(r.game_id || ' ' || r.stake_minor, 'is not open') || ', game ' ||
        coalesce(g.game_id || ' ' || g.staked_minor, 'is not in progress') as detail
    from (select * from rounds where state = 'open' and pool is null and vendor = ${IN_HOUSE_VENDOR.code}
      and game_id <> ${CRASH.id}) r
    full join (
      select merchant_id, member_id, game_id, round_id,
        -- Rounds that began before further stakes existed have none.
        coalesce((state ->> 'stakedMinor')::bigint, stake_minor) as staked_minor
      from games_in_progress
    ) g on g.merchant_id = r.merchant_id and g.round_id = r.id
    where (r.member_id, r.game_id, r.stake_minor) is distinct from (g.member_id, g.game_id, g.staked_minor)`,

  'the nonces of a seed pair have no gap': sql`
    select coalesce(p.merchant_id, r.merchant_id) as merchant_id,
      'seed pair ' || coalesce(p.id::text, r.pair_id) as subject,
      coalesce(p.rounds || ' used up', 'unknown pair') || ', ' || coalesce(r.rounds, 0) || ' rounds, last nonce ' ||
        coalesce(r.last::text, 'none') as detail
    from (
      select merchant_id, member_id, pair_id as id, next_nonce as rounds from fair_players
      union all
      select merchant_id, member_id, id, rounds from revealed_seed_pairs
    ) p
    full join (
      select merchant_id, member_id, detail ->> 'seedPairId' as pair_id, count(*) as rounds,
        count(distinct detail ->> 'nonce') as nonces, max((detail ->> 'nonce')::int) as last
      from rounds where pool is null and vendor = ${IN_HOUSE_VENDOR.code} and game_id <> ${CRASH.id}
      group by merchant_id, member_id, detail ->> 'seedPairId'
    ) r on r.merchant_id = p.merchant_id and r.member_id = p.member_id and r.pair_id = p.id::text
    where (p.rounds, p.rounds, p.rounds - 1)
      is distinct from (coalesce(r.rounds, 0), coalesce(r.nonces, 0), coalesce(r.last, -1))`,
};

/** The in-house games' rules for the ledger audit. */
export const auditOriginals: AuditCheck = async (tx) => {
  const findings = [];
  for (const [rule, query] of Object.entries({ ...RULES, ...CRASH_RULES }))
    findings.push(...(await findBreaches(tx, rule, query)));
  return findings;
};
