-- For the operators' list of rounds, newest first. Rounds are inserted in this order, so the index grows at its end.
create index rounds_of_merchant on rounds (merchant_id, opened_at, id);
