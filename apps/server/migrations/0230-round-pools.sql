-- Rounds that settle together, such as the tickets of a draw at one merchant. What a pool settles as a whole is not
-- written into its rounds: one that is still open in a settled pool has lost.
create table round_pools (
  merchant_id text not null,
  id uuid not null,
  -- settling: some of its rounds are in the journal already
  state text not null check (state in ('settling', 'settled', 'voided')),
  settled_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'settling') = (settled_at is null))
);

-- Null for a round that settles by itself. The valid bet of a pooled round is known when it is opened.
alter table rounds add column pool uuid;

-- Rounds as their pools have settled them. Whoever asks for the state, the time or the valid bet of rounds reads this;
-- what changes rounds reads the table.
create view played_rounds as
select r.merchant_id, r.id, r.member_id, r.game_id, r.vendor, r.currency, r.rules_version, r.reference, r.unit, r.pool,
  case when r.state = 'open' and p.state = 'settled' then 'settled' else r.state end as state,
  r.stake_minor, r.payout_minor,
  case when r.state = 'settled' or p.state = 'settled' and r.state = 'open' then r.valid_bet_minor else 0 end
    as valid_bet_minor,
  r.opened_at,
  case when r.state = 'open' and p.state = 'settled' then p.settled_at else r.settled_at end as settled_at,
  r.corrected_at, r.is_shut, r.detail
from rounds r left join round_pools p on p.merchant_id = r.merchant_id and p.id = r.pool;
