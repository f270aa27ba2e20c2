-- Since when a feed tells another result than the one that counts.
alter table lottery_draws add column feed_differs_at timestamptz;

-- Operators' lists of draws, across all lotteries.
create index lottery_draws_waiting on lottery_draws (draws_at) where state in ('closed', 'sealed', 'held', 'late');
create index lottery_draws_drawn on lottery_draws (draws_at)
  where state in ('drawn', 'settling', 'settled', 'correcting');
create index lottery_draws_coming on lottery_draws (draws_at) where state in ('planned', 'open');
create index lottery_draws_void on lottery_draws (draws_at) where state in ('void');
