-- Written by `npm run schema:dump` from a migrated database. Do not edit: add a migration.

create table audit_entries (
  merchant_id text not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  ip text,
  request_id text,
  constraint audit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['visitor'::text, 'member'::text, 'trial'::text, 'agent'::text, 'operator'::text, 'system'::text]))),
  constraint audit_entries_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX audit_entries_of_subject ON public.audit_entries USING btree (merchant_id, subject, id);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table encryption_keys (
  id uuid not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null,
  constraint encryption_keys_pkey PRIMARY KEY (id)
);

create table fair_players (
  merchant_id text not null,
  member_id uuid not null,
  pair_id uuid not null,
  server_seed text not null,
  client_seed text not null,
  next_nonce integer default 0 not null,
  next_pair_id uuid not null,
  next_server_seed text not null,
  constraint fair_players_client_seed_check CHECK ((client_seed ~ '^[\x20-\x7e]{1,64}$'::text)),
  constraint fair_players_next_nonce_check CHECK ((next_nonce >= 0)),
  constraint fair_players_next_server_seed_check CHECK ((next_server_seed ~ '^[0-9a-f]{64}$'::text)),
  constraint fair_players_server_seed_check CHECK ((server_seed ~ '^[0-9a-f]{64}$'::text)),
  constraint fair_players_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint fair_players_pkey PRIMARY KEY (merchant_id, member_id)
) with (fillfactor=50);

create table games (
  id text not null,
  vendor_id text not null,
  category text not null,
  code text not null,
  names jsonb not null,
  icon_url text not null,
  large_icon_url text not null,
  show_icon boolean default true not null,
  hot boolean default false not null,
  is_game boolean default true not null,
  rules_version text,
  rtp_bps integer,
  "position" integer default 0 not null,
  created_at timestamp with time zone not null,
  constraint games_category_check CHECK ((category = ANY (ARRAY['bgs'::text, 'lott'::text, 'elott'::text, 'live'::text, 'sports'::text, 'fish'::text, 'rng'::text, 'pvp'::text, 'esports'::text, 'cockfight'::text]))),
  constraint games_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{0,63}$'::text)),
  constraint games_names_check CHECK ((names ? 'EN'::text)),
  constraint games_rtp_bps_check CHECK (((rtp_bps >= 0) AND (rtp_bps <= 10000))),
  constraint games_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_vendor_id_code_key UNIQUE (vendor_id, code)
);
CREATE INDEX games_of_category ON public.games USING btree (category, "position", id);

create table games_in_progress (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null,
  round_id uuid not null,
  pair_id uuid not null,
  nonce integer not null,
  rules_version text not null,
  stake_minor bigint not null,
  max_payout_minor bigint not null,
  state jsonb not null,
  constraint games_in_progress_max_payout_minor_check CHECK ((max_payout_minor > 0)),
  constraint games_in_progress_nonce_check CHECK ((nonce >= 0)),
  constraint games_in_progress_stake_minor_check CHECK ((stake_minor > 0)),
  constraint games_in_progress_merchant_id_member_id_fkey FOREIGN KEY (merchant_id, member_id) REFERENCES fair_players(merchant_id, member_id),
  constraint games_in_progress_pkey PRIMARY KEY (merchant_id, member_id, game_id)
) with (fillfactor=70);

create table ledger_audits (
  id uuid not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  findings jsonb not null,
  constraint ledger_audits_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_audits_at ON public.ledger_audits USING btree (at);

create table ledger_seal (
  id integer not null,
  closing_until timestamp with time zone not null,
  sealed_until timestamp with time zone not null,
  constraint ledger_seal_check CHECK ((sealed_until <= closing_until)),
  constraint ledger_seal_id_check CHECK ((id = 1)),
  constraint ledger_seal_pkey PRIMARY KEY (id)
);

create table member_accounts (
  id integer default nextval('account_ids'::regclass) not null,
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  kind text not null,
  minimum_minor bigint default 0 not null,
  payout_minor bigint default 0 not null,
  valid_bet_minor bigint default 0 not null,
  rounds integer default 0 not null,
  period integer default 0 not null,
  balance_minor bigint default 0 not null,
  sequence bigint default 0 not null,
  stake_minor bigint default 0 not null,
  constraint member_accounts_kind_check CHECK ((kind = ANY (ARRAY['main'::text, 'bonus'::text, 'points'::text, 'withdrawal_hold'::text, 'play_hold'::text, 'commission'::text]))),
  constraint member_accounts_minimum CHECK ((balance_minor >= minimum_minor)),
  constraint member_accounts_minimum_minor_check CHECK ((minimum_minor <= 0)),
  constraint member_accounts_sequence_check CHECK ((sequence >= 0)),
  constraint member_accounts_pkey PRIMARY KEY (id),
  constraint member_accounts_merchant_id_member_id_currency_kind_key UNIQUE (merchant_id, member_id, currency, kind)
) with (fillfactor=50);

create table member_figures (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  period integer not null,
  rounds integer not null,
  stake_minor bigint not null,
  valid_bet_minor bigint not null,
  payout_minor bigint not null,
  constraint member_figures_pkey PRIMARY KEY (merchant_id, member_id, currency, period)
);

create table members (
  merchant_id text not null,
  id uuid not null,
  account text not null,
  account_key text not null,
  nickname text default ''::text not null,
  type integer default 0 not null,
  status text default 'open'::text not null,
  password_hash text not null,
  password_changed_at timestamp with time zone not null,
  payment_password_hash text,
  profile jsonb not null,
  registered_at timestamp with time zone not null,
  registered_ip text not null,
  last_login_at timestamp with time zone,
  constraint members_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'locked'::text]))),
  constraint members_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint members_pkey PRIMARY KEY (merchant_id, id),
  constraint members_merchant_id_account_key_key UNIQUE (merchant_id, account_key)
);

create table merchant_hosts (
  host text not null,
  merchant_id text not null,
  "position" integer default 0 not null,
  constraint merchant_hosts_host_check CHECK ((host = lower(host))),
  constraint merchant_hosts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_hosts_pkey PRIMARY KEY (host)
);
CREATE INDEX merchant_hosts_of_merchant ON public.merchant_hosts USING btree (merchant_id, "position");

create table merchant_vendors (
  merchant_id text not null,
  vendor_id text not null,
  shown boolean not null,
  "position" integer default 0 not null,
  constraint merchant_vendors_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_vendors_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  constraint merchant_vendors_pkey PRIMARY KEY (merchant_id, vendor_id)
);

create table merchants (
  id text not null,
  name text not null,
  currency text not null,
  settings jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  constraint merchants_currency_check CHECK ((currency ~ '^[A-Z]{3,5}$'::text)),
  constraint merchants_id_check CHECK ((id ~ '^[a-z][a-z0-9]{1,15}$'::text)),
  constraint merchants_pkey PRIMARY KEY (id)
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table operators (
  id uuid not null,
  email text not null,
  email_key text not null,
  name text not null,
  status text default 'open'::text not null,
  password_hash text not null,
  password_changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  constraint operators_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_email_key_key UNIQUE (email_key)
);

create table outbox (
  id uuid not null,
  merchant_id text not null,
  type text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  available_at timestamp with time zone not null,
  attempts integer default 0 not null,
  last_error text,
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_available ON public.outbox USING btree (available_at);

create table revealed_seed_pairs (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  server_seed text not null,
  client_seed text not null,
  rounds integer not null,
  revealed_at timestamp with time zone not null,
  constraint revealed_seed_pairs_rounds_check CHECK ((rounds >= 0)),
  constraint revealed_seed_pairs_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX revealed_seed_pairs_of_member ON public.revealed_seed_pairs USING btree (merchant_id, member_id, revealed_at DESC, id DESC);

create table rounds (
  id uuid not null,
  member_id uuid not null,
  opened_at timestamp with time zone not null,
  stake_minor bigint not null,
  merchant_id text not null,
  game_id text not null,
  vendor text not null,
  currency text not null,
  rules_version text not null,
  reference text not null,
  payout_minor bigint default 0 not null,
  valid_bet_minor bigint default 0 not null,
  settled_at timestamp with time zone,
  state text not null,
  detail jsonb,
  constraint rounds_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint rounds_payout_minor_check CHECK ((payout_minor >= 0)),
  constraint rounds_stake_minor_check CHECK ((stake_minor >= 0)),
  constraint rounds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'voided'::text]))),
  constraint rounds_valid_bet_minor_check CHECK ((valid_bet_minor >= 0)),
  constraint rounds_pkey PRIMARY KEY (merchant_id, id)
) with (fillfactor=80);
CREATE INDEX rounds_of_member ON public.rounds USING btree (member_id, opened_at);
CREATE INDEX rounds_opened_at ON public.rounds USING brin (opened_at);

create table sessions (
  merchant_id text not null,
  id uuid not null,
  token_hash bytea not null,
  kind text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  constraint sessions_check CHECK (((kind = 'operator'::text) = (merchant_id = ''::text))),
  constraint sessions_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'operator'::text]))),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_pkey PRIMARY KEY (merchant_id, id),
  constraint sessions_merchant_id_token_hash_key UNIQUE (merchant_id, token_hash)
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (merchant_id, account_id);

create table sign_in_attempts (
  merchant_id text not null,
  scope text not null,
  key_hash bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint sign_in_attempts_scope_check CHECK ((scope = ANY (ARRAY['account'::text, 'address'::text]))),
  constraint sign_in_attempts_pkey PRIMARY KEY (merchant_id, scope, key_hash)
);
CREATE INDEX sign_in_attempts_age ON public.sign_in_attempts USING btree (last_at);

create table system_accounts (
  id integer default nextval('account_ids'::regclass) not null,
  merchant_id text not null,
  currency text not null,
  kind text not null,
  key text not null,
  constraint system_accounts_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'deposit_clearing'::text, 'withdrawal_clearing'::text, 'bonus_cost'::text, 'commission_cost'::text, 'jackpot'::text, 'adjustment'::text]))),
  constraint system_accounts_pkey PRIMARY KEY (id),
  constraint system_accounts_merchant_id_currency_kind_key_key UNIQUE (merchant_id, currency, kind, key)
);

create table system_subtotals (
  account_id integer not null,
  debit_minor numeric(30,0) not null,
  credit_minor numeric(30,0) not null,
  constraint system_subtotals_account_id_fkey FOREIGN KEY (account_id) REFERENCES system_accounts(id),
  constraint system_subtotals_pkey PRIMARY KEY (account_id)
);

create table transfer_keys (
  id uuid not null,
  sequence bigint,
  at timestamp with time zone,
  merchant_id text not null,
  content jsonb,
  voided_by uuid,
  constraint transfer_keys_pkey PRIMARY KEY (merchant_id, id)
);
CREATE TRIGGER transfer_keys_append_only BEFORE DELETE ON public.transfer_keys FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER transfer_keys_no_truncate BEFORE TRUNCATE ON public.transfer_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table transfers (
  at timestamp with time zone not null,
  debit_account integer not null,
  credit_account integer not null,
  amount_minor bigint not null,
  debit_sequence bigint,
  debit_balance_minor bigint,
  credit_sequence bigint,
  credit_balance_minor bigint,
  id uuid not null,
  merchant_id text not null,
  code text not null,
  reference uuid not null,
  constraint transfers_amount_minor_check CHECK ((amount_minor > 0)),
  constraint transfers_check CHECK ((debit_account <> credit_account)),
  constraint transfers_check1 CHECK (((debit_sequence IS NULL) = (debit_balance_minor IS NULL))),
  constraint transfers_check2 CHECK (((credit_sequence IS NULL) = (credit_balance_minor IS NULL)))
) partition by RANGE (at);
CREATE INDEX transfers_at ON ONLY public.transfers USING brin (at);
CREATE INDEX transfers_of_credit ON ONLY public.transfers USING btree (credit_account, credit_sequence) WHERE (credit_sequence IS NOT NULL);
CREATE INDEX transfers_of_debit ON ONLY public.transfers USING btree (debit_account, debit_sequence) WHERE (debit_sequence IS NOT NULL);
CREATE TRIGGER transfers_append_only BEFORE DELETE OR UPDATE ON public.transfers FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table vendors (
  id text not null,
  code text not null,
  name text not null,
  in_house boolean not null,
  state text default 'up'::text not null,
  created_at timestamp with time zone not null,
  constraint vendors_code_check CHECK ((code ~ '^[A-Z][A-Z0-9]{1,15}$'::text)),
  constraint vendors_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{1,31}$'::text)),
  constraint vendors_state_check CHECK ((state = ANY (ARRAY['up'::text, 'slow'::text, 'maintenance'::text]))),
  constraint vendors_pkey PRIMARY KEY (id),
  constraint vendors_code_key UNIQUE (code)
);

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit entries are append-only' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end
$function$
;
