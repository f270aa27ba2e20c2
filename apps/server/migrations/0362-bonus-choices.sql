-- Which bonus a member wants for a deposit, chosen before the deposit is credited; null for none.
create table bonus_choices (
  merchant_id text not null,
  deposit_id uuid not null,
  member_id uuid not null,
  promotion_id text,
  chosen_at timestamptz not null,
  primary key (merchant_id, deposit_id)
);
create index bonus_choices_by_age on bonus_choices (merchant_id, chosen_at);
