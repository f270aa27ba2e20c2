-- A demo shop whose past is being played over a simulated clock. A shop without a row has no such past.
create table demo_histories (
  merchant_id text primary key,
  begins_at timestamptz not null,
  played_until timestamptz not null check (played_until >= begins_at),
  -- In real time: whoever plays it says so again and again.
  touched_at timestamptz not null,
  finished_at timestamptz
);
