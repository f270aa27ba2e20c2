-- PostgreSQL evaluates every check of a row with every update, and each bet updates the nonce: matching three regular
-- expressions took longer than all else about it. Seeds are made or validated by the server; their length is what a
-- wrong column would break first.
alter table fair_players
  drop constraint fair_players_client_seed_check,
  drop constraint fair_players_server_seed_check,
  drop constraint fair_players_next_server_seed_check,
  add constraint fair_players_client_seed_check check (length(client_seed) between 1 and 64),
  add constraint fair_players_server_seed_check check (length(server_seed) = 64),
  add constraint fair_players_next_server_seed_check check (length(next_server_seed) = 64);
