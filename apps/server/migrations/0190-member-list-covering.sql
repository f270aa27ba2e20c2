-- A selection of few members sorted or filtered by balance looks up the balance of each: the key answers it without the
-- table, and the indexes of members who are locked or have another type answer counts.
alter table member_balances drop constraint member_balances_pkey,
  add constraint member_balances_pkey primary key (merchant_id, member_id) include (balance_minor);

drop index members_not_open;
drop index members_of_other_types;
create index members_not_open on members (merchant_id, registered_at, id) include (status) where status <> 'open';
create index members_of_other_types on members (merchant_id, registered_at, id) include (type) where type <> 0;
