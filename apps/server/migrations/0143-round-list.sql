-- For operators' reads by time. Rounds are inserted in this order, so the index grows at its end. It is partial, though
-- it holds every round, so that only statements with the same condition can use it: the planner, while a table has no
-- statistics, would else read rounds by id through it, and bets would take three times as long.
create index rounds_of_merchant on rounds (merchant_id, opened_at, id) where opened_at > '-infinity';
