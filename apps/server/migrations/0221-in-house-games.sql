-- Every merchant offers the in-house games that are new; operators switch off what they do not want.
update merchants set settings = jsonb_set(settings, '{originals}', (settings -> 'originals') || (
  select coalesce(jsonb_agg(game order by position), '[]'::jsonb)
  from unnest(array['limbo', 'plinko', 'keno', 'wheel', 'hilo', 'roulette', 'blackjack', 'baccarat', 'nine-lanterns',
    'towers']) with ordinality as added (game, position)
  where not (settings -> 'originals') ? game))
where settings ? 'originals';
