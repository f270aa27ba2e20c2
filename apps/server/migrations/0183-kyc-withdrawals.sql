-- Withdrawals that count for a cap, so that an event that is delivered twice counts once, and what did not happen is
-- taken back.
create table kyc_withdrawals (
  merchant_id text not null references merchants,
  id uuid not null,
  member_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  noted_at timestamptz not null,
  undone_at timestamptz,
  primary key (merchant_id, id)
);
