-- Rounds as their pools have settled them, with their bonus parts.
create or replace view played_rounds as
select r.merchant_id, r.id, r.member_id, r.game_id, r.vendor, r.currency, r.rules_version, r.reference, r.unit, r.pool,
  case when r.state = 'open' and p.state = 'settled' then 'settled' else r.state end as state,
  r.stake_minor, r.payout_minor,
  case when r.state = 'settled' or p.state = 'settled' and r.state = 'open' then r.valid_bet_minor else 0 end
    as valid_bet_minor,
  r.opened_at,
  case when r.state = 'open' and p.state = 'settled' then p.settled_at else r.settled_at end as settled_at,
  r.corrected_at, r.is_shut, r.detail, r.bonus_id, r.bonus_stake_minor, r.bonus_payout_minor, r.bonus_touched_minor,
  r.wagered_minor
from rounds r left join round_pools p on p.merchant_id = r.merchant_id and p.id = r.pool;
