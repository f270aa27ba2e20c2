-- On which list of games a banner of the lists stands; null for one that stands on each of them.
alter table announcements
  add column category text check (category in
    ('bgs', 'lott', 'elott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight')),
  add check (category is null or group_name = 'w_game');
