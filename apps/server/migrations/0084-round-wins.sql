-- Rounds that paid more than was staked, for the winner boards. A table of its own because an index over what a
-- settlement changes would make every settlement of `rounds` a long write; this one is written once per win, and kept
-- small by a job. A settled round never changes, so neither does its row here.
create table round_wins (
  merchant_id text not null,
  -- of the game when the round was settled; empty for a game that the catalogue did not know
  category text not null,
  settled_at timestamptz not null,
  round_id uuid not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  stake_minor bigint not null,
  payout_minor bigint not null check (payout_minor > stake_minor),
  primary key (merchant_id, category, settled_at, round_id)
);
create index round_wins_biggest on round_wins (merchant_id, category, (payout_minor - stake_minor));

insert into round_wins
select r.merchant_id, coalesce(g.category, ''), r.settled_at, r.id, r.member_id, r.game_id, r.currency, r.stake_minor,
  r.payout_minor
from rounds r left join games g on g.id = r.game_id
where r.state = 'settled' and r.payout_minor > r.stake_minor;
