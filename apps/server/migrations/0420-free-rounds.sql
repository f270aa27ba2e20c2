-- Free rounds are also given by promotions and the points mall: `source` says by what, and `reference` is the grant or
-- the redemption. `cost_key` names the account `bonus_cost` that pays the stakes of what is used.
alter table vendor_free_rounds alter column granted_by drop not null;
alter table vendor_free_rounds add column source text not null default 'operator'
  check (source in ('operator', 'promotion', 'mall'));
alter table vendor_free_rounds alter column source drop default;
alter table vendor_free_rounds add column reference uuid;
alter table vendor_free_rounds add column cost_key text;
alter table vendor_free_rounds add column used int not null default 0;
-- When the vendor is asked next: for the rounds, or how many of them are used. Null if it is not.
alter table vendor_free_rounds add column ask_at timestamptz;
-- Taken back: what is not used yet is cancelled at the vendor.
alter table vendor_free_rounds add column is_revoked boolean not null default false;
alter table vendor_free_rounds add check (used between 0 and count);
alter table vendor_free_rounds add check ((source = 'operator') = (granted_by is not null));
alter table vendor_free_rounds add check ((source = 'operator') = (reference is null));
alter table vendor_free_rounds add check ((reference is null) = (cost_key is null));
create index vendor_free_rounds_due on vendor_free_rounds (merchant_id, ask_at) where ask_at is not null;
create index vendor_free_rounds_of_reference on vendor_free_rounds (merchant_id, reference) where reference is not null;
