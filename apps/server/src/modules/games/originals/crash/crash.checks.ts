import { sql, type RawBuilder } from 'kysely';
import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import { CRASH } from './crash.config.ts';

/** What the ledger audit asks of crash. */
export const CRASH_RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a crash round says what its bet says': sql`
    select coalesce(r.merchant_id, b.merchant_id) as merchant_id, 'round ' || coalesce(r.id, b.id) as subject,
      'record ' || coalesce(r.state || ' ' || r.stake_minor || ' ' || r.payout_minor, 'missing') || ', bet ' ||
        coalesce(b.state || ' ' || b.stake_minor || ' ' || b.payout_minor, 'missing') as detail
    from (select * from rounds where vendor = ${IN_HOUSE_VENDOR.code} and game_id = ${CRASH.id}) r
    full join crash_bets b on b.merchant_id = r.merchant_id and b.id = r.id
    where (r.member_id, r.currency, r.state, r.stake_minor, r.payout_minor) is distinct from
      (b.member_id, b.currency,
        case when b.state = 'open' then 'open' when b.state in ('cashed', 'won', 'lost') then 'settled'
          else 'voided' end,
        case when b.state in ('cancelled', 'refunded', 'voided') then 0 else b.stake_minor end, b.payout_minor)`,

  'a settled crash game has no open bet, and none paid above its point': sql`
    select b.merchant_id, 'round ' || b.id as subject,
      'game ' || g.game_no || ' ' || g.state || ' at ' || g.point || ', bet ' || b.state || ' at ' ||
        coalesce(b.cashed_at::text, '-') as detail
    from crash_bets b join crash_games g on g.merchant_id = b.merchant_id and g.game_no = b.game_no
    where (g.state = 'settled' and b.state = 'open') or b.cashed_at > g.point or
      (b.state = 'lost' and b.auto <= g.point and g.cut_ms is null)`,

  'crash games are numbered without a gap, on chains that were published and salted before': sql`
    select g.merchant_id, 'game ' || g.game_no as subject, 'chain ' || g.chain_id as detail
    from crash_games g join crash_chains c on c.merchant_id = g.merchant_id and c.id = g.chain_id
    where c.salted_at > g.opened_at or g.game_no < c.first_game_no or g.game_no >= c.first_game_no + c.length
      or (g.game_no > 1 and not exists (select 1 from crash_games p
        where p.merchant_id = g.merchant_id and p.game_no = g.game_no - 1))`,
};
