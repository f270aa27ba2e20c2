-- The balances that operators sort and filter members by. An index on the balances of the ledger would slow down every
-- bet, so a job copies those that changed, within about a minute.
create table member_balances (
  merchant_id text not null,
  member_id uuid not null,
  balance_minor bigint not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 70);

-- Every change before this time has been copied.
create table member_balance_marks (
  merchant_id text primary key,
  copied_until timestamptz not null
);

insert into member_balances (merchant_id, member_id, balance_minor)
select m.merchant_id, m.id, coalesce(a.balance_minor, 0)
from members m
join merchants c on c.id = m.merchant_id
left join member_accounts a on a.merchant_id = m.merchant_id and a.member_id = m.id
  and a.currency = c.currency and a.kind = 'main';

create index member_balances_by_balance on member_balances (merchant_id, balance_minor, member_id);

create index if not exists members_by_registration on members (merchant_id, registered_at, id);
create index if not exists members_by_last_login on members (merchant_id, last_login_at, id);
create index if not exists members_by_account_prefix on members (merchant_id, account_key text_pattern_ops);
create index if not exists members_by_mobile on members (merchant_id, mobile) where mobile is not null;
create index if not exists members_by_email on members (merchant_id, email_key) where email_key is not null;
-- Few members are not open, and few have another type: a list of them must not read all others.
create index if not exists members_not_open on members (merchant_id, registered_at, id) where status <> 'open';
create index if not exists members_of_other_types on members (merchant_id, registered_at, id) where type <> 0;
