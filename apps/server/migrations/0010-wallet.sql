-- Members' and system accounts draw their numbers from one sequence: a transfer names either by a number alone.
create sequence account_ids as int;

create table member_accounts (
  id int primary key default nextval('account_ids'),
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  kind text not null
    check (kind in ('main', 'bonus', 'points', 'withdrawal_hold', 'play_hold', 'commission')),
  -- below zero only where an operator granted credit
  minimum_minor bigint not null default 0 check (minimum_minor <= 0),
  -- What batches change stands together at the end and is in no index: updates stay on the page and are short.
  -- Figures of the newest period in which the member played; older ones are in member_figures.
  payout_minor bigint not null default 0,
  valid_bet_minor bigint not null default 0,
  rounds int not null default 0,
  period int not null default 0,
  balance_minor bigint not null default 0,
  -- number of the account's last entry; entries count from 1 without a gap
  sequence bigint not null default 0 check (sequence >= 0),
  stake_minor bigint not null default 0,
  constraint member_accounts_minimum check (balance_minor >= minimum_minor),
  unique (merchant_id, member_id, currency, kind)
) with (fillfactor = 50);

-- They may go negative and have no running balance: nobody waits for anybody here. See system_subtotals.
create table system_accounts (
  id int primary key default nextval('account_ids'),
  merchant_id text not null,
  currency text not null,
  kind text not null check (kind in
    ('game', 'deposit_clearing', 'withdrawal_clearing', 'bonus_cost', 'commission_cost', 'jackpot', 'adjustment')),
  key text not null,
  unique (merchant_id, currency, kind, key)
);

-- Sequence and balance after are those of the member account on that side; null on the side of a system account.
create table transfers (
  at timestamptz not null,
  debit_account int not null,
  credit_account int not null,
  amount_minor bigint not null check (amount_minor > 0),
  debit_sequence bigint,
  debit_balance_minor bigint,
  credit_sequence bigint,
  credit_balance_minor bigint,
  id uuid not null,
  merchant_id text not null,
  code text not null,
  -- what explains the transfer: a round, an order, a bill
  reference uuid not null,
  check (debit_account <> credit_account),
  check ((debit_sequence is null) = (debit_balance_minor is null)),
  check ((credit_sequence is null) = (credit_balance_minor is null))
) partition by range (at);
create index transfers_of_debit on transfers (debit_account, debit_sequence) where debit_sequence is not null;
create index transfers_of_credit on transfers (credit_account, credit_sequence) where credit_sequence is not null;
create index transfers_at on transfers using brin (at);

-- Every id that was ever used, in one narrow table: partitions come and go, an id stays taken for ever.
create table transfer_keys (
  id uuid not null,
  -- Where the transfer is: its entry in the first member account that takes part, or else its instant. The account
  -- is not kept here: whoever asks names it, and if it is another one, then the transfer is another one, too.
  sequence bigint,
  at timestamptz,
  merchant_id text not null,
  -- what a command without a transfer said and was answered
  content jsonb,
  -- the rollback that cancelled this bet; without an entry: the rollback came first, the bet must not come any more
  voided_by uuid,
  primary key (merchant_id, id)
);

-- Period n covers the seconds 300n to 300(n+1) since 1970.
create table member_figures (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  period int not null,
  rounds int not null,
  stake_minor bigint not null,
  valid_bet_minor bigint not null,
  payout_minor bigint not null,
  primary key (merchant_id, member_id, currency, period)
);

-- One row. Batches write nothing before closing_until; nothing before sealed_until changes any more.
create table ledger_seal (
  id int primary key check (id = 1),
  closing_until timestamptz not null,
  sealed_until timestamptz not null check (sealed_until <= closing_until)
);
insert into ledger_seal values (1, '2000-01-01Z', '2000-01-01Z');

-- Sums over all transfers before ledger_seal.sealed_until.
create table system_subtotals (
  account_id int primary key references system_accounts,
  debit_minor numeric(30) not null,
  credit_minor numeric(30) not null
);

create table ledger_audits (
  id uuid primary key,
  at timestamptz not null,
  duration_ms int not null,
  findings jsonb not null
);
create index ledger_audits_at on ledger_audits (at);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end
$$;
-- On changes only: an insert, the hot path, meets no trigger.
create trigger transfers_append_only before update or delete on transfers
  for each row execute function refuse_ledger_change();
create trigger transfers_no_truncate before truncate on transfers
  for each statement execute function refuse_ledger_change();
create trigger transfer_keys_append_only before delete on transfer_keys
  for each row execute function refuse_ledger_change();
create trigger transfer_keys_no_truncate before truncate on transfer_keys
  for each statement execute function refuse_ledger_change();

-- This month and the next; the server adds the later ones in time.
do $$
declare month timestamp;
begin
  for month in select generate_series(date_trunc('month', now() at time zone 'UTC'),
    (now() at time zone 'UTC') + interval '1 month', interval '1 month')
  loop
    execute format('create table transfers_%s partition of transfers for values from (%L) to (%L)',
      to_char(month, 'YYYY_MM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end
$$;
