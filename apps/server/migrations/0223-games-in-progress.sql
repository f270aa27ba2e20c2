-- Rounds of several calls: when they began and were moved last, so that those that were left can be ended.
-- Rounds that are open now get the full time from here on.
alter table games_in_progress
  add column opened_at timestamptz not null default now(),
  add column moved_at timestamptz not null default now();

-- No column of it changes while a round lasts, so that moves stay updates without index entries.
create index games_in_progress_by_age on games_in_progress (merchant_id, opened_at);
