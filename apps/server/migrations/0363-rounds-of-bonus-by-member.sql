-- Rounds of a bonus are found among the newest of their member, so that play on a bonus maintains no further index.
drop index rounds_of_bonus;
