-- The same bets over coming draws, paid beforehand: what is not bought yet lies in the member's play hold.
create table lottery_chases (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  lottery_id text not null,
  at timestamptz not null,
  -- of one draw at multiplier 1
  bets jsonb not null,
  words text not null,
  stops_on_win boolean not null,
  -- of the order, so that a repeated one is recognised
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- the whole plan, and what of it is still held
  held_minor bigint not null check (held_minor > 0),
  left_minor bigint not null check (left_minor between 0 and held_minor),
  state text not null check (state in ('running', 'done', 'won', 'stopped')),
  ended_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'running') = (ended_at is null)),
  check (state = 'running' or left_minor = 0)
);
create index lottery_chases_of_member on lottery_chases (merchant_id, member_id, at);
create index lottery_chases_running on lottery_chases (merchant_id, id) where state = 'running';

create table lottery_chase_steps (
  merchant_id text not null,
  chase_id uuid not null,
  step int not null check (step between 1 and 120),
  draw_id uuid not null,
  multiplier int not null check (multiplier > 0),
  stake_minor bigint not null check (stake_minor > 0),
  -- skipped: its draw was not sold to it; released: the plan had ended
  state text not null check (state in ('waiting', 'bought', 'skipped', 'released')),
  -- why it was skipped
  reason text,
  ticket_id uuid,
  primary key (merchant_id, chase_id, step),
  unique (merchant_id, chase_id, draw_id),
  foreign key (merchant_id, chase_id) references lottery_chases,
  check ((state = 'bought') = (ticket_id is not null)),
  check ((state = 'skipped') = (reason is not null))
);
create index lottery_chase_steps_bought on lottery_chase_steps (merchant_id, draw_id) where state = 'bought';
