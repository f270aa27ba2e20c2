-- The part of a movement that waits in the suspense account: for an owner, for a decision, or to be sent back.
alter table movements add column suspense_minor bigint not null default 0
  check (suspense_minor >= 0 and suspense_minor <= amount_minor);
drop index movements_in_suspense;
create index movements_in_suspense on movements (merchant_id, at, id) where suspense_minor > 0;

-- Of what was received, the part that limits did not let into the wallet.
alter table deposits add column held_minor bigint not null default 0 check (held_minor >= 0);
alter table deposits add constraint deposits_held_check check (held_minor <= coalesce(received_minor, 0));

-- Numbers the changes that a member’s pages are told of.
create table payment_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null check (sequence > 0),
  -- the deposit or withdrawal that changed last
  thing_id uuid not null,
  primary key (merchant_id, member_id)
);
