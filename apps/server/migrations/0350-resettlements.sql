-- Corrected results that two operators order to count when their rounds were settled.
create table resettlements (
  merchant_id text not null,
  -- The request's.
  id uuid not null,
  -- Rounds that were settled in the period of this settlement, and corrected before the order.
  run_id uuid not null,
  from_period int not null,
  until_period int not null check (until_period > from_period),
  corrected_before timestamptz not null,
  ordered_by uuid not null,
  ordered_at timestamptz not null,
  -- Moved: the journal says where the corrections count. Planned: `resettlement_spans` says what is computed again.
  state text not null check (state in ('ordered', 'moved', 'planned', 'done')),
  -- From here on: the period in which the journal was told, and those in which something counts or no longer counts.
  told_period int,
  corrections int,
  periods int[],
  done_at timestamptz,
  check ((state = 'ordered') = (told_period is null) and (state = 'ordered') = (periods is null)
    and (state = 'ordered') = (corrections is null)),
  check ((state = 'done') = (done_at is not null)),
  primary key (merchant_id, id)
);
create index resettlements_open on resettlements (merchant_id, ordered_at, id) where state <> 'done';

-- Settled periods that wait to be computed again.
create table resettlement_spans (
  merchant_id text not null,
  resettlement_id uuid not null,
  kind text not null,
  cycle text not null,
  from_period int not null,
  until_period int not null check (until_period > from_period),
  primary key (merchant_id, resettlement_id, kind, cycle, from_period)
);

-- The order that a revision comes from.
alter table settlement_runs add resettlement_id uuid;
-- What the payee owed its downlines by the revision before.
alter table contract_bills add before_downline_minor bigint not null default 0;

-- Corrections are rare: these two are nearly empty and cost the other rows nothing.
create index round_results_reversed on round_results (merchant_id, at) where rounds < 0;
create index round_results_counted_at on round_results (merchant_id, counts_at) where counts_at is not null;
