-- Figures of sealed periods by day, summed up from transfers and rounds; they can be dropped and rebuilt.
create table report_days (
  merchant_id text not null,
  currency text not null,
  dimension text not null check (dimension in ('total', 'hour', 'vendor', 'game')),
  -- In UTC.
  day date not null,
  -- An hour from 00 to 23, the code of a vendor, the key of a game's house account; empty for the total.
  key text not null,
  measure text not null,
  -- Money in the ledger's scale; a number for rounds.
  amount bigint not null,
  primary key (merchant_id, currency, dimension, day, key, measure)
);

-- What is before the mark has been added to report_days.
create table report_marks (
  merchant_id text primary key,
  folded_until timestamptz not null
);
