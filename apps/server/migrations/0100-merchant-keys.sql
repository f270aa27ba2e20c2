-- Every key begins with the merchant: a merchant can then move to another database, and a distributed PostgreSQL can
-- keep each merchant on one node. An account number is unique within its merchant only.
--
-- The seal of the ledger becomes one per merchant. Servers of the release before this one look for ledger_seal and
-- fail without it, on purpose: their batches hold no mark, so a sealer would not wait for them.

create unique index if not exists member_accounts_of_merchant on member_accounts (merchant_id, id);
alter table member_accounts
  drop constraint member_accounts_pkey,
  add constraint member_accounts_pkey primary key using index member_accounts_of_merchant;

create temporary table subtotals_to_keep on commit drop as
  select a.merchant_id, s.account_id, s.debit_minor, s.credit_minor
  from system_subtotals s join system_accounts a on a.id = s.account_id;
drop table system_subtotals;

alter table system_accounts
  drop constraint system_accounts_pkey,
  add constraint system_accounts_pkey primary key (merchant_id, id);

-- Sums over all transfers before the merchant's sealed_until.
create table system_subtotals (
  merchant_id text not null,
  account_id int not null,
  debit_minor numeric(30) not null,
  credit_minor numeric(30) not null,
  primary key (merchant_id, account_id),
  foreign key (merchant_id, account_id) references system_accounts
);
insert into system_subtotals (merchant_id, account_id, debit_minor, credit_minor)
  select merchant_id, account_id, debit_minor, credit_minor from subtotals_to_keep;

alter table outbox
  drop constraint outbox_pkey,
  add constraint outbox_pkey primary key (merchant_id, id);
drop index outbox_available;
create index outbox_available on outbox (merchant_id, available_at);

-- No batch writes before closing_until; nothing before sealed_until changes any more.
create table ledger_seals (
  merchant_id text primary key,
  closing_until timestamptz not null,
  sealed_until timestamptz not null check (sealed_until <= closing_until)
);

-- A batch holds the newest mark of its merchant until it commits and writes nothing before it. A mark that could be
-- deleted is therefore held by nobody: everything before the next one is final.
create table ledger_seal_marks (
  merchant_id text not null,
  closing_until timestamptz not null,
  primary key (merchant_id, closing_until)
);

insert into ledger_seals (merchant_id, closing_until, sealed_until)
  select m.merchant_id, s.closing_until, s.sealed_until from ledger_seal s
  cross join (select merchant_id from member_accounts union select merchant_id from system_accounts) m;
insert into ledger_seal_marks (merchant_id, closing_until) select merchant_id, closing_until from ledger_seals;
drop table ledger_seal;
