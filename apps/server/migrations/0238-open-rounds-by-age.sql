-- Moves look a round up by its key, with plans that are made while the table is small. This index serves the job that
-- ends rounds their players have left; its condition, which every row meets, keeps it out of the plans of moves.
drop index games_in_progress_by_age;
create index games_in_progress_by_age on games_in_progress (merchant_id, opened_at) where nonce >= 0;
