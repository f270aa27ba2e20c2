-- The start of a player's last in-house round, for merchants whose law sets a minimum time between rounds.
alter table fair_players add column last_round_at timestamptz;
