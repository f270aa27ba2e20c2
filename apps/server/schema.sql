-- Written by `npm run schema:dump` from a migrated database. Do not edit: add a migration.

create table addresses (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  key_id text,
  sealed bytea,
  hint text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  erased_at timestamp with time zone,
  constraint addresses_check CHECK ((((sealed IS NULL) = (erased_at IS NOT NULL)) AND ((sealed IS NULL) = (key_id IS NULL)))),
  constraint addresses_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX addresses_kept ON public.addresses USING btree (merchant_id, used_at) WHERE (sealed IS NOT NULL);
CREATE INDEX addresses_of_member ON public.addresses USING btree (merchant_id, member_id, id);

create table adjustments (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  operator_id uuid not null,
  approved_by uuid,
  direction text not null,
  amount_minor bigint not null,
  currency text not null,
  reason_code text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint adjustments_amount_minor_check CHECK ((amount_minor > 0)),
  constraint adjustments_check CHECK ((approved_by <> operator_id)),
  constraint adjustments_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint adjustments_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint adjustments_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint adjustments_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX adjustments_of_operator ON public.adjustments USING btree (merchant_id, operator_id, at);

create table affiliate_codes (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  member_id uuid not null,
  host text,
  created_at timestamp with time zone not null,
  constraint affiliate_codes_pkey PRIMARY KEY (merchant_id, code_key)
);
CREATE INDEX affiliate_codes_of_member ON public.affiliate_codes USING btree (merchant_id, member_id);

create table agent_links (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  agent_no integer not null,
  opens_type smallint not null,
  sheet_id uuid not null,
  label text not null,
  max_uses integer,
  uses integer not null,
  expires_at timestamp with time zone,
  state text not null,
  created_at timestamp with time zone not null,
  constraint agent_links_check CHECK (((uses >= 0) AND (uses <= COALESCE(max_uses, uses)))),
  constraint agent_links_max_uses_check CHECK ((max_uses > 0)),
  constraint agent_links_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint agent_links_pkey PRIMARY KEY (merchant_id, code_key)
);
CREATE INDEX agent_links_of_agent ON public.agent_links USING btree (merchant_id, agent_no, created_at);

create table agent_nodes (
  merchant_id text not null,
  no integer not null,
  member_id uuid not null,
  upline_no integer not null,
  depth smallint not null,
  path text not null,
  opened_at timestamp with time zone not null,
  link_key text,
  constraint agent_nodes_check CHECK ((upline_no <> no)),
  constraint agent_nodes_check1 CHECK ((length(path) = (5 * depth))),
  constraint agent_nodes_depth_check CHECK (((depth >= 1) AND (depth <= 64))),
  constraint agent_nodes_no_check CHECK ((no > 0)),
  constraint agent_nodes_pkey PRIMARY KEY (merchant_id, no),
  constraint agent_nodes_merchant_id_member_id_key UNIQUE (merchant_id, member_id),
  constraint agent_nodes_merchant_id_path_key UNIQUE (merchant_id, path)
);
CREATE INDEX agent_nodes_direct ON public.agent_nodes USING btree (merchant_id, upline_no, no);
CREATE INDEX agent_nodes_of_link ON public.agent_nodes USING btree (merchant_id, link_key) WHERE (link_key IS NOT NULL);

create table announcements (
  merchant_id text not null,
  id uuid not null,
  type text not null,
  group_name text,
  execution text,
  promo_id text,
  titles jsonb not null,
  summaries jsonb default '{}'::jsonb not null,
  contents jsonb default '{}'::jsonb not null,
  images jsonb default '[]'::jsonb not null,
  linkage jsonb,
  "position" integer default 0 not null,
  published_at timestamp with time zone not null,
  until timestamp with time zone,
  category text,
  audience text,
  constraint announcements_audience_check CHECK ((audience = ANY (ARRAY['visitors'::text, 'members'::text]))),
  constraint announcements_category_check CHECK ((category = ANY (ARRAY['bgs'::text, 'lott'::text, 'elott'::text, 'live'::text, 'sports'::text, 'fish'::text, 'rng'::text, 'pvp'::text, 'esports'::text, 'cockfight'::text]))),
  constraint announcements_check CHECK (((type = 'B'::text) = (group_name IS NOT NULL))),
  constraint announcements_check1 CHECK (((type = 'PU'::text) = (execution IS NOT NULL))),
  constraint announcements_check2 CHECK (((type = 'PR'::text) = (promo_id IS NOT NULL))),
  constraint announcements_check3 CHECK (((category IS NULL) OR (group_name = 'w_game'::text))),
  constraint announcements_execution_check CHECK ((execution = ANY (ARRAY['A'::text, 'B'::text, 'F'::text, 'AB'::text]))),
  constraint announcements_group_name_check CHECK ((group_name = ANY (ARRAY['w_login'::text, 'w_register'::text, 'w_forget'::text, 'w_home'::text, 'w_game'::text, 'w_leftmenu'::text]))),
  constraint announcements_promo_id_check CHECK ((promo_id ~ '^[a-z0-9-]{1,64}$'::text)),
  constraint announcements_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text]))),
  constraint announcements_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint announcements_pkey PRIMARY KEY (merchant_id, id),
  constraint announcements_merchant_id_promo_id_key UNIQUE (merchant_id, promo_id)
);
CREATE INDEX announcements_shown ON public.announcements USING btree (merchant_id, type, "position", published_at DESC);

create table applications (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  member_id uuid not null,
  comment text not null,
  images uuid[] not null,
  state text not null,
  remark text,
  amount_minor bigint,
  grant_id uuid,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  pictures_erased_at timestamp with time zone,
  constraint applications_amount_minor_check CHECK ((amount_minor > 0)),
  constraint applications_check CHECK (((state = 'granted'::text) = (grant_id IS NOT NULL))),
  constraint applications_check1 CHECK (((state = 'rejected'::text) <= (remark IS NOT NULL))),
  constraint applications_comment_check CHECK ((length(comment) <= 140)),
  constraint applications_images_check CHECK ((cardinality(images) <= 3)),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'asked'::text, 'granted'::text, 'rejected'::text]))),
  constraint applications_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX applications_of_member ON public.applications USING btree (merchant_id, member_id, asked_at);
CREATE INDEX applications_queue ON public.applications USING btree (merchant_id, asked_at) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text]));
CREATE INDEX applications_with_pictures ON public.applications USING btree (merchant_id, decided_at) WHERE ((pictures_erased_at IS NULL) AND (decided_at IS NOT NULL) AND (images <> '{}'::uuid[]));
CREATE UNIQUE INDEX applications_open ON public.applications USING btree (merchant_id, promotion_id, member_id) WHERE (state = ANY (ARRAY['waiting'::text, 'asked'::text]));

create table approvals (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  payload_hash text not null,
  facts jsonb not null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text,
  break_glass_id uuid,
  constraint approvals_check CHECK ((decided_by <> asked_by)),
  constraint approvals_check1 CHECK (((state <> ALL (ARRAY['done'::text, 'refused'::text])) OR (decided_by IS NOT NULL) OR (break_glass_id IS NOT NULL))),
  constraint approvals_check2 CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  constraint approvals_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text, 'stale'::text]))),
  constraint approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint approvals_break_glass_id_fkey FOREIGN KEY (break_glass_id) REFERENCES break_glass(id),
  constraint approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint approvals_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX approvals_of_asker ON public.approvals USING btree (merchant_id, asked_by, id);
CREATE UNIQUE INDEX approvals_open ON public.approvals USING btree (merchant_id, kind, subject) WHERE (state = 'asked'::text);

create table attempts (
  merchant_id text not null,
  scope text not null,
  key_hash bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint attempts_scope_form CHECK ((scope ~ '^[a-z_.]{1,40}$'::text)),
  constraint attempts_pkey PRIMARY KEY (merchant_id, scope, key_hash)
);
CREATE INDEX attempts_age ON public.attempts USING btree (last_at);

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
CREATE INDEX audit_entries_action_by_time ON public.audit_entries USING btree (merchant_id, action, at, id);
CREATE INDEX audit_entries_actor_by_time ON public.audit_entries USING btree (merchant_id, actor_id, at, id);
CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (merchant_id, at, id);
CREATE INDEX audit_entries_subject_by_time ON public.audit_entries USING btree (merchant_id, subject, at, id);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table beneficiaries (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  bank text not null,
  number_key_id text not null,
  number bytea not null,
  number_hash bytea not null,
  number_end text not null,
  holder text not null,
  usable_from timestamp with time zone not null,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint beneficiaries_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'card'::text, 'phone'::text, 'wallet'::text]))),
  constraint beneficiaries_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX beneficiaries_by_number ON public.beneficiaries USING btree (merchant_id, number_hash);
CREATE INDEX beneficiaries_of_member ON public.beneficiaries USING btree (merchant_id, member_id, created_at);
CREATE UNIQUE INDEX beneficiaries_once ON public.beneficiaries USING btree (merchant_id, member_id, number_hash) WHERE (removed_at IS NULL);

create table bonuses (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  promotion_id text not null,
  grant_id uuid not null,
  terms jsonb not null,
  state text not null,
  ended_how text,
  granted_minor bigint not null,
  required_minor bigint not null,
  wagered_minor bigint default 0 not null,
  open_stake_minor bigint default 0 not null,
  open_rounds integer default 0 not null,
  released_minor bigint default 0 not null,
  returned_minor bigint default 0 not null,
  covered_minor bigint default 0 not null,
  issued_at timestamp with time zone not null,
  start_until timestamp with time zone not null,
  started_at timestamp with time zone,
  expires_at timestamp with time zone,
  paused_until timestamp with time zone,
  ended_at timestamp with time zone,
  constraint bonuses_check CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint bonuses_check1 CHECK (((state = 'ended'::text) = (ended_how IS NOT NULL))),
  constraint bonuses_check2 CHECK (((state <> 'playing'::text) OR ((started_at IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint bonuses_check3 CHECK (((started_at IS NULL) = (expires_at IS NULL))),
  constraint bonuses_ended_how_check CHECK ((ended_how = ANY (ARRAY['met'::text, 'used_up'::text, 'cancelled'::text, 'expired'::text, 'withdrawn'::text, 'excluded'::text, 'revoked'::text]))),
  constraint bonuses_granted_minor_check CHECK ((granted_minor > 0)),
  constraint bonuses_open_rounds_check CHECK ((open_rounds >= 0)),
  constraint bonuses_open_stake_minor_check CHECK ((open_stake_minor >= 0)),
  constraint bonuses_required_minor_check CHECK ((required_minor >= 0)),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'playing'::text, 'ended'::text]))),
  constraint bonuses_wagered_minor_check CHECK ((wagered_minor >= 0)),
  constraint bonuses_pkey PRIMARY KEY (merchant_id, id)
) with (fillfactor=70);
CREATE INDEX bonuses_due ON public.bonuses USING btree (merchant_id, expires_at) WHERE (state = 'playing'::text);
CREATE INDEX bonuses_of_grant ON public.bonuses USING btree (merchant_id, grant_id);
CREATE INDEX bonuses_of_member ON public.bonuses USING btree (merchant_id, member_id, issued_at DESC, id);
CREATE INDEX bonuses_unstarted ON public.bonuses USING btree (merchant_id, start_until) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX bonuses_playing ON public.bonuses USING btree (merchant_id, member_id) WHERE (state = 'playing'::text);

create table break_glass (
  id uuid not null,
  operator_id uuid not null,
  reason text not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  seen_by uuid[] not null,
  constraint break_glass_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint break_glass_pkey PRIMARY KEY (id)
);
CREATE INDEX break_glass_of_operator ON public.break_glass USING btree (operator_id, ends_at);

create table broadcasts (
  merchant_id text not null,
  id uuid not null,
  titles jsonb not null,
  contents jsonb not null,
  segment jsonb not null,
  member_ids uuid[],
  state text not null,
  total integer not null,
  sent integer not null,
  reached uuid,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  purpose text not null,
  constraint broadcasts_check CHECK (((state = 'sending'::text) = (finished_at IS NULL))),
  constraint broadcasts_purpose_check CHECK ((purpose = ANY (ARRAY['marketing'::text, 'notice'::text]))),
  constraint broadcasts_sent_check CHECK ((sent >= 0)),
  constraint broadcasts_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'done'::text, 'stopped'::text]))),
  constraint broadcasts_total_check CHECK ((total > 0)),
  constraint broadcasts_created_by_fkey FOREIGN KEY (created_by) REFERENCES operators(id),
  constraint broadcasts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint broadcasts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX broadcasts_open ON public.broadcasts USING btree (merchant_id, created_at) WHERE (state = 'sending'::text);

create table captcha_demand (
  merchant_id text not null,
  kind text not null,
  address_hash bytea not null,
  minute timestamp with time zone not null,
  asked integer not null,
  constraint captcha_demand_address_hash_check CHECK ((length(address_hash) = 32)),
  constraint captcha_demand_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'slider'::text, 'work'::text]))),
  constraint captcha_demand_pkey PRIMARY KEY (merchant_id, kind, address_hash, minute)
);
CREATE INDEX captcha_demand_age ON public.captcha_demand USING btree (minute);

create table captcha_puzzles (
  merchant_id text not null,
  kind text not null,
  key_hash bytea not null,
  answer_hash bytea,
  work_bits smallint,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint captcha_puzzles_answer_hash_check CHECK ((length(answer_hash) = 32)),
  constraint captcha_puzzles_check CHECK (((answer_hash IS NOT NULL) = (kind = ANY (ARRAY['image'::text, 'slider'::text])))),
  constraint captcha_puzzles_check1 CHECK (((work_bits IS NOT NULL) = (kind = 'work'::text))),
  constraint captcha_puzzles_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint captcha_puzzles_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'slider'::text, 'work'::text, 'token'::text]))),
  constraint captcha_puzzles_work_bits_check CHECK (((work_bits >= 1) AND (work_bits <= 64))),
  constraint captcha_puzzles_pkey PRIMARY KEY (merchant_id, kind, key_hash)
);
CREATE INDEX captcha_puzzles_expiry ON public.captcha_puzzles USING btree (expires_at);

create table catalogue_version (
  only_row boolean default true not null,
  version bigint not null,
  overrides bigint default 0 not null,
  constraint catalogue_version_only_row_check CHECK (only_row),
  constraint catalogue_version_pkey PRIMARY KEY (only_row)
);

create table chargebacks (
  merchant_id text not null,
  account_id uuid not null,
  their_id text not null,
  id uuid not null,
  deposit_id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount_minor bigint not null,
  held_minor bigint not null,
  state text not null,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint chargebacks_amount_minor_check CHECK ((amount_minor > 0)),
  constraint chargebacks_check CHECK (((held_minor >= 0) AND (held_minor <= amount_minor))),
  constraint chargebacks_check1 CHECK (((state = ANY (ARRAY['won'::text, 'lost'::text])) = (decided_at IS NOT NULL))),
  constraint chargebacks_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'answered'::text, 'won'::text, 'lost'::text]))),
  constraint chargebacks_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint chargebacks_pkey PRIMARY KEY (merchant_id, account_id, their_id)
);
CREATE INDEX chargebacks_by_time ON public.chargebacks USING btree (merchant_id, opened_at, id);
CREATE INDEX chargebacks_of_member ON public.chargebacks USING btree (merchant_id, member_id, opened_at);
CREATE INDEX chargebacks_opened ON public.chargebacks USING btree (merchant_id, opened_at) WHERE (state = 'opened'::text);
CREATE UNIQUE INDEX chargebacks_by_id ON public.chargebacks USING btree (merchant_id, id);

create table content_items (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  slug text,
  "position" integer not null,
  version integer not null,
  published_version integer,
  archived_at timestamp with time zone,
  constraint content_items_check CHECK (((published_version >= 1) AND (published_version <= version))),
  constraint content_items_check1 CHECK (((archived_at IS NULL) OR (published_version IS NULL))),
  constraint content_items_check2 CHECK (((slug IS NULL) = (kind = ANY (ARRAY['banner'::text, 'headline'::text, 'notice'::text, 'popup'::text])))),
  constraint content_items_kind_check CHECK ((kind = ANY (ARRAY['banner'::text, 'headline'::text, 'notice'::text, 'popup'::text, 'promotion'::text, 'section'::text, 'article'::text]))),
  constraint content_items_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,64}$'::text)),
  constraint content_items_version_check CHECK ((version > 0)),
  constraint content_items_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint content_items_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX content_items_of_kind ON public.content_items USING btree (merchant_id, kind, "position");
CREATE UNIQUE INDEX content_items_slug ON public.content_items USING btree (merchant_id, ((kind = 'promotion'::text)), slug);

create table content_media (
  merchant_id text not null,
  id text not null,
  name text not null,
  content bytea not null,
  width integer not null,
  height integer not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  constraint content_media_height_check CHECK ((height > 0)),
  constraint content_media_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  constraint content_media_width_check CHECK ((width > 0)),
  constraint content_media_added_by_fkey FOREIGN KEY (added_by) REFERENCES operators(id),
  constraint content_media_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint content_media_pkey PRIMARY KEY (merchant_id, id)
);

create table content_previews (
  merchant_id text not null,
  token_hash bytea not null,
  item_id uuid not null,
  version integer not null,
  origin text not null,
  expires_at timestamp with time zone not null,
  constraint content_previews_pkey PRIMARY KEY (merchant_id, token_hash)
);

create table content_versions (
  merchant_id text not null,
  kind text not null,
  subject uuid not null,
  number integer not null,
  body jsonb not null,
  state text not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint content_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text]))),
  constraint content_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES operators(id),
  constraint content_versions_merchant_id_subject_fkey FOREIGN KEY (merchant_id, subject) REFERENCES content_items(merchant_id, id),
  constraint content_versions_pkey PRIMARY KEY (merchant_id, subject, number)
);

create table contests (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  window_key text not null,
  slug text not null,
  kind text not null,
  currency text not null,
  texts jsonb not null,
  shape jsonb not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  from_period integer not null,
  until_period integer not null,
  state text not null,
  entries integer default 0 not null,
  created_at timestamp with time zone not null,
  sealed_at timestamp with time zone,
  over_at timestamp with time zone,
  constraint contests_check CHECK ((closes_at > opens_at)),
  constraint contests_check1 CHECK ((until_period > from_period)),
  constraint contests_check2 CHECK (((state = 'open'::text) = (sealed_at IS NULL))),
  constraint contests_check3 CHECK (((state = 'over'::text) = (over_at IS NOT NULL))),
  constraint contests_kind_check CHECK ((kind = ANY (ARRAY['mission'::text, 'race'::text, 'raffle'::text, 'envelope'::text, 'wheel'::text]))),
  constraint contests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'sealed'::text, 'over'::text]))),
  constraint contests_window_key_check CHECK (((length(window_key) >= 1) AND (length(window_key) <= 100))),
  constraint contests_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint contests_pkey PRIMARY KEY (merchant_id, id),
  constraint contests_merchant_id_promotion_id_window_key_key UNIQUE (merchant_id, promotion_id, window_key)
) with (fillfactor=70);
CREATE INDEX contests_of_kind ON public.contests USING btree (merchant_id, kind, closes_at);
CREATE INDEX contests_running ON public.contests USING btree (merchant_id, state) WHERE (state <> 'over'::text);

create table contract_bill_payments (
  merchant_id text not null,
  bill_id uuid not null,
  transfer_id uuid not null,
  kind text not null,
  amount_minor bigint not null,
  at timestamp with time zone not null,
  constraint contract_bill_payments_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint contract_bill_payments_kind_check CHECK ((kind = ANY (ARRAY['net'::text, 'collected'::text]))),
  constraint contract_bill_payments_pkey PRIMARY KEY (merchant_id, bill_id, transfer_id)
);
CREATE INDEX contract_bill_payments_by_transfer ON public.contract_bill_payments USING btree (merchant_id, transfer_id);

create table contract_bills (
  merchant_id text not null,
  id uuid not null,
  run_id uuid not null,
  kind text not null,
  cycle text not null,
  from_period integer not null,
  until_period integer not null,
  revision smallint not null,
  payee_no integer not null,
  payer_no integer not null,
  contract_id uuid not null,
  root_no integer not null,
  depth smallint not null,
  tier smallint,
  base_minor bigint not null,
  gross_minor bigint not null,
  downline_minor bigint not null,
  carry_in_minor bigint not null,
  carry_out_minor bigint not null,
  before_minor bigint not null,
  offset_minor bigint default 0 not null,
  paid_minor bigint default 0 not null,
  open_minor bigint default 0 not null,
  moved_minor bigint,
  is_held boolean default false not null,
  state text not null,
  inputs jsonb not null,
  transfer_id uuid not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  before_downline_minor bigint default 0 not null,
  constraint contract_bills_offset_minor_check CHECK ((offset_minor >= 0)),
  constraint contract_bills_open_minor_check CHECK ((open_minor >= 0)),
  constraint contract_bills_paid_minor_check CHECK ((paid_minor >= 0)),
  constraint contract_bills_state_check CHECK ((state = ANY (ARRAY['computed'::text, 'review'::text, 'held'::text, 'due'::text, 'paid'::text, 'part_paid'::text, 'insufficient'::text, 'waiting'::text, 'offset'::text]))),
  constraint contract_bills_pkey PRIMARY KEY (merchant_id, id),
  constraint contract_bills_once UNIQUE (merchant_id, kind, cycle, from_period, revision, payee_no)
);
CREATE INDEX contract_bills_by_gross ON public.contract_bills USING btree (merchant_id, gross_minor, id);
CREATE INDEX contract_bills_by_time ON public.contract_bills USING btree (merchant_id, created_at, id);
CREATE INDEX contract_bills_of_payee ON public.contract_bills USING btree (merchant_id, payee_no, until_period);
CREATE INDEX contract_bills_of_payer ON public.contract_bills USING btree (merchant_id, payer_no, until_period);
CREATE INDEX contract_bills_of_run ON public.contract_bills USING btree (merchant_id, run_id, root_no, depth);
CREATE INDEX contract_bills_owed ON public.contract_bills USING btree (merchant_id, payer_no, id) WHERE (open_minor > 0);
CREATE INDEX contract_bills_stopped ON public.contract_bills USING btree (merchant_id, id) WHERE (state = ANY (ARRAY['waiting'::text, 'held'::text]));

create table contract_cascades (
  merchant_id text not null,
  contract_id uuid not null,
  constraint contract_cascades_pkey PRIMARY KEY (merchant_id, contract_id)
);

create table contract_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null,
  constraint contract_changes_pkey PRIMARY KEY (merchant_id, member_id)
);

create table contract_offsets (
  merchant_id text not null,
  kind text not null,
  payee_no integer not null,
  payer_no integer not null,
  pending_minor bigint not null,
  constraint contract_offsets_pending_minor_check CHECK ((pending_minor >= 0)),
  constraint contract_offsets_pkey PRIMARY KEY (merchant_id, kind, payee_no, payer_no)
);

create table contracts (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  cycle text not null,
  payer_no integer not null,
  payee_no integer not null,
  terms jsonb not null,
  state text not null,
  offered_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  starts_period integer,
  ends_period integer,
  ended_why text,
  end_asked_at timestamp with time zone,
  replaces_id uuid,
  constraint contracts_check CHECK (((payee_no > 0) AND (payee_no <> payer_no))),
  constraint contracts_check1 CHECK ((ends_period >= starts_period)),
  constraint contracts_check2 CHECK (((end_asked_at IS NULL) OR (state = 'running'::text))),
  constraint contracts_check3 CHECK (((starts_period IS NOT NULL) = (state = ANY (ARRAY['running'::text, 'ending'::text, 'ended'::text])))),
  constraint contracts_check4 CHECK ((((ends_period IS NOT NULL) = (state = ANY (ARRAY['ending'::text, 'ended'::text]))) AND ((ended_why IS NOT NULL) = (ends_period IS NOT NULL)))),
  constraint contracts_cycle_check CHECK ((cycle = ANY (ARRAY['realtime'::text, 'hourly'::text, 'daily'::text, 'weekly'::text, 'semimonthly'::text, 'monthly'::text]))),
  constraint contracts_ended_why_check CHECK ((ended_why = ANY (ARRAY['replaced'::text, 'agreed'::text, 'terminated'::text, 'cascade'::text, 'higher'::text, 'last_day'::text, 'closed'::text, 'operator'::text]))),
  constraint contracts_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text]))),
  constraint contracts_payer_no_check CHECK ((payer_no >= 0)),
  constraint contracts_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'running'::text, 'ending'::text, 'withdrawn'::text, 'rejected'::text, 'expired'::text, 'ended'::text]))),
  constraint contracts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX contracts_by_offer ON public.contracts USING btree (merchant_id, offered_at, id);
CREATE INDEX contracts_of_payee ON public.contracts USING btree (merchant_id, payee_no, kind, id);
CREATE INDEX contracts_of_payer ON public.contracts USING btree (merchant_id, payer_no, kind, id);
CREATE INDEX contracts_open ON public.contracts USING btree (merchant_id, state, id) WHERE (state = ANY (ARRAY['requested'::text, 'ending'::text]));
CREATE INDEX contracts_settled ON public.contracts USING btree (merchant_id, kind, cycle, starts_period) WHERE (state = ANY (ARRAY['running'::text, 'ending'::text, 'ended'::text]));
CREATE UNIQUE INDEX contracts_requested ON public.contracts USING btree (merchant_id, kind, payee_no) WHERE (state = 'requested'::text);
CREATE UNIQUE INDEX contracts_running ON public.contracts USING btree (merchant_id, kind, payee_no) WHERE (state = 'running'::text);

create table coupons (
  merchant_id text not null,
  code_key bytea not null,
  promotion_id uuid not null,
  uses_left integer not null,
  constraint coupons_code_key_check CHECK ((octet_length(code_key) = 32)),
  constraint coupons_uses_left_check CHECK ((uses_left >= 0)),
  constraint coupons_pkey PRIMARY KEY (merchant_id, code_key)
);
CREATE INDEX coupons_of_promotion ON public.coupons USING btree (merchant_id, promotion_id);

create table crash_bets (
  merchant_id text not null,
  id uuid not null,
  game_no integer not null,
  member_id uuid not null,
  currency text not null,
  name text not null,
  stake_minor bigint not null,
  auto bigint not null,
  state text not null,
  cashed_at bigint,
  cashed_ms integer,
  how text,
  payout_minor bigint default 0 not null,
  placed_at timestamp with time zone not null,
  constraint crash_bets_auto_check CHECK ((auto > 100)),
  constraint crash_bets_cashed_at_check CHECK ((cashed_at >= 100)),
  constraint crash_bets_cashed_ms_check CHECK ((cashed_ms >= 0)),
  constraint crash_bets_check CHECK (((state = ANY (ARRAY['cashed'::text, 'won'::text])) = (cashed_at IS NOT NULL))),
  constraint crash_bets_check1 CHECK (((cashed_at IS NULL) = (how IS NULL))),
  constraint crash_bets_check2 CHECK (((state = 'cashed'::text) = (NOT (how IS DISTINCT FROM 'manual'::text)))),
  constraint crash_bets_how_check CHECK ((how = ANY (ARRAY['auto'::text, 'manual'::text, 'limit'::text, 'cut'::text]))),
  constraint crash_bets_payout_minor_check CHECK ((payout_minor >= 0)),
  constraint crash_bets_stake_minor_check CHECK ((stake_minor > 0)),
  constraint crash_bets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cashed'::text, 'won'::text, 'lost'::text, 'cancelled'::text, 'refunded'::text, 'voided'::text]))),
  constraint crash_bets_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint crash_bets_pkey PRIMARY KEY (merchant_id, id)
) with (fillfactor=70);
CREATE INDEX crash_bets_of_game ON public.crash_bets USING btree (merchant_id, game_no, member_id);

create table crash_chains (
  merchant_id text not null,
  id uuid not null,
  length integer not null,
  seed_key_id text not null,
  seed bytea not null,
  built integer default 0 not null,
  terminal_hash text,
  published_at timestamp with time zone,
  salt text,
  salt_source text,
  salted_at timestamp with time zone,
  first_game_no integer,
  created_at timestamp with time zone not null,
  constraint crash_chains_check CHECK (((built >= 0) AND (built <= length))),
  constraint crash_chains_check1 CHECK (((terminal_hash IS NULL) = (published_at IS NULL))),
  constraint crash_chains_check2 CHECK (((terminal_hash IS NULL) = (built < length))),
  constraint crash_chains_check3 CHECK ((((salt IS NULL) = (salted_at IS NULL)) AND ((salt IS NULL) = (salt_source IS NULL)))),
  constraint crash_chains_check4 CHECK (((salt IS NULL) OR (terminal_hash IS NOT NULL))),
  constraint crash_chains_check5 CHECK (((first_game_no IS NULL) OR (salt IS NOT NULL))),
  constraint crash_chains_check6 CHECK ((salted_at >= published_at)),
  constraint crash_chains_first_game_no_check CHECK ((first_game_no > 0)),
  constraint crash_chains_length_check CHECK (((length >= 2) AND (length <= 10000000))),
  constraint crash_chains_salt_check CHECK (((length(salt) >= 16) AND (length(salt) <= 128))),
  constraint crash_chains_terminal_hash_check CHECK ((terminal_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint crash_chains_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint crash_chains_pkey PRIMARY KEY (merchant_id, id)
);
CREATE UNIQUE INDEX crash_chains_in_preparation ON public.crash_chains USING btree (merchant_id) WHERE (first_game_no IS NULL);

create table crash_checkpoints (
  merchant_id text not null,
  chain_id uuid not null,
  "position" integer not null,
  key_id text not null,
  hash bytea not null,
  constraint crash_checkpoints_position_check CHECK (("position" > 0)),
  constraint crash_checkpoints_merchant_id_chain_id_fkey FOREIGN KEY (merchant_id, chain_id) REFERENCES crash_chains(merchant_id, id),
  constraint crash_checkpoints_pkey PRIMARY KEY (merchant_id, chain_id, "position")
);

create table crash_games (
  merchant_id text not null,
  game_no integer not null,
  chain_id uuid not null,
  rules_version text not null,
  state text not null,
  limit_minor bigint not null,
  opened_at timestamp with time zone not null,
  started_at timestamp with time zone,
  heartbeat_ms integer,
  hash text,
  point bigint,
  cut_ms integer,
  cut_reason text,
  ended_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint crash_games_check CHECK (((hash IS NULL) = (state = ANY (ARRAY['betting'::text, 'locked'::text, 'running'::text])))),
  constraint crash_games_check1 CHECK ((((hash IS NULL) = (point IS NULL)) AND ((hash IS NULL) = (ended_at IS NULL)))),
  constraint crash_games_check2 CHECK (((state = ANY (ARRAY['betting'::text, 'locked'::text])) = (started_at IS NULL))),
  constraint crash_games_check3 CHECK (((cut_ms IS NULL) = (cut_reason IS NULL))),
  constraint crash_games_check4 CHECK (((state = 'settled'::text) = (settled_at IS NOT NULL))),
  constraint crash_games_cut_ms_check CHECK ((cut_ms >= 0)),
  constraint crash_games_cut_reason_check CHECK ((cut_reason = ANY (ARRAY['leader_lost'::text, 'restart'::text]))),
  constraint crash_games_game_no_check CHECK ((game_no > 0)),
  constraint crash_games_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint crash_games_heartbeat_ms_check CHECK ((heartbeat_ms >= 0)),
  constraint crash_games_limit_minor_check CHECK ((limit_minor > 0)),
  constraint crash_games_point_check CHECK ((point >= 100)),
  constraint crash_games_state_check CHECK ((state = ANY (ARRAY['betting'::text, 'locked'::text, 'running'::text, 'ended'::text, 'settled'::text]))),
  constraint crash_games_merchant_id_chain_id_fkey FOREIGN KEY (merchant_id, chain_id) REFERENCES crash_chains(merchant_id, id),
  constraint crash_games_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint crash_games_pkey PRIMARY KEY (merchant_id, game_no)
) with (fillfactor=50);
CREATE INDEX crash_games_unsettled ON public.crash_games USING btree (merchant_id, game_no) WHERE (state = 'ended'::text);
CREATE UNIQUE INDEX crash_games_in_play ON public.crash_games USING btree (merchant_id) WHERE (state = ANY (ARRAY['betting'::text, 'locked'::text, 'running'::text]));

create table crash_rooms (
  merchant_id text not null,
  leader text not null,
  epoch bigint not null,
  lease_until timestamp with time zone not null,
  constraint crash_rooms_epoch_check CHECK ((epoch > 0)),
  constraint crash_rooms_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint crash_rooms_pkey PRIMARY KEY (merchant_id)
) with (fillfactor=50);

create table demo_histories (
  merchant_id text not null,
  begins_at timestamp with time zone not null,
  played_until timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint demo_histories_check CHECK ((played_until >= begins_at)),
  constraint demo_histories_pkey PRIMARY KEY (merchant_id)
);

create table deposits (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  method_id text not null,
  account_id uuid not null,
  currency text not null,
  reference text not null,
  asked_minor bigint not null,
  received_minor bigint,
  fee_minor bigint default 0 not null,
  state text not null,
  state_reason text,
  their_id text,
  instructions jsonb,
  slips uuid[] default '{}'::uuid[] not null,
  continues_id uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  ask_at timestamp with time zone,
  asks integer default 0 not null,
  held_minor bigint default 0 not null,
  order_page jsonb,
  constraint deposits_asked_minor_check CHECK ((asked_minor > 0)),
  constraint deposits_check CHECK (((state = 'credited'::text) = (credited_at IS NOT NULL))),
  constraint deposits_check1 CHECK (((state <> 'credited'::text) OR (received_minor IS NOT NULL))),
  constraint deposits_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint deposits_held_check CHECK ((held_minor <= COALESCE(received_minor, (0)::bigint))),
  constraint deposits_held_minor_check CHECK ((held_minor >= 0)),
  constraint deposits_received_minor_check CHECK ((received_minor >= 0)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['started'::text, 'waiting'::text, 'unknown'::text, 'seen'::text, 'review'::text, 'credited'::text, 'failed'::text, 'expired'::text, 'cancelled'::text]))),
  constraint deposits_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint deposits_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX deposits_by_their_id ON public.deposits USING btree (merchant_id, account_id, their_id) WHERE (their_id IS NOT NULL);
CREATE INDEX deposits_by_time ON public.deposits USING btree (merchant_id, created_at, id);
CREATE INDEX deposits_of_member ON public.deposits USING btree (merchant_id, member_id, created_at, id);
CREATE INDEX deposits_open ON public.deposits USING btree (merchant_id, state, created_at, id) WHERE (state = ANY (ARRAY['started'::text, 'waiting'::text, 'unknown'::text, 'seen'::text, 'review'::text]));
CREATE INDEX deposits_to_ask ON public.deposits USING btree (merchant_id, ask_at) WHERE (ask_at IS NOT NULL);
CREATE UNIQUE INDEX deposits_by_reference ON public.deposits USING btree (merchant_id, account_id, reference) WHERE (continues_id IS NULL);

create table devices (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ip text not null,
  constraint devices_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint devices_pkey PRIMARY KEY (merchant_id, id),
  constraint devices_merchant_id_token_hash_key UNIQUE (merchant_id, token_hash)
);
CREATE INDEX devices_expiry ON public.devices USING btree (expires_at);
CREATE INDEX devices_of_account ON public.devices USING btree (merchant_id, account_id);

create table encryption_keys (
  id uuid not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null,
  constraint encryption_keys_pkey PRIMARY KEY (id)
);

create table envelope_joins (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  joined_at timestamp with time zone not null,
  constraint envelope_joins_pkey PRIMARY KEY (merchant_id, contest_id, member_id)
);

create table envelope_shares (
  merchant_id text not null,
  contest_id uuid not null,
  "position" integer not null,
  amount_minor bigint not null,
  member_id uuid,
  claimed_at timestamp with time zone,
  paid_at timestamp with time zone,
  returned_at timestamp with time zone,
  constraint envelope_shares_amount_minor_check CHECK ((amount_minor > 0)),
  constraint envelope_shares_check CHECK (((claimed_at IS NULL) = (member_id IS NULL))),
  constraint envelope_shares_check1 CHECK (((paid_at IS NULL) OR (member_id IS NOT NULL))),
  constraint envelope_shares_check2 CHECK (((returned_at IS NULL) OR (member_id IS NULL))),
  constraint envelope_shares_pkey PRIMARY KEY (merchant_id, contest_id, "position"),
  constraint envelope_shares_merchant_id_contest_id_member_id_key UNIQUE (merchant_id, contest_id, member_id)
) with (fillfactor=70);
CREATE INDEX envelope_shares_due ON public.envelope_shares USING btree (merchant_id, contest_id, "position") WHERE ((member_id IS NOT NULL) AND (paid_at IS NULL));
CREATE INDEX envelope_shares_free ON public.envelope_shares USING btree (merchant_id, contest_id, "position") WHERE ((member_id IS NULL) AND (returned_at IS NULL));

create table envelopes (
  merchant_id text not null,
  contest_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null,
  seed text,
  pool_minor bigint not null,
  unit_minor bigint not null,
  min_minor bigint not null,
  shares integer,
  join_until timestamp with time zone,
  returned_minor bigint,
  returned_at timestamp with time zone,
  constraint envelopes_check CHECK (((returned_minor IS NULL) = (returned_at IS NULL))),
  constraint envelopes_min_minor_check CHECK ((min_minor > 0)),
  constraint envelopes_pool_minor_check CHECK ((pool_minor > 0)),
  constraint envelopes_seed_hash_check CHECK ((seed_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint envelopes_shares_check CHECK ((shares > 0)),
  constraint envelopes_unit_minor_check CHECK ((unit_minor > 0)),
  constraint envelopes_pkey PRIMARY KEY (merchant_id, contest_id)
);

create table exchange_rates (
  merchant_id text not null,
  from_at timestamp with time zone not null,
  levels jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint exchange_rates_pkey PRIMARY KEY (merchant_id, from_at)
);

create table exclusion_marks (
  merchant_id text not null,
  kind text not null,
  hash bytea not null,
  member_id uuid not null,
  constraint exclusion_marks_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'email'::text, 'document'::text]))),
  constraint exclusion_marks_pkey PRIMARY KEY (merchant_id, kind, hash, member_id)
);

create table export_parts (
  merchant_id text not null,
  export_id uuid not null,
  number integer not null,
  body text not null,
  constraint export_parts_merchant_id_export_id_fkey FOREIGN KEY (merchant_id, export_id) REFERENCES exports(merchant_id, id),
  constraint export_parts_pkey PRIMARY KEY (merchant_id, export_id, number)
);

create table exports (
  merchant_id text not null,
  id uuid not null,
  operator_id uuid not null,
  list_id text not null,
  query jsonb not null,
  merchants text[] not null,
  state text not null,
  rows integer default 0 not null,
  parts integer default 0 not null,
  is_complete boolean default true not null,
  asked_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint exports_merchant_id_check CHECK ((merchant_id = ''::text)),
  constraint exports_parts_check CHECK ((parts >= 0)),
  constraint exports_rows_check CHECK ((rows >= 0)),
  constraint exports_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'running'::text, 'done'::text, 'refused'::text]))),
  constraint exports_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint exports_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX exports_of_operator ON public.exports USING btree (merchant_id, operator_id, asked_at);
CREATE INDEX exports_open ON public.exports USING btree (merchant_id, asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'running'::text]));

create table factor_keys (
  only_one boolean default true not null,
  key bytea not null,
  constraint factor_keys_key_check CHECK ((length(key) = 32)),
  constraint factor_keys_only_one_check CHECK (only_one),
  constraint factor_keys_pkey PRIMARY KEY (only_one)
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
  last_round_at timestamp with time zone,
  constraint fair_players_client_seed_check CHECK (((length(client_seed) >= 1) AND (length(client_seed) <= 64))),
  constraint fair_players_next_nonce_check CHECK ((next_nonce >= 0)),
  constraint fair_players_next_server_seed_check CHECK ((length(next_server_seed) = 64)),
  constraint fair_players_server_seed_check CHECK ((length(server_seed) = 64)),
  constraint fair_players_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint fair_players_pkey PRIMARY KEY (merchant_id, member_id)
) with (fillfactor=50);

create table favorite_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null,
  created_at timestamp with time zone not null,
  constraint favorite_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint favorite_games_pkey PRIMARY KEY (merchant_id, member_id, game_id)
);

create table federation_states (
  merchant_id text not null,
  state_hash bytea not null,
  cookie_hash bytea not null,
  provider text not null,
  origin text not null,
  code_verifier text not null,
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint federation_states_cookie_hash_check CHECK ((length(cookie_hash) = 32)),
  constraint federation_states_state_hash_check CHECK ((length(state_hash) = 32)),
  constraint federation_states_pkey PRIMARY KEY (merchant_id, state_hash)
);
CREATE INDEX federation_states_expiry ON public.federation_states USING btree (expires_at);

create table federation_tokens (
  merchant_id text not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint federation_tokens_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint federation_tokens_pkey PRIMARY KEY (merchant_id, token_hash)
);
CREATE INDEX federation_tokens_expiry ON public.federation_tokens USING btree (expires_at);

create table feedback (
  merchant_id text not null,
  id uuid not null,
  member_id uuid,
  sender text not null,
  type integer not null,
  content text not null,
  contact text,
  ip text not null,
  created_at timestamp with time zone not null,
  constraint feedback_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 3, 4, 6]))),
  constraint feedback_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint feedback_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX feedback_newest ON public.feedback USING btree (merchant_id, created_at DESC);

create table figure_marks (
  merchant_id text not null,
  name text not null,
  until_period integer not null,
  constraint figure_marks_pkey PRIMARY KEY (merchant_id, name)
);

create table files (
  merchant_id text not null,
  id uuid not null,
  purpose text not null,
  uploaded_by uuid not null,
  uploader text not null,
  state text not null,
  sha256 bytea not null,
  key_id text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_at timestamp with time zone not null,
  subject text,
  attached_at timestamp with time zone,
  constraint files_bytes_check CHECK ((bytes > 0)),
  constraint files_check CHECK (((state = 'attached'::text) <= ((subject IS NOT NULL) AND (attached_at IS NOT NULL)))),
  constraint files_height_check CHECK ((height > 0)),
  constraint files_purpose_check CHECK ((purpose = ANY (ARRAY['slip'::text, 'proof'::text, 'document'::text, 'activity'::text]))),
  constraint files_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint files_state_check CHECK ((state = ANY (ARRAY['storing'::text, 'stored'::text, 'attached'::text, 'removing'::text]))),
  constraint files_uploader_check CHECK ((uploader = ANY (ARRAY['member'::text, 'operator'::text]))),
  constraint files_width_check CHECK ((width > 0)),
  constraint files_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint files_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX files_left ON public.files USING btree (merchant_id, uploaded_at) WHERE (state <> 'attached'::text);
CREATE INDEX files_sha256 ON public.files USING btree (merchant_id, sha256);
CREATE INDEX files_subject ON public.files USING btree (merchant_id, subject) WHERE (subject IS NOT NULL);
CREATE INDEX files_waiting ON public.files USING btree (merchant_id, uploaded_by) WHERE (state = ANY (ARRAY['storing'::text, 'stored'::text]));

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
  themes text[] default '{}'::text[] not null,
  released_on date,
  popularity integer default 0 not null,
  has_demo boolean default false not null,
  withdrawn_at timestamp with time zone,
  constraint games_category_check CHECK ((category = ANY (ARRAY['bgs'::text, 'lott'::text, 'elott'::text, 'live'::text, 'sports'::text, 'fish'::text, 'rng'::text, 'pvp'::text, 'esports'::text, 'cockfight'::text]))),
  constraint games_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{0,79}$'::text)),
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
  opened_at timestamp with time zone default now() not null,
  moved_at timestamp with time zone default now() not null,
  constraint games_in_progress_max_payout_minor_check CHECK ((max_payout_minor > 0)),
  constraint games_in_progress_nonce_check CHECK ((nonce >= 0)),
  constraint games_in_progress_stake_minor_check CHECK ((stake_minor > 0)),
  constraint games_in_progress_merchant_id_member_id_fkey FOREIGN KEY (merchant_id, member_id) REFERENCES fair_players(merchant_id, member_id),
  constraint games_in_progress_pkey PRIMARY KEY (merchant_id, member_id, game_id)
) with (fillfactor=70);
CREATE INDEX games_in_progress_by_age ON public.games_in_progress USING btree (merchant_id, opened_at) WHERE (nonce >= 0);

create table goods (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  state text not null,
  names jsonb not null,
  details jsonb not null,
  art text not null,
  points_minor bigint not null,
  amount_minor bigint not null,
  worth_minor bigint not null,
  stock integer,
  per_member integer,
  min_level smallint not null,
  terms jsonb,
  "position" integer not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint goods_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint goods_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'voucher'::text, 'free_rounds'::text, 'tickets'::text]))),
  constraint goods_min_level_check CHECK ((min_level >= 0)),
  constraint goods_per_member_check CHECK ((per_member > 0)),
  constraint goods_points_minor_check CHECK ((points_minor > 0)),
  constraint goods_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'on_sale'::text, 'paused'::text, 'archived'::text]))),
  constraint goods_stock_check CHECK ((stock >= 0)),
  constraint goods_worth_minor_check CHECK ((worth_minor >= 0)),
  constraint goods_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX goods_by_position ON public.goods USING btree (merchant_id, "position", id);

create table grants (
  id uuid not null,
  operator_id uuid not null,
  role_id text not null,
  merchants text[],
  act_ceiling_minor bigint,
  day_ceiling_minor bigint,
  until timestamp with time zone,
  granted_at timestamp with time zone not null,
  constraint grants_act_ceiling_minor_check CHECK ((act_ceiling_minor > 0)),
  constraint grants_day_ceiling_minor_check CHECK ((day_ceiling_minor > 0)),
  constraint grants_merchants_check CHECK ((cardinality(merchants) > 0)),
  constraint grants_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint grants_pkey PRIMARY KEY (id)
);
CREATE INDEX grants_of_operator ON public.grants USING btree (operator_id);
CREATE INDEX grants_of_role ON public.grants USING btree (role_id);

create table help_articles (
  merchant_id text not null,
  id uuid not null,
  section text not null,
  section_titles jsonb not null,
  anchor text not null,
  titles jsonb not null,
  contents jsonb not null,
  "position" integer not null,
  constraint help_articles_anchor_check CHECK ((anchor ~ '^[a-z0-9-]{1,64}$'::text)),
  constraint help_articles_section_check CHECK ((section ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint help_articles_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint help_articles_pkey PRIMARY KEY (merchant_id, id),
  constraint help_articles_merchant_id_anchor_key UNIQUE (merchant_id, anchor)
);

create table integration_changes (
  merchant_id text not null,
  id uuid not null,
  integration text not null,
  value jsonb,
  salt text not null,
  asked_at timestamp with time zone not null,
  constraint integration_changes_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint integration_changes_pkey PRIMARY KEY (merchant_id, id)
);

create table jackpot_hits (
  merchant_id text not null,
  round_id uuid not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  amount_minor bigint not null,
  stake_minor bigint not null,
  drawn_once_per_minor bigint not null,
  draw numeric(20,0) not null,
  rules_version text not null,
  hit_at timestamp with time zone not null,
  voided_at timestamp with time zone,
  constraint jackpot_hits_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint jackpot_hits_draw_check CHECK ((draw >= (0)::numeric)),
  constraint jackpot_hits_drawn_once_per_minor_check CHECK ((drawn_once_per_minor > 0)),
  constraint jackpot_hits_stake_minor_check CHECK ((stake_minor > 0)),
  constraint jackpot_hits_merchant_id_currency_fkey FOREIGN KEY (merchant_id, currency) REFERENCES jackpots(merchant_id, currency),
  constraint jackpot_hits_pkey PRIMARY KEY (merchant_id, round_id)
);
CREATE INDEX jackpot_hits_newest ON public.jackpot_hits USING btree (merchant_id, currency, hit_at DESC);

create table jackpots (
  merchant_id text not null,
  currency text not null,
  opened_at timestamp with time zone not null,
  constraint jackpots_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint jackpots_pkey PRIMARY KEY (merchant_id, currency)
);

create table kyc_documents (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  need text not null,
  kind text,
  state text not null,
  asked_because text not null,
  asked_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  reviewer uuid,
  decided_at timestamp with time zone,
  refusal text,
  note text,
  expires_on date,
  pictures_deleted_at timestamp with time zone,
  constraint kyc_documents_asked_because_check CHECK ((asked_because = ANY (ARRAY['cap'::text, 'member'::text, 'operator'::text, 'refused'::text, 'expired'::text]))),
  constraint kyc_documents_check CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  constraint kyc_documents_check1 CHECK (((state = 'wanted'::text) = (submitted_at IS NULL))),
  constraint kyc_documents_check2 CHECK (((kind IS NULL) <= (state = 'wanted'::text))),
  constraint kyc_documents_kind_check CHECK ((kind = ANY (ARRAY['identity_card'::text, 'passport'::text, 'driving_licence'::text, 'residence_permit'::text, 'selfie'::text, 'proof_of_address'::text, 'source_of_funds'::text, 'payment_method'::text]))),
  constraint kyc_documents_need_check CHECK ((need = ANY (ARRAY['identity'::text, 'selfie'::text, 'address'::text, 'funds'::text, 'payment'::text]))),
  constraint kyc_documents_state_check CHECK ((state = ANY (ARRAY['wanted'::text, 'submitted'::text, 'in_review'::text, 'accepted'::text, 'refused'::text, 'expired'::text]))),
  constraint kyc_documents_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint kyc_documents_merchant_id_member_id_fkey FOREIGN KEY (merchant_id, member_id) REFERENCES members(merchant_id, id),
  constraint kyc_documents_reviewer_fkey FOREIGN KEY (reviewer) REFERENCES operators(id),
  constraint kyc_documents_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX kyc_documents_asked ON public.kyc_documents USING btree (merchant_id, asked_at, id);
CREATE INDEX kyc_documents_expiry ON public.kyc_documents USING btree (merchant_id, expires_on) WHERE (state = 'accepted'::text);
CREATE INDEX kyc_documents_of_member ON public.kyc_documents USING btree (merchant_id, member_id, asked_at);
CREATE INDEX kyc_documents_submitted ON public.kyc_documents USING btree (merchant_id, submitted_at, id);
CREATE UNIQUE INDEX kyc_documents_open ON public.kyc_documents USING btree (merchant_id, member_id, need) WHERE (state = ANY (ARRAY['wanted'::text, 'submitted'::text, 'in_review'::text]));

create table kyc_uses (
  merchant_id text not null,
  member_id uuid not null,
  day date not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  constraint kyc_uses_deposits_minor_check CHECK ((deposits_minor >= 0)),
  constraint kyc_uses_withdrawals_minor_check CHECK ((withdrawals_minor >= 0)),
  constraint kyc_uses_pkey PRIMARY KEY (merchant_id, member_id, day)
);

create table ledger_audits (
  id uuid not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  findings jsonb not null,
  constraint ledger_audits_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_audits_at ON public.ledger_audits USING btree (at);

create table ledger_seal_marks (
  merchant_id text not null,
  closing_until timestamp with time zone not null,
  constraint ledger_seal_marks_pkey PRIMARY KEY (merchant_id, closing_until)
);

create table ledger_seals (
  merchant_id text not null,
  closing_until timestamp with time zone not null,
  sealed_until timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  constraint ledger_seals_check CHECK ((sealed_until <= closing_until)),
  constraint ledger_seals_pkey PRIMARY KEY (merchant_id)
);

create table line_transfers (
  merchant_id text not null,
  id uuid not null,
  from_member uuid not null,
  to_member uuid not null,
  direction text not null,
  currency text not null,
  amount_minor bigint not null,
  day date not null,
  at timestamp with time zone not null,
  constraint line_transfers_amount_minor_check CHECK ((amount_minor > 0)),
  constraint line_transfers_check CHECK ((from_member <> to_member)),
  constraint line_transfers_direction_check CHECK ((direction = ANY (ARRAY['down'::text, 'up'::text]))),
  constraint line_transfers_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX line_transfers_received ON public.line_transfers USING btree (merchant_id, to_member, at, id);
CREATE INDEX line_transfers_sent ON public.line_transfers USING btree (merchant_id, from_member, at, id);

create table link_visitors (
  merchant_id text not null,
  code_key text not null,
  day date not null,
  visitor bytea not null,
  constraint link_visitors_pkey PRIMARY KEY (merchant_id, code_key, day, visitor)
);

create table link_visits (
  merchant_id text not null,
  code_key text not null,
  day date not null,
  visits integer not null,
  constraint link_visits_pkey PRIMARY KEY (merchant_id, code_key, day)
);

create table list_settings (
  merchant_id text not null,
  operator_id uuid not null,
  list text not null,
  columns text[],
  density text not null,
  constraint list_settings_density_check CHECK ((density = ANY (ARRAY['compact'::text, 'comfortable'::text]))),
  constraint list_settings_merchant_id_check CHECK ((merchant_id = ''::text)),
  constraint list_settings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint list_settings_pkey PRIMARY KEY (merchant_id, operator_id, list)
);

create table looks (
  merchant_id text not null,
  list text not null,
  subject text not null,
  operator_id uuid not null,
  until timestamp with time zone not null,
  constraint looks_subject_check CHECK ((length(subject) <= 64)),
  constraint looks_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint looks_pkey PRIMARY KEY (merchant_id, list, subject, operator_id)
);
CREATE INDEX looks_age ON public.looks USING btree (until);

create table lotteries (
  id text not null,
  family text not null,
  mode text not null,
  source text not null,
  brand_of text,
  names jsonb not null,
  schedule jsonb not null,
  tz text not null,
  late_seconds integer not null,
  void_seconds integer not null,
  beacon_id text,
  feed_code text,
  is_active boolean not null,
  "position" integer not null,
  constraint lotteries_check CHECK ((void_seconds > late_seconds)),
  constraint lotteries_check1 CHECK (((source = 'own'::text) = (beacon_id IS NOT NULL))),
  constraint lotteries_check2 CHECK (((source = 'feed'::text) = (feed_code IS NOT NULL))),
  constraint lotteries_check3 CHECK (((mode = 'ZY'::text) = (brand_of IS NOT NULL))),
  constraint lotteries_family_check CHECK ((family = ANY (ARRAY['ssc'::text, '3d'::text, '11x5'::text, 'k3'::text, 'pk10'::text, 'thai'::text, 'lao'::text, 'hanoi'::text, 'vn-north'::text, 'vn-south'::text]))),
  constraint lotteries_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{1,30}$'::text)),
  constraint lotteries_late_seconds_check CHECK ((late_seconds > 0)),
  constraint lotteries_mode_check CHECK ((mode = ANY (ARRAY['LOTT'::text, 'ZY'::text, 'ELOTT'::text, 'SEA'::text]))),
  constraint lotteries_source_check CHECK ((source = ANY (ARRAY['own'::text, 'feed'::text]))),
  constraint lotteries_beacon_id_fkey FOREIGN KEY (beacon_id) REFERENCES lottery_beacons(id),
  constraint lotteries_brand_of_fkey FOREIGN KEY (brand_of) REFERENCES merchants(id),
  constraint lotteries_pkey PRIMARY KEY (id)
);

create table lottery_beacons (
  id text not null,
  url text not null,
  chain_hash text not null,
  public_key text not null,
  genesis_at timestamp with time zone not null,
  period_seconds integer not null,
  constraint lottery_beacons_chain_hash_check CHECK ((chain_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lottery_beacons_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{1,30}$'::text)),
  constraint lottery_beacons_period_seconds_check CHECK (((period_seconds >= 1) AND (period_seconds <= 3600))),
  constraint lottery_beacons_public_key_check CHECK ((public_key ~ '^[0-9a-f]{192}$'::text)),
  constraint lottery_beacons_pkey PRIMARY KEY (id)
);

create table lottery_bets (
  at timestamp with time zone not null,
  line_minor bigint not null,
  lines integer not null,
  account integer not null,
  prize_group integer not null,
  rebate_bps integer not null,
  price_bps integer not null,
  "position" smallint not null,
  draw_id uuid not null,
  ticket_id uuid not null,
  merchant_id text not null,
  catalogue text not null,
  play text not null,
  pick text not null,
  constraint lottery_bets_line_minor_check CHECK ((line_minor > 0)),
  constraint lottery_bets_lines_check CHECK ((lines > 0)),
  constraint lottery_bets_position_check CHECK ((("position" >= 0) AND ("position" <= 199))),
  constraint lottery_bets_price_bps_check CHECK (((price_bps >= 1) AND (price_bps <= 10000))),
  constraint lottery_bets_prize_group_check CHECK (((prize_group >= 1) AND (prize_group <= 2000))),
  constraint lottery_bets_rebate_bps_check CHECK ((rebate_bps >= 0)),
  constraint lottery_bets_pkey PRIMARY KEY (merchant_id, ticket_id, "position", at)
) partition by RANGE (at);
CREATE INDEX lottery_bets_of_draw ON ONLY public.lottery_bets USING btree (merchant_id, draw_id, account) WHERE (lines > 0);

create table lottery_calendar (
  lottery_id text not null,
  day date not null,
  moved_to date,
  constraint lottery_calendar_check CHECK ((moved_to <> day)),
  constraint lottery_calendar_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_calendar_pkey PRIMARY KEY (lottery_id, day)
);

create table lottery_chains (
  id uuid not null,
  lottery_id text not null,
  length integer not null,
  anchor text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint lottery_chains_anchor_check CHECK ((anchor ~ '^[0-9a-f]{64}$'::text)),
  constraint lottery_chains_check CHECK (((anchor IS NULL) = (published_at IS NULL))),
  constraint lottery_chains_length_check CHECK (((length >= 2) AND (length <= 1048576))),
  constraint lottery_chains_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_chains_pkey PRIMARY KEY (id)
);
CREATE INDEX lottery_chains_of_lottery ON public.lottery_chains USING btree (lottery_id, created_at);

create table lottery_chase_steps (
  merchant_id text not null,
  chase_id uuid not null,
  step integer not null,
  draw_id uuid not null,
  multiplier integer not null,
  stake_minor bigint not null,
  state text not null,
  reason text,
  ticket_id uuid,
  constraint lottery_chase_steps_check CHECK (((state = 'bought'::text) = (ticket_id IS NOT NULL))),
  constraint lottery_chase_steps_check1 CHECK (((state = 'skipped'::text) = (reason IS NOT NULL))),
  constraint lottery_chase_steps_multiplier_check CHECK ((multiplier > 0)),
  constraint lottery_chase_steps_stake_minor_check CHECK ((stake_minor > 0)),
  constraint lottery_chase_steps_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'bought'::text, 'skipped'::text, 'released'::text]))),
  constraint lottery_chase_steps_step_check CHECK (((step >= 1) AND (step <= 120))),
  constraint lottery_chase_steps_merchant_id_chase_id_fkey FOREIGN KEY (merchant_id, chase_id) REFERENCES lottery_chases(merchant_id, id),
  constraint lottery_chase_steps_pkey PRIMARY KEY (merchant_id, chase_id, step),
  constraint lottery_chase_steps_merchant_id_chase_id_draw_id_key UNIQUE (merchant_id, chase_id, draw_id)
);
CREATE INDEX lottery_chase_steps_bought ON public.lottery_chase_steps USING btree (merchant_id, draw_id) WHERE (state = 'bought'::text);

create table lottery_chases (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  lottery_id text not null,
  at timestamp with time zone not null,
  bets jsonb not null,
  words text not null,
  stops_on_win boolean not null,
  digest text not null,
  held_minor bigint not null,
  left_minor bigint not null,
  state text not null,
  ended_at timestamp with time zone,
  constraint lottery_chases_check CHECK (((left_minor >= 0) AND (left_minor <= held_minor))),
  constraint lottery_chases_check1 CHECK (((state = 'running'::text) = (ended_at IS NULL))),
  constraint lottery_chases_check2 CHECK (((state = 'running'::text) OR (left_minor = 0))),
  constraint lottery_chases_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint lottery_chases_held_minor_check CHECK ((held_minor > 0)),
  constraint lottery_chases_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'won'::text, 'stopped'::text]))),
  constraint lottery_chases_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX lottery_chases_of_member ON public.lottery_chases USING btree (merchant_id, member_id, at);
CREATE INDEX lottery_chases_running ON public.lottery_chases USING btree (merchant_id, id) WHERE (state = 'running'::text);

create table lottery_checkpoints (
  chain_id uuid not null,
  index integer not null,
  key_id text not null,
  secret bytea not null,
  constraint lottery_checkpoints_index_check CHECK ((index > 0)),
  constraint lottery_checkpoints_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES lottery_chains(id),
  constraint lottery_checkpoints_pkey PRIMARY KEY (chain_id, index)
);

create table lottery_claims (
  merchant_id text not null,
  ticket_id uuid not null,
  run integer not null,
  draw_id uuid not null,
  member_id uuid not null,
  account integer not null,
  currency text not null,
  owed_minor bigint not null,
  collected_minor bigint not null,
  state text not null,
  at timestamp with time zone not null,
  constraint lottery_claims_check CHECK (((collected_minor >= 0) AND (collected_minor <= owed_minor))),
  constraint lottery_claims_check1 CHECK (((state = 'collected'::text) = (collected_minor = owed_minor))),
  constraint lottery_claims_owed_minor_check CHECK ((owed_minor > 0)),
  constraint lottery_claims_state_check CHECK ((state = ANY (ARRAY['open'::text, 'collected'::text, 'waived'::text, 'replaced'::text]))),
  constraint lottery_claims_pkey PRIMARY KEY (merchant_id, ticket_id, run)
);
CREATE INDEX lottery_claims_of_account ON public.lottery_claims USING btree (merchant_id, account) WHERE (state = 'open'::text);

create table lottery_draws (
  id uuid not null,
  lottery_id text not null,
  number text not null,
  day date not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  late_at timestamp with time zone not null,
  void_at timestamp with time zone not null,
  state text not null,
  due_at timestamp with time zone,
  catalogue_version text not null,
  mapping_version text not null,
  chain_id uuid,
  chain_index integer,
  beacon_id text,
  beacon_round bigint,
  sealed_at timestamp with time zone,
  tickets integer,
  ticket_root text,
  held_reason text,
  void_reason text,
  result_version integer default 0 not null,
  feed_differs_at timestamp with time zone,
  constraint lottery_draws_beacon_round_check CHECK ((beacon_round > 0)),
  constraint lottery_draws_chain_index_check CHECK ((chain_index > 0)),
  constraint lottery_draws_check CHECK (((opens_at < closes_at) AND (closes_at <= draws_at) AND (draws_at < late_at) AND (late_at < void_at))),
  constraint lottery_draws_check1 CHECK ((((chain_id IS NULL) = (chain_index IS NULL)) AND ((chain_id IS NULL) = (beacon_id IS NULL)))),
  constraint lottery_draws_check2 CHECK ((((sealed_at IS NULL) = (ticket_root IS NULL)) AND ((sealed_at IS NULL) = (tickets IS NULL)))),
  constraint lottery_draws_check3 CHECK (((beacon_round IS NULL) OR (sealed_at IS NOT NULL))),
  constraint lottery_draws_check4 CHECK (((state <> ALL (ARRAY['planned'::text, 'open'::text, 'closed'::text])) OR (sealed_at IS NULL))),
  constraint lottery_draws_check5 CHECK (((state = 'void'::text) = (void_reason IS NOT NULL))),
  constraint lottery_draws_check6 CHECK (((state <> ALL (ARRAY['drawn'::text, 'settling'::text, 'settled'::text, 'correcting'::text])) OR (result_version > 0))),
  constraint lottery_draws_number_check CHECK ((number ~ '^[0-9]{8}(-[0-9]{4})?$'::text)),
  constraint lottery_draws_result_version_check CHECK ((result_version >= 0)),
  constraint lottery_draws_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'open'::text, 'closed'::text, 'sealed'::text, 'held'::text, 'late'::text, 'drawn'::text, 'settling'::text, 'settled'::text, 'correcting'::text, 'void'::text]))),
  constraint lottery_draws_ticket_root_check CHECK ((ticket_root ~ '^[0-9a-f]{64}$'::text)),
  constraint lottery_draws_tickets_check CHECK ((tickets >= 0)),
  constraint lottery_draws_beacon_id_fkey FOREIGN KEY (beacon_id) REFERENCES lottery_beacons(id),
  constraint lottery_draws_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES lottery_chains(id),
  constraint lottery_draws_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_draws_pkey PRIMARY KEY (id),
  constraint lottery_draws_lottery_id_number_key UNIQUE (lottery_id, number)
) with (fillfactor=70);
CREATE INDEX lottery_draws_by_time ON public.lottery_draws USING btree (lottery_id, draws_at);
CREATE INDEX lottery_draws_coming ON public.lottery_draws USING btree (draws_at) WHERE (state = ANY (ARRAY['planned'::text, 'open'::text]));
CREATE INDEX lottery_draws_drawn ON public.lottery_draws USING btree (draws_at) WHERE (state = ANY (ARRAY['drawn'::text, 'settling'::text, 'settled'::text, 'correcting'::text]));
CREATE INDEX lottery_draws_due ON public.lottery_draws USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX lottery_draws_void ON public.lottery_draws USING btree (draws_at) WHERE (state = 'void'::text);
CREATE INDEX lottery_draws_waiting ON public.lottery_draws USING btree (draws_at) WHERE (state = ANY (ARRAY['closed'::text, 'sealed'::text, 'held'::text, 'late'::text]));
CREATE UNIQUE INDEX lottery_draws_of_chain ON public.lottery_draws USING btree (chain_id, chain_index) WHERE (chain_id IS NOT NULL);

create table lottery_entries (
  id uuid not null,
  draw_id uuid not null,
  of_version integer not null,
  operator_id uuid not null,
  numbers text[] not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint lottery_entries_of_version_check CHECK ((of_version >= 0)),
  constraint lottery_entries_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX lottery_entries_of_draw ON public.lottery_entries USING btree (draw_id, of_version, at);

create table lottery_exposures (
  merchant_id text not null,
  draw_id uuid not null,
  market text not null,
  cell text not null,
  liability_minor bigint not null,
  constraint lottery_exposures_liability_minor_check CHECK ((liability_minor >= 0)),
  constraint lottery_exposures_pkey PRIMARY KEY (merchant_id, draw_id, market, cell)
) with (fillfactor=50);

create table lottery_feeds (
  id text not null,
  owner text not null,
  url text not null,
  is_active boolean not null,
  constraint lottery_feeds_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{1,30}$'::text)),
  constraint lottery_feeds_owner_check CHECK (((length(owner) >= 1) AND (length(owner) <= 64))),
  constraint lottery_feeds_pkey PRIMARY KEY (id)
);

create table lottery_prices (
  merchant_id text not null,
  lottery_id text not null,
  draw_id uuid,
  market text not null,
  cell text not null,
  price_bps integer not null,
  constraint lottery_prices_price_bps_check CHECK (((price_bps >= 0) AND (price_bps <= 10000))),
  constraint lottery_prices_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_prices_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_prices_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint lottery_prices_merchant_id_lottery_id_draw_id_market_cell_key UNIQUE NULLS NOT DISTINCT (merchant_id, lottery_id, draw_id, market, cell)
);

create table lottery_prizes (
  merchant_id text not null,
  draw_id uuid not null,
  ticket_id uuid not null,
  run integer not null,
  account integer not null,
  due_minor bigint not null,
  paid_minor bigint not null,
  refund_minor bigint not null,
  constraint lottery_prizes_check CHECK ((paid_minor >= due_minor)),
  constraint lottery_prizes_due_minor_check CHECK ((due_minor >= 0)),
  constraint lottery_prizes_refund_minor_check CHECK ((refund_minor >= 0)),
  constraint lottery_prizes_pkey PRIMARY KEY (merchant_id, ticket_id, run)
);
CREATE INDEX lottery_prizes_of_draw ON public.lottery_prizes USING btree (merchant_id, draw_id, run, account);

create table lottery_readings (
  draw_id uuid not null,
  feed_id text not null,
  numbers text[] not null,
  evidence text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint lottery_readings_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_readings_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES lottery_feeds(id),
  constraint lottery_readings_pkey PRIMARY KEY (draw_id, feed_id, numbers)
);

create table lottery_results (
  draw_id uuid not null,
  version integer not null,
  numbers text[] not null,
  evidence jsonb not null,
  entered_by uuid,
  approved_by uuid,
  at timestamp with time zone not null,
  constraint lottery_results_check CHECK (((entered_by IS NULL) = (approved_by IS NULL))),
  constraint lottery_results_check1 CHECK ((entered_by <> approved_by)),
  constraint lottery_results_check2 CHECK (((version = 1) OR (entered_by IS NOT NULL))),
  constraint lottery_results_version_check CHECK ((version > 0)),
  constraint lottery_results_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_results_pkey PRIMARY KEY (draw_id, version)
);
CREATE TRIGGER lottery_results_append_only BEFORE DELETE OR UPDATE ON public.lottery_results FOR EACH ROW EXECUTE FUNCTION refuse_lottery_result_change();
CREATE TRIGGER lottery_results_no_truncate BEFORE TRUNCATE ON public.lottery_results FOR EACH STATEMENT EXECUTE FUNCTION refuse_lottery_result_change();

create table lottery_rules (
  merchant_id text not null,
  lottery_id text not null,
  version integer not null,
  document jsonb not null,
  effective_at timestamp with time zone not null,
  constraint lottery_rules_version_check CHECK ((version > 0)),
  constraint lottery_rules_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_rules_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint lottery_rules_pkey PRIMARY KEY (merchant_id, lottery_id, version)
);

create table lottery_run_shards (
  merchant_id text not null,
  draw_id uuid not null,
  run integer not null,
  shard integer not null,
  upto integer not null,
  is_done boolean not null,
  constraint lottery_run_shards_shard_check CHECK ((shard >= 0)),
  constraint lottery_run_shards_merchant_id_draw_id_run_fkey FOREIGN KEY (merchant_id, draw_id, run) REFERENCES lottery_runs(merchant_id, draw_id, run),
  constraint lottery_run_shards_pkey PRIMARY KEY (merchant_id, draw_id, run, shard)
);

create table lottery_runs (
  merchant_id text not null,
  draw_id uuid not null,
  run integer not null,
  result_version integer not null,
  state text not null,
  started_at timestamp with time zone not null,
  done_at timestamp with time zone,
  totals jsonb,
  constraint lottery_runs_check CHECK ((((state = 'done'::text) = (done_at IS NOT NULL)) AND ((state = 'done'::text) = (totals IS NOT NULL)))),
  constraint lottery_runs_result_version_check CHECK ((result_version >= 0)),
  constraint lottery_runs_run_check CHECK ((run > 0)),
  constraint lottery_runs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text]))),
  constraint lottery_runs_pkey PRIMARY KEY (merchant_id, draw_id, run),
  constraint lottery_runs_merchant_id_draw_id_result_version_key UNIQUE (merchant_id, draw_id, result_version)
);

create table lottery_sales (
  draw_id uuid not null,
  constraint lottery_sales_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery_draws(id),
  constraint lottery_sales_pkey PRIMARY KEY (draw_id)
);

create table lottery_stations (
  lottery_id text not null,
  weekday integer not null,
  name text not null,
  valid_from date not null,
  valid_until date,
  constraint lottery_stations_check CHECK ((valid_until > valid_from)),
  constraint lottery_stations_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint lottery_stations_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lotteries(id),
  constraint lottery_stations_pkey PRIMARY KEY (lottery_id, weekday, valid_from)
);

create table lottery_tickets (
  at timestamp with time zone not null,
  stake_minor bigint not null,
  most_minor bigint not null,
  valid_minor bigint not null,
  share_minor bigint not null,
  account integer not null,
  rules_version integer not null,
  bets integer not null,
  id uuid not null,
  draw_id uuid not null,
  member_id uuid not null,
  chase_id uuid,
  merchant_id text not null,
  currency text not null,
  state text not null,
  digest text not null,
  words text not null,
  constraint lottery_tickets_bets_check CHECK (((bets >= 1) AND (bets <= 200))),
  constraint lottery_tickets_check CHECK (((valid_minor >= 0) AND (valid_minor <= stake_minor))),
  constraint lottery_tickets_check1 CHECK (((share_minor >= 0) AND (share_minor <= valid_minor))),
  constraint lottery_tickets_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint lottery_tickets_most_minor_check CHECK ((most_minor >= 0)),
  constraint lottery_tickets_stake_minor_check CHECK ((stake_minor > 0)),
  constraint lottery_tickets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cancelled'::text]))),
  constraint lottery_tickets_pkey PRIMARY KEY (merchant_id, id, at)
) partition by RANGE (at);
CREATE INDEX lottery_tickets_of_draw ON ONLY public.lottery_tickets USING btree (merchant_id, draw_id, member_id) WHERE (state = 'open'::text);
CREATE INDEX lottery_tickets_of_member ON ONLY public.lottery_tickets USING btree (merchant_id, member_id, at) WHERE (at > '-infinity'::timestamp with time zone);

create table loyalty_members (
  merchant_id text not null,
  member_id uuid not null,
  earned_ppm numeric(40,0) default 0 not null,
  posted_minor bigint default 0 not null,
  postings integer default 0 not null,
  xp_ppm numeric(40,0) default 0 not null,
  level smallint default 0 not null,
  changes integer default 0 not null,
  ladder_from_ppm numeric(40,0) default 0 not null,
  quarter_ppm numeric(40,0) default 0 not null,
  warned_at timestamp with time zone,
  review_at timestamp with time zone,
  constraint loyalty_members_level_check CHECK ((level >= 0)),
  constraint loyalty_members_pkey PRIMARY KEY (merchant_id, member_id)
) with (fillfactor=70);
CREATE INDEX loyalty_members_review ON public.loyalty_members USING btree (merchant_id, review_at) WHERE (review_at IS NOT NULL);

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
  overdraft_minor bigint default 0 not null,
  plays_bonus boolean default false not null,
  constraint member_accounts_kind_check CHECK (((kind = ANY (ARRAY['main'::text, 'bonus'::text, 'points'::text, 'withdrawal_hold'::text, 'play_hold'::text, 'commission'::text, 'dispute_hold'::text, 'transfer_hold'::text])) OR (kind ~ '^vendor_wallet:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text))),
  constraint member_accounts_minimum CHECK ((balance_minor >= (minimum_minor - overdraft_minor))),
  constraint member_accounts_minimum_minor_check CHECK ((minimum_minor <= 0)),
  constraint member_accounts_overdraft_minor_check CHECK ((overdraft_minor >= 0)),
  constraint member_accounts_sequence_check CHECK ((sequence >= 0)),
  constraint member_accounts_pkey PRIMARY KEY (merchant_id, id),
  constraint member_accounts_merchant_id_member_id_currency_kind_key UNIQUE (merchant_id, member_id, currency, kind)
) with (fillfactor=50);

create table member_badges (
  merchant_id text not null,
  member_id uuid not null,
  badge text not null,
  at timestamp with time zone not null,
  reference uuid,
  constraint member_badges_pkey PRIMARY KEY (merchant_id, member_id, badge)
);

create table member_balance_marks (
  merchant_id text not null,
  copied_until timestamp with time zone not null,
  constraint member_balance_marks_pkey PRIMARY KEY (merchant_id)
);

create table member_balances (
  merchant_id text not null,
  member_id uuid not null,
  balance_minor bigint not null,
  constraint member_balances_pkey PRIMARY KEY (merchant_id, member_id) INCLUDE (balance_minor)
) with (fillfactor=70);
CREATE INDEX member_balances_by_balance ON public.member_balances USING btree (merchant_id, balance_minor, member_id);

create table member_cash_days (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  code text not null,
  transfers bigint not null,
  in_minor bigint not null,
  out_minor bigint not null,
  constraint member_cash_days_pkey PRIMARY KEY (merchant_id, period, account_id, code)
);
CREATE INDEX member_cash_days_of_account ON public.member_cash_days USING btree (merchant_id, account_id, period);

create table member_cash_slots (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  code text not null,
  transfers bigint not null,
  in_minor bigint not null,
  out_minor bigint not null,
  constraint member_cash_slots_pkey PRIMARY KEY (merchant_id, period, account_id, code)
) partition by RANGE (period);

create table member_days (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  class text not null,
  game_id text not null,
  rounds bigint not null,
  won_rounds bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  prize_share_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  best_multiplier_e4 bigint,
  constraint member_days_pkey PRIMARY KEY (merchant_id, period, account_id, class, game_id)
);
CREATE INDEX member_days_of_account ON public.member_days USING btree (merchant_id, account_id, period);

create table member_debts (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  chargeback_id uuid,
  currency text not null,
  amount_minor bigint not null,
  at timestamp with time zone not null,
  round_id uuid,
  settled_at timestamp with time zone,
  settled_how text,
  constraint member_debts_amount_minor_check CHECK ((amount_minor > 0)),
  constraint member_debts_cause CHECK ((num_nonnulls(chargeback_id, round_id) = 1)),
  constraint member_debts_settled_how_check CHECK ((settled_how = ANY (ARRAY['collected'::text, 'waived'::text]))),
  constraint member_debts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX member_debts_of_member ON public.member_debts USING btree (merchant_id, member_id);
CREATE INDEX member_debts_of_round ON public.member_debts USING btree (merchant_id, round_id) WHERE (round_id IS NOT NULL);

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

create table member_hours (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  class text not null,
  game_id text not null,
  rounds bigint not null,
  won_rounds bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  prize_share_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  best_multiplier_e4 bigint,
  constraint member_hours_pkey PRIMARY KEY (merchant_id, period, account_id, class, game_id)
) partition by RANGE (period);

create table member_identities (
  merchant_id text not null,
  provider text not null,
  subject text not null,
  member_id uuid not null,
  shown text not null,
  created_at timestamp with time zone not null,
  constraint member_identities_pkey PRIMARY KEY (merchant_id, provider, subject),
  constraint member_identities_merchant_id_member_id_provider_key UNIQUE (merchant_id, member_id, provider)
);

create table member_slots (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  class text not null,
  game_id text not null,
  band smallint not null,
  rounds bigint not null,
  won_rounds bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  prize_share_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  best_multiplier_e4 bigint,
  constraint member_slots_pkey PRIMARY KEY (merchant_id, period, account_id, class, game_id, band)
) partition by RANGE (period);

create table member_starts (
  merchant_id text not null,
  no integer not null,
  deposited_on date,
  active_on date,
  constraint member_starts_pkey PRIMARY KEY (merchant_id, no)
);

create table members (
  merchant_id text not null,
  id uuid not null,
  account text not null,
  account_key text not null,
  nickname text default ''::text not null,
  type integer default 0 not null,
  status text default 'open'::text not null,
  password_hash text,
  password_changed_at timestamp with time zone not null,
  payment_password_hash text,
  profile jsonb not null,
  registered_at timestamp with time zone not null,
  registered_ip text not null,
  last_login_at timestamp with time zone,
  mobile text,
  mobile_verified_at timestamp with time zone,
  email text,
  email_key text,
  email_verified_at timestamp with time zone,
  payee_name text,
  upline_id uuid,
  must_change_password boolean default false not null,
  payment_password_reset_at timestamp with time zone,
  hides_name boolean default false not null,
  constraint members_mobile_check CHECK ((mobile ~ '^\+[1-9][0-9]{5,14}$'::text)),
  constraint members_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'locked'::text]))),
  constraint members_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint members_pkey PRIMARY KEY (merchant_id, id),
  constraint members_merchant_id_account_key_key UNIQUE (merchant_id, account_key)
);
CREATE INDEX members_by_account_prefix ON public.members USING btree (merchant_id, account_key text_pattern_ops);
CREATE INDEX members_by_email ON public.members USING btree (merchant_id, email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX members_by_last_login ON public.members USING btree (merchant_id, last_login_at, id);
CREATE INDEX members_by_mobile ON public.members USING btree (merchant_id, mobile) WHERE (mobile IS NOT NULL);
CREATE INDEX members_by_mobile_end ON public.members USING btree (merchant_id, "right"(mobile, 4)) WHERE (mobile IS NOT NULL);
CREATE INDEX members_by_registration ON public.members USING btree (merchant_id, registered_at, id);
CREATE INDEX members_not_open ON public.members USING btree (merchant_id, registered_at, id) INCLUDE (status) WHERE (status <> 'open'::text);
CREATE INDEX members_of_other_types ON public.members USING btree (merchant_id, registered_at, id) INCLUDE (type) WHERE (type <> 0);
CREATE INDEX members_upline ON public.members USING btree (merchant_id, upline_id) WHERE (upline_id IS NOT NULL);
CREATE UNIQUE INDEX members_email ON public.members USING btree (merchant_id, email_key) WHERE (email_verified_at IS NOT NULL);
CREATE UNIQUE INDEX members_mobile ON public.members USING btree (merchant_id, mobile) WHERE (mobile_verified_at IS NOT NULL);

create table merchant_fixtures (
  merchant_id text not null,
  category text not null,
  game_id text not null,
  kind text not null,
  key text not null,
  name text not null,
  starts_at timestamp with time zone,
  "position" integer not null,
  constraint merchant_fixtures_category_check CHECK ((category = ANY (ARRAY['sports'::text, 'esports'::text, 'cockfight'::text]))),
  constraint merchant_fixtures_kind_check CHECK ((kind = ANY (ARRAY['league'::text, 'match'::text]))),
  constraint merchant_fixtures_position_check CHECK (("position" > 0)),
  constraint merchant_fixtures_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint merchant_fixtures_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_fixtures_pkey PRIMARY KEY (merchant_id, category, game_id, kind, key)
);

create table merchant_games (
  merchant_id text not null,
  game_id text not null,
  state text default 'visible'::text not null,
  "position" integer,
  hot boolean,
  notice jsonb default '{}'::jsonb not null,
  stopped_at timestamp with time zone,
  stop_notice jsonb default '{}'::jsonb not null,
  constraint merchant_games_position_check CHECK (("position" > 0)),
  constraint merchant_games_state_check CHECK ((state = ANY (ARRAY['visible'::text, 'hidden'::text, 'maintenance'::text]))),
  constraint merchant_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint merchant_games_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_games_pkey PRIMARY KEY (merchant_id, game_id)
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
  maintenance boolean default false not null,
  notice jsonb default '{}'::jsonb not null,
  stopped_at timestamp with time zone,
  stop_notice jsonb default '{}'::jsonb not null,
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
  integrations jsonb default '{}'::jsonb not null,
  constraint merchants_currency_check CHECK ((currency ~ '^[A-Z]{3,5}$'::text)),
  constraint merchants_id_check CHECK ((id ~ '^[a-z][a-z0-9]{1,15}$'::text)),
  constraint merchants_pkey PRIMARY KEY (id)
);

create table messages (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  sequence bigint not null,
  kind text not null,
  params jsonb not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  removed_at timestamp with time zone,
  broadcast_id uuid,
  constraint messages_broadcast_fkey FOREIGN KEY (merchant_id, broadcast_id) REFERENCES broadcasts(merchant_id, id) NOT VALID,
  constraint messages_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint messages_pkey PRIMARY KEY (merchant_id, id),
  constraint messages_merchant_id_member_id_sequence_key UNIQUE (merchant_id, member_id, sequence)
);
CREATE INDEX messages_unread ON public.messages USING btree (merchant_id, member_id) WHERE ((read_at IS NULL) AND (removed_at IS NULL));

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table mission_members (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  neg_steps smallint not null,
  last_at timestamp with time zone not null,
  given_at timestamp with time zone,
  grant_id uuid,
  constraint mission_members_neg_steps_check CHECK ((neg_steps <= 0)),
  constraint mission_members_pkey PRIMARY KEY (merchant_id, contest_id, member_id)
) with (fillfactor=70);
CREATE INDEX mission_members_order ON public.mission_members USING btree (merchant_id, contest_id, neg_steps, last_at, member_id);

create table mission_progress (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  step smallint not null,
  done_minor bigint not null,
  reached_at timestamp with time zone,
  constraint mission_progress_step_check CHECK ((step >= 0)),
  constraint mission_progress_pkey PRIMARY KEY (merchant_id, contest_id, member_id, step)
) with (fillfactor=70);

create table movements (
  merchant_id text not null,
  account_id uuid not null,
  their_id text not null,
  id uuid not null,
  direction text not null,
  amount_minor bigint not null,
  fee_minor bigint default 0 not null,
  asset text not null,
  payer text not null,
  payer_account text default ''::text not null,
  text text not null,
  at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  source text not null,
  state text not null,
  deposit_id uuid,
  payout_id uuid,
  detail jsonb,
  suspense_minor bigint default 0 not null,
  refund_id uuid,
  constraint movements_amount_minor_check CHECK ((amount_minor > 0)),
  constraint movements_check CHECK (((deposit_id IS NULL) OR (payout_id IS NULL))),
  constraint movements_check2 CHECK (((suspense_minor >= 0) AND (suspense_minor <= amount_minor))),
  constraint movements_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint movements_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint movements_matched_check CHECK (((state <> 'matched'::text) OR (num_nonnulls(deposit_id, payout_id, refund_id) > 0))),
  constraint movements_source_check CHECK ((source = ANY (ARRAY['hook'::text, 'ask'::text, 'list'::text, 'operator'::text]))),
  constraint movements_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'matched'::text, 'suspense'::text, 'returned'::text, 'vanished'::text]))),
  constraint movements_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint movements_pkey PRIMARY KEY (merchant_id, account_id, their_id)
);
CREATE INDEX movements_by_time ON public.movements USING btree (merchant_id, account_id, at);
CREATE INDEX movements_in_suspense ON public.movements USING btree (merchant_id, at, id) WHERE (suspense_minor > 0);
CREATE INDEX movements_of_payout ON public.movements USING btree (merchant_id, payout_id) WHERE (payout_id IS NOT NULL);
CREATE UNIQUE INDEX movements_by_id ON public.movements USING btree (merchant_id, id);
CREATE UNIQUE INDEX movements_of_deposit ON public.movements USING btree (merchant_id, deposit_id) WHERE ((deposit_id IS NOT NULL) AND (state = 'matched'::text));
CREATE UNIQUE INDEX movements_of_refund ON public.movements USING btree (merchant_id, refund_id) WHERE (refund_id IS NOT NULL);

create table node_moves (
  merchant_id text not null,
  id uuid not null,
  no integer not null,
  from_no integer not null,
  to_no integer not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  due_period integer not null,
  moved_on date,
  moved_at timestamp with time zone,
  failed text,
  constraint node_moves_check CHECK (((moved_on IS NULL) = (moved_at IS NULL))),
  constraint node_moves_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX node_moves_of_node ON public.node_moves USING btree (merchant_id, no, decided_at);
CREATE UNIQUE INDEX node_moves_pending ON public.node_moves USING btree (merchant_id, no) WHERE ((moved_at IS NULL) AND (failed IS NULL));

create table node_rates (
  merchant_id text not null,
  no integer not null,
  from_period integer not null,
  sheet_id uuid not null,
  constraint node_rates_pkey PRIMARY KEY (merchant_id, no, from_period)
);

create table notes (
  merchant_id text not null,
  subject text not null,
  id uuid not null,
  at timestamp with time zone not null,
  operator_id uuid not null,
  body text not null,
  constraint notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint notes_pkey PRIMARY KEY (merchant_id, subject, id)
);
CREATE TRIGGER notes_append_only BEFORE DELETE OR UPDATE ON public.notes FOR EACH ROW EXECUTE FUNCTION refuse_note_change();
CREATE TRIGGER notes_no_truncate BEFORE TRUNCATE ON public.notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_note_change();

create table opened_messages (
  id bytea not null,
  keep_until timestamp with time zone not null,
  constraint opened_messages_id_check CHECK ((length(id) = 16)),
  constraint opened_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX opened_messages_age ON public.opened_messages USING btree (keep_until);

create table operator_setup_links (
  operator_id uuid not null,
  token_hash bytea,
  issued_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint operator_setup_links_has_owner CHECK (((token_hash IS NOT NULL) OR (issued_by IS NOT NULL))),
  constraint operator_setup_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint operator_setup_links_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES operators(id),
  constraint operator_setup_links_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint operator_setup_links_pkey PRIMARY KEY (operator_id),
  constraint operator_setup_links_token_hash_key UNIQUE (token_hash)
);

create table operators (
  id uuid not null,
  email text not null,
  email_key text not null,
  name text not null,
  status text default 'open'::text not null,
  password_hash text,
  password_changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  set_up_at timestamp with time zone,
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
  constraint outbox_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX outbox_available ON public.outbox USING btree (merchant_id, available_at);

create table passkey_challenges (
  merchant_id text not null,
  challenge_hash bytea not null,
  purpose text not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_challenge_hash_check CHECK ((length(challenge_hash) = 32)),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['create'::text, 'use'::text]))),
  constraint passkey_challenges_pkey PRIMARY KEY (merchant_id, challenge_hash)
);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

create table passkeys (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  credential_id text not null,
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (merchant_id, id),
  constraint passkeys_merchant_id_credential_id_key UNIQUE (merchant_id, credential_id)
);
CREATE INDEX passkeys_of_account ON public.passkeys USING btree (merchant_id, account_id);

create table payment_accounts (
  merchant_id text not null,
  id uuid not null,
  adapter text not null,
  name text not null,
  currency text not null,
  config jsonb not null,
  secrets_key_id text not null,
  secrets bytea not null,
  state text not null,
  failures integer default 0 not null,
  last_hook_at timestamp with time zone,
  last_success_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint payment_accounts_failures_check CHECK ((failures >= 0)),
  constraint payment_accounts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'resting'::text, 'closed'::text]))),
  constraint payment_accounts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint payment_accounts_pkey PRIMARY KEY (merchant_id, id)
);

create table payment_acts (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  amount_minor bigint not null,
  operator_id uuid not null,
  approved_by uuid,
  reason text not null,
  at timestamp with time zone not null,
  constraint payment_acts_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_acts_check CHECK ((approved_by <> operator_id)),
  constraint payment_acts_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'refund'::text, 'refund_end'::text, 'settlement'::text, 'debt'::text]))),
  constraint payment_acts_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint payment_acts_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint payment_acts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX payment_acts_alone ON public.payment_acts USING btree (merchant_id, operator_id, at) WHERE (approved_by IS NULL);

create table payment_addresses (
  merchant_id text not null,
  account_id uuid not null,
  member_id uuid not null,
  index integer not null,
  address text not null,
  created_at timestamp with time zone not null,
  constraint payment_addresses_index_check CHECK ((index >= 0)),
  constraint payment_addresses_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint payment_addresses_pkey PRIMARY KEY (merchant_id, account_id, member_id)
);
CREATE UNIQUE INDEX payment_addresses_by_index ON public.payment_addresses USING btree (merchant_id, account_id, index);
CREATE UNIQUE INDEX payment_addresses_once ON public.payment_addresses USING btree (merchant_id, address);

create table payment_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null,
  thing_id uuid not null,
  constraint payment_changes_sequence_check CHECK ((sequence > 0)),
  constraint payment_changes_pkey PRIMARY KEY (merchant_id, member_id)
);

create table payment_channels (
  merchant_id text not null,
  direction text not null,
  method_id text not null,
  account_id uuid not null,
  "position" integer not null,
  is_open boolean not null,
  max_minor bigint,
  constraint payment_channels_max_minor_check CHECK ((max_minor > 0)),
  constraint payment_channels_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint payment_channels_merchant_id_direction_method_id_fkey FOREIGN KEY (merchant_id, direction, method_id) REFERENCES payment_methods(merchant_id, direction, id),
  constraint payment_channels_pkey PRIMARY KEY (merchant_id, direction, method_id, account_id)
);

create table payment_findings (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  subject text not null,
  asset text not null,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  reason text,
  constraint payment_findings_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'state'::text, 'fee'::text, 'position'::text]))),
  constraint payment_findings_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint payment_findings_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES operators(id),
  constraint payment_findings_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX payment_findings_by_time ON public.payment_findings USING btree (merchant_id, found_at, id);
CREATE UNIQUE INDEX payment_findings_open ON public.payment_findings USING btree (merchant_id, account_id, kind, subject) WHERE (resolved_at IS NULL);

create table payment_methods (
  merchant_id text not null,
  direction text not null,
  id text not null,
  kind text not null,
  names jsonb not null,
  terms jsonb not null,
  "position" integer not null,
  is_open boolean not null,
  changed_at timestamp with time zone not null,
  constraint payment_methods_direction_check CHECK ((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text]))),
  constraint payment_methods_id_check CHECK ((id ~ '^[a-z][a-z0-9_]{1,31}$'::text)),
  constraint payment_methods_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint payment_methods_pkey PRIMARY KEY (merchant_id, direction, id)
);

create table payment_positions (
  merchant_id text not null,
  account_id uuid not null,
  asset text not null,
  at timestamp with time zone not null,
  ours_minor bigint not null,
  theirs_minor bigint,
  constraint payment_positions_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint payment_positions_pkey PRIMARY KEY (merchant_id, account_id, asset, at)
);

create table payouts (
  merchant_id text not null,
  id uuid not null,
  withdrawal_id uuid not null,
  member_id uuid not null,
  account_id uuid not null,
  reference text not null,
  amount_minor bigint not null,
  fee_cost_minor bigint default 0 not null,
  state text not null,
  state_reason text,
  their_id text,
  taken_by uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  paid_at timestamp with time zone,
  ask_at timestamp with time zone,
  asks integer default 0 not null,
  is_by_hand boolean not null,
  proofs uuid[] default '{}'::uuid[] not null,
  asset text,
  asset_minor bigint,
  constraint payouts_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payouts_asset_check CHECK (((asset IS NULL) = (asset_minor IS NULL))),
  constraint payouts_asset_minor_check CHECK ((asset_minor > 0)),
  constraint payouts_fee_cost_minor_check CHECK ((fee_cost_minor >= 0)),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'submitting'::text, 'submitted'::text, 'unknown'::text, 'refused'::text, 'paid'::text, 'returned'::text]))),
  constraint payouts_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint payouts_merchant_id_withdrawal_id_fkey FOREIGN KEY (merchant_id, withdrawal_id) REFERENCES withdrawals(merchant_id, id),
  constraint payouts_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES operators(id),
  constraint payouts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX payouts_by_amount ON public.payouts USING btree (merchant_id, amount_minor, id);
CREATE INDEX payouts_by_their_id ON public.payouts USING btree (merchant_id, account_id, their_id) WHERE (their_id IS NOT NULL);
CREATE INDEX payouts_by_time ON public.payouts USING btree (merchant_id, created_at, id);
CREATE INDEX payouts_of_withdrawal ON public.payouts USING btree (merchant_id, withdrawal_id);
CREATE INDEX payouts_open ON public.payouts USING btree (merchant_id, state, created_at, id) WHERE (state = ANY (ARRAY['queued'::text, 'submitting'::text, 'submitted'::text, 'unknown'::text]));
CREATE INDEX payouts_to_ask ON public.payouts USING btree (merchant_id, ask_at) WHERE (ask_at IS NOT NULL);
CREATE UNIQUE INDEX payouts_by_reference ON public.payouts USING btree (merchant_id, account_id, reference);

create table play_guards (
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  version integer not null,
  kept_period integer not null,
  rules json not null,
  constraint play_guards_pkey PRIMARY KEY (merchant_id, member_id)
);

create table point_conversions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  currency text not null,
  points_minor bigint not null,
  amount_minor bigint not null,
  level smallint not null,
  price_minor bigint not null,
  day date not null,
  at timestamp with time zone not null,
  constraint point_conversions_amount_minor_check CHECK ((amount_minor > 0)),
  constraint point_conversions_points_minor_check CHECK ((points_minor > 0)),
  constraint point_conversions_price_minor_check CHECK ((price_minor > 0)),
  constraint point_conversions_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX point_conversions_of_day ON public.point_conversions USING btree (merchant_id, member_id, day);

create table point_rates (
  merchant_id text not null,
  from_period integer not null,
  class text not null,
  level smallint not null,
  points_ppm bigint not null,
  xp_ppm bigint not null,
  constraint point_rates_points_ppm_check CHECK (((points_ppm >= 0) AND (points_ppm <= 1000000000))),
  constraint point_rates_xp_ppm_check CHECK (((xp_ppm >= 0) AND (xp_ppm <= 1000000000))),
  constraint point_rates_pkey PRIMARY KEY (merchant_id, from_period, class, level)
);

create table point_sheets (
  merchant_id text not null,
  from_period integer not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint point_sheets_pkey PRIMARY KEY (merchant_id, from_period)
);

create table promotion_entries (
  merchant_id text not null,
  promotion_id uuid not null,
  member_id uuid not null,
  version integer not null,
  language text not null,
  terms_hash text not null,
  joined_at timestamp with time zone not null,
  constraint promotion_entries_pkey PRIMARY KEY (merchant_id, promotion_id, member_id)
);
CREATE INDEX promotion_entries_of_member ON public.promotion_entries USING btree (merchant_id, member_id);

create table promotion_grants (
  merchant_id text not null,
  id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  member_id uuid not null,
  window_key text not null,
  limit_key text,
  state text not null,
  rewards jsonb not null,
  because jsonb not null,
  cost_minor bigint not null,
  returned_minor bigint default 0 not null,
  base_minor bigint default 0 not null,
  group_name text,
  figures_from integer,
  figures_until integer,
  remark text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  claimed_at timestamp with time zone,
  ended_at timestamp with time zone,
  review_at timestamp with time zone,
  untold boolean default false not null,
  constraint promotion_grants_check CHECK (((returned_minor >= 0) AND (returned_minor <= cost_minor))),
  constraint promotion_grants_check1 CHECK ((figures_until > figures_from)),
  constraint promotion_grants_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint promotion_grants_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'claimed'::text, 'process'::text, 'review'::text, 'expired'::text, 'revoked'::text]))),
  constraint promotion_grants_window_key_check CHECK (((length(window_key) >= 1) AND (length(window_key) <= 120))),
  constraint promotion_grants_pkey PRIMARY KEY (merchant_id, id),
  constraint promotion_grants_merchant_id_promotion_id_member_id_limit_k_key UNIQUE (merchant_id, promotion_id, member_id, limit_key),
  constraint promotion_grants_merchant_id_promotion_id_member_id_window__key UNIQUE (merchant_id, promotion_id, member_id, window_key)
) with (fillfactor=80);
CREATE INDEX promotion_grants_expiring ON public.promotion_grants USING btree (merchant_id, expires_at) WHERE ((state = 'issued'::text) AND (expires_at IS NOT NULL));
CREATE INDEX promotion_grants_of_member ON public.promotion_grants USING btree (merchant_id, member_id, created_at);
CREATE INDEX promotion_grants_of_promotion ON public.promotion_grants USING btree (merchant_id, promotion_id, created_at);
CREATE INDEX promotion_grants_open ON public.promotion_grants USING btree (merchant_id, member_id) WHERE (state = 'issued'::text);
CREATE INDEX promotion_grants_review ON public.promotion_grants USING btree (merchant_id, created_at) WHERE (state = 'review'::text);
CREATE INDEX promotion_grants_untold ON public.promotion_grants USING btree (merchant_id, id) WHERE untold;
CREATE UNIQUE INDEX promotion_grants_one_of_group ON public.promotion_grants USING btree (merchant_id, group_name, member_id) WHERE ((group_name IS NOT NULL) AND (state <> 'revoked'::text));

create table promotion_marks (
  merchant_id text not null,
  promotion_id uuid not null,
  kind text not null,
  key_hash bytea not null,
  grant_id uuid not null,
  member_id uuid not null,
  constraint promotion_marks_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'device'::text, 'address'::text, 'instrument'::text]))),
  constraint promotion_marks_pkey PRIMARY KEY (merchant_id, promotion_id, kind, key_hash)
);

create table promotion_runs (
  merchant_id text not null,
  promotion_id uuid not null,
  window_key text not null,
  version integer not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  cursor uuid,
  grants integer default 0 not null,
  cost_minor bigint default 0 not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint promotion_runs_check CHECK ((until_at > from_at)),
  constraint promotion_runs_pkey PRIMARY KEY (merchant_id, promotion_id, window_key)
);

create table promotion_signals (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  member_ids uuid[] not null,
  facts jsonb not null,
  grant_ids uuid[] not null,
  state text not null,
  found_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  remark text,
  constraint promotion_signals_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint promotion_signals_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint promotion_signals_kind_check CHECK ((kind = ANY (ARRAY['cluster'::text, 'opposite_bets'::text, 'self_referral'::text, 'claim_velocity'::text, 'under_wagering'::text]))),
  constraint promotion_signals_member_ids_check CHECK ((member_ids <> '{}'::uuid[])),
  constraint promotion_signals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cleared'::text, 'confirmed'::text]))),
  constraint promotion_signals_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200))),
  constraint promotion_signals_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint promotion_signals_pkey PRIMARY KEY (merchant_id, id),
  constraint promotion_signals_merchant_id_kind_subject_key UNIQUE (merchant_id, kind, subject)
);
CREATE INDEX promotion_signals_newest ON public.promotion_signals USING btree (merchant_id, state, found_at DESC, id);

create table promotion_tags (
  merchant_id text not null,
  tag text not null,
  member_id uuid not null,
  constraint promotion_tags_tag_check CHECK (((length(tag) >= 1) AND (length(tag) <= 32))),
  constraint promotion_tags_pkey PRIMARY KEY (merchant_id, tag, member_id)
);
CREATE INDEX promotion_tags_of_member ON public.promotion_tags USING btree (merchant_id, member_id);

create table promotion_versions (
  merchant_id text not null,
  promotion_id uuid not null,
  version integer not null,
  definition jsonb not null,
  terms_hash text not null,
  published_at timestamp with time zone not null,
  asked_by uuid,
  approved_by uuid,
  constraint promotion_versions_terms_hash_check CHECK ((terms_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint promotion_versions_version_check CHECK ((version > 0)),
  constraint promotion_versions_pkey PRIMARY KEY (merchant_id, promotion_id, version)
);
CREATE TRIGGER promotion_versions_append_only BEFORE DELETE OR UPDATE ON public.promotion_versions FOR EACH ROW EXECUTE FUNCTION refuse_promotion_version_change();

create table promotions (
  merchant_id text not null,
  id uuid not null,
  slug text not null,
  kind text not null,
  state text not null,
  texts jsonb not null,
  draft jsonb,
  version integer default 0 not null,
  budget_minor bigint,
  granted_minor bigint default 0 not null,
  grants_total integer,
  grants_count integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint promotions_budget_minor_check CHECK ((budget_minor >= 0)),
  constraint promotions_check CHECK ((granted_minor <= budget_minor)),
  constraint promotions_check1 CHECK ((grants_count <= grants_total)),
  constraint promotions_check2 CHECK (((version = 0) = (state = 'draft'::text))),
  constraint promotions_granted_minor_check CHECK ((granted_minor >= 0)),
  constraint promotions_grants_count_check CHECK ((grants_count >= 0)),
  constraint promotions_grants_total_check CHECK ((grants_total > 0)),
  constraint promotions_kind_check CHECK ((kind = ANY (ARRAY['offer'::text, 'mission'::text, 'race'::text, 'raffle'::text, 'envelope'::text, 'wheel'::text, 'referral'::text]))),
  constraint promotions_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,63}$'::text)),
  constraint promotions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'paused'::text, 'ended'::text]))),
  constraint promotions_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint promotions_pkey PRIMARY KEY (merchant_id, id),
  constraint promotions_merchant_id_slug_key UNIQUE (merchant_id, slug)
) with (fillfactor=70);

create table protection_closures (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  reason_code text not null,
  closed_at timestamp with time zone not null,
  reopened_at timestamp with time zone,
  constraint protection_closures_pkey PRIMARY KEY (merchant_id, id)
);
CREATE UNIQUE INDEX protection_closures_open ON public.protection_closures USING btree (merchant_id, member_id) WHERE (reopened_at IS NULL);

create table protection_exclusions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  return_at timestamp with time zone,
  by_kind text not null,
  by_id uuid not null,
  constraint protection_exclusions_by_kind_check CHECK ((by_kind = ANY (ARRAY['member'::text, 'operator'::text]))),
  constraint protection_exclusions_check CHECK ((ends_at > starts_at)),
  constraint protection_exclusions_check1 CHECK ((return_at >= ends_at)),
  constraint protection_exclusions_check2 CHECK (((kind = 'cool_off'::text) OR (ends_at IS NULL) OR ((ends_at - starts_at) >= '180 days'::interval))),
  constraint protection_exclusions_kind_check CHECK ((kind = ANY (ARRAY['cool_off'::text, 'self_exclusion'::text]))),
  constraint protection_exclusions_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX protection_exclusions_of_member ON public.protection_exclusions USING btree (merchant_id, member_id);
CREATE TRIGGER keep_exclusion BEFORE DELETE OR UPDATE ON public.protection_exclusions FOR EACH ROW EXECUTE FUNCTION keep_exclusion();

create table protection_limits (
  merchant_id text not null,
  member_id uuid not null,
  owner text not null,
  kind text not null,
  span text not null,
  amount_minor bigint not null,
  since timestamp with time zone not null,
  asked_minor bigint,
  asked_at timestamp with time zone,
  constraint protection_limits_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint protection_limits_check CHECK ((asked_minor > amount_minor)),
  constraint protection_limits_check1 CHECK (((asked_minor IS NULL) OR (asked_at IS NOT NULL))),
  constraint protection_limits_check2 CHECK (((kind = 'stake'::text) = (span = 'once'::text))),
  constraint protection_limits_check3 CHECK (((kind <> 'time'::text) OR (span = 'day'::text))),
  constraint protection_limits_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'wager'::text, 'stake'::text, 'time'::text]))),
  constraint protection_limits_owner_check CHECK ((owner = ANY (ARRAY['member'::text, 'operator'::text]))),
  constraint protection_limits_span_check CHECK ((span = ANY (ARRAY['once'::text, 'day'::text, 'week'::text, 'month'::text]))),
  constraint protection_limits_pkey PRIMARY KEY (merchant_id, member_id, owner, kind, span)
);

create table protection_members (
  merchant_id text not null,
  member_id uuid not null,
  reality_minutes integer,
  reality_answered_at timestamp with time zone,
  offer_answered_at timestamp with time zone,
  constraint protection_members_reality_minutes_check CHECK ((reality_minutes = ANY (ARRAY[15, 30, 60]))),
  constraint protection_members_pkey PRIMARY KEY (merchant_id, member_id)
);

create table provider_events (
  merchant_id text not null,
  account_id uuid not null,
  event_id text not null,
  headers jsonb not null,
  body bytea not null,
  received_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint provider_events_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint provider_events_pkey PRIMARY KEY (merchant_id, account_id, event_id)
);
CREATE INDEX provider_events_waiting ON public.provider_events USING btree (merchant_id, received_at) WHERE (done_at IS NULL);

create table race_fences (
  merchant_id text not null,
  contest_id uuid not null,
  neg_score bigint not null,
  reached integer not null,
  constraint race_fences_pkey PRIMARY KEY (merchant_id, contest_id, neg_score)
);

create table race_prizes (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  place integer not null,
  amount_minor bigint not null,
  given_at timestamp with time zone,
  grant_id uuid,
  constraint race_prizes_amount_minor_check CHECK ((amount_minor > 0)),
  constraint race_prizes_place_check CHECK ((place > 0)),
  constraint race_prizes_pkey PRIMARY KEY (merchant_id, contest_id, member_id)
);
CREATE INDEX race_prizes_due ON public.race_prizes USING btree (merchant_id, contest_id, place) WHERE (given_at IS NULL);

create table race_scores (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  neg_score bigint default 0 not null,
  joined_at timestamp with time zone not null,
  constraint race_scores_pkey PRIMARY KEY (merchant_id, contest_id, member_id)
) with (fillfactor=70);
CREATE INDEX race_scores_order ON public.race_scores USING btree (merchant_id, contest_id, neg_score, member_id);

create table raffle_draws (
  merchant_id text not null,
  contest_id uuid not null,
  prize integer not null,
  draw integer not null,
  ticket bigint not null,
  tag text not null,
  member_id uuid not null,
  amount_minor bigint not null,
  given_at timestamp with time zone,
  grant_id uuid,
  constraint raffle_draws_amount_minor_check CHECK ((amount_minor > 0)),
  constraint raffle_draws_draw_check CHECK ((draw >= 0)),
  constraint raffle_draws_prize_check CHECK ((prize >= 0)),
  constraint raffle_draws_pkey PRIMARY KEY (merchant_id, contest_id, prize)
);

create table raffle_tickets (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  base_minor bigint not null,
  extra integer default 0 not null,
  tickets integer not null,
  tag text not null,
  first bigint,
  last bigint,
  constraint raffle_tickets_check CHECK ((last >= first)),
  constraint raffle_tickets_extra_check CHECK ((extra >= 0)),
  constraint raffle_tickets_tickets_check CHECK ((tickets >= 0)),
  constraint raffle_tickets_pkey PRIMARY KEY (merchant_id, contest_id, member_id)
) with (fillfactor=70);
CREATE UNIQUE INDEX raffle_tickets_numbered ON public.raffle_tickets USING btree (merchant_id, contest_id, first) WHERE (first IS NOT NULL);

create table raffles (
  merchant_id text not null,
  contest_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null,
  seed text,
  beacon_id text not null,
  announced_round bigint not null,
  listed_at timestamp with time zone,
  root text,
  members integer,
  tickets bigint,
  round bigint,
  signature text,
  randomness text,
  drawn_at timestamp with time zone,
  constraint raffles_check CHECK ((((listed_at IS NULL) = (root IS NULL)) AND ((root IS NULL) = (round IS NULL)))),
  constraint raffles_check1 CHECK ((((drawn_at IS NULL) = (seed IS NULL)) AND ((seed IS NULL) = (signature IS NULL)))),
  constraint raffles_seed_hash_check CHECK ((seed_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint raffles_beacon_id_fkey FOREIGN KEY (beacon_id) REFERENCES lottery_beacons(id),
  constraint raffles_pkey PRIMARY KEY (merchant_id, contest_id)
);

create table rate_quotas (
  merchant_id text not null,
  agent_no integer not null,
  class text not null,
  from_ppm integer not null,
  places integer not null,
  constraint rate_quotas_places_check CHECK ((places >= 0)),
  constraint rate_quotas_pkey PRIMARY KEY (merchant_id, agent_no, class, from_ppm)
);

create table rate_sheets (
  merchant_id text not null,
  id uuid not null,
  rates_ppm integer[] not null,
  constraint rate_sheets_rates_ppm_check CHECK ((cardinality(rates_ppm) = 12)),
  constraint rate_sheets_pkey PRIMARY KEY (merchant_id, id)
);

create table rate_thresholds (
  merchant_id text not null,
  class text not null,
  from_ppm integer not null,
  constraint rate_thresholds_pkey PRIMARY KEY (merchant_id, class, from_ppm)
);

create table rebate_accounts (
  merchant_id text not null,
  no integer not null,
  own_minor bigint default 0 not null,
  share_minor bigint default 0 not null,
  billed_own_minor bigint default 0 not null,
  billed_share_minor bigint default 0 not null,
  billed_own_until integer not null,
  billed_share_until integer not null,
  constraint rebate_accounts_pkey PRIMARY KEY (merchant_id, no)
) with (fillfactor=70);
CREATE INDEX rebate_accounts_due ON public.rebate_accounts USING btree (merchant_id, no) WHERE ((own_minor > billed_own_minor) OR (share_minor > billed_share_minor));

create table rebate_bills (
  merchant_id text not null,
  id uuid not null,
  no integer not null,
  member_id uuid not null,
  kind text not null,
  from_period integer not null,
  until_period integer not null,
  amount_minor bigint not null,
  state text not null,
  transfer_id uuid not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  constraint rebate_bills_amount_minor_check CHECK ((amount_minor > 0)),
  constraint rebate_bills_check CHECK ((until_period > from_period)),
  constraint rebate_bills_check1 CHECK (((paid_at IS NOT NULL) = (state = 'paid'::text))),
  constraint rebate_bills_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'share'::text]))),
  constraint rebate_bills_state_check CHECK ((state = ANY (ARRAY['due'::text, 'review'::text, 'refused'::text, 'lapsed'::text, 'paid'::text]))),
  constraint rebate_bills_pkey PRIMARY KEY (merchant_id, id),
  constraint rebate_bills_merchant_id_no_kind_until_period_key UNIQUE (merchant_id, no, kind, until_period)
);
CREATE INDEX rebate_bills_of_node ON public.rebate_bills USING btree (merchant_id, no, until_period);
CREATE INDEX rebate_bills_open ON public.rebate_bills USING btree (merchant_id, state, id) WHERE (state = ANY (ARRAY['due'::text, 'review'::text]));

create table rebate_corrections (
  merchant_id text not null,
  period integer not null,
  counts_period integer not null,
  no integer not null,
  class text not null,
  rate_ppm integer not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  downline_minor bigint not null,
  prize_share_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  constraint rebate_corrections_pkey PRIMARY KEY (merchant_id, period, counts_period, no, class)
);
CREATE INDEX rebate_corrections_of_node ON public.rebate_corrections USING btree (merchant_id, no, period);

create table rebate_days (
  merchant_id text not null,
  day date not null,
  no integer not null,
  class text not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  constraint rebate_days_pkey PRIMARY KEY (merchant_id, day, no, class)
) with (fillfactor=70);
CREATE INDEX rebate_days_of_node ON public.rebate_days USING btree (merchant_id, no, day);

create table rebate_runs (
  merchant_id text not null,
  until_period integer not null,
  constraint rebate_runs_pkey PRIMARY KEY (merchant_id)
);

create table rebate_slots (
  merchant_id text not null,
  period integer not null,
  no integer not null,
  class text not null,
  rate_ppm integer not null,
  own_bet_minor bigint not null,
  team_bet_minor bigint not null,
  downline_minor bigint not null,
  prize_share_minor bigint not null,
  own_minor bigint not null,
  share_minor bigint not null,
  constraint rebate_slots_pkey PRIMARY KEY (merchant_id, period, no, class)
);
CREATE INDEX rebate_slots_of_node ON public.rebate_slots USING btree (merchant_id, no, period);

create table recent_games (
  merchant_id text not null,
  member_id uuid not null,
  game_id text not null,
  opened_at timestamp with time zone not null,
  constraint recent_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint recent_games_pkey PRIMARY KEY (merchant_id, member_id, game_id)
);
CREATE INDEX recent_games_newest ON public.recent_games USING btree (merchant_id, member_id, opened_at DESC);

create table recovery_codes (
  merchant_id text not null,
  account_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint recovery_codes_pkey PRIMARY KEY (merchant_id, account_id, code_hash)
);

create table redemptions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  good_id uuid not null,
  kind text not null,
  quantity integer not null,
  points_minor bigint not null,
  amount_minor bigint not null,
  worth_minor bigint not null,
  currency text not null,
  paid_from text not null,
  state text not null,
  address_id uuid,
  mobile_key text,
  mobile_sealed bytea,
  mobile_end text not null,
  shipping_no text,
  remark text,
  reference uuid not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  approved_by uuid,
  constraint redemptions_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint redemptions_check CHECK (((state = 'process'::text) = (decided_at IS NULL))),
  constraint redemptions_check1 CHECK (((mobile_sealed IS NULL) = (mobile_key IS NULL))),
  constraint redemptions_paid_from_check CHECK ((paid_from = ANY (ARRAY['points'::text, 'gift'::text]))),
  constraint redemptions_points_minor_check CHECK ((points_minor >= 0)),
  constraint redemptions_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100))),
  constraint redemptions_state_check CHECK ((state = ANY (ARRAY['process'::text, 'approved'::text, 'rejected'::text]))),
  constraint redemptions_worth_minor_check CHECK ((worth_minor >= 0)),
  constraint redemptions_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX redemptions_by_time ON public.redemptions USING btree (merchant_id, created_at, id);
CREATE INDEX redemptions_of_good ON public.redemptions USING btree (merchant_id, good_id, member_id);
CREATE INDEX redemptions_of_member ON public.redemptions USING btree (merchant_id, member_id, created_at, id);
CREATE INDEX redemptions_waiting ON public.redemptions USING btree (merchant_id, created_at, id) WHERE (state = 'process'::text);
CREATE INDEX redemptions_with_mobile ON public.redemptions USING btree (merchant_id, decided_at) WHERE (mobile_sealed IS NOT NULL);

create table referral_codes (
  merchant_id text not null,
  code_key text not null,
  code text not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  constraint referral_codes_pkey PRIMARY KEY (merchant_id, code_key),
  constraint referral_codes_merchant_id_member_id_key UNIQUE (merchant_id, member_id)
);

create table referral_collections (
  merchant_id text not null,
  member_id uuid not null,
  until_week date not null,
  amount_minor bigint not null,
  grant_id uuid not null,
  collected_at timestamp with time zone not null,
  constraint referral_collections_amount_minor_check CHECK ((amount_minor > 0)),
  constraint referral_collections_pkey PRIMARY KEY (merchant_id, member_id, until_week)
);

create table referral_earnings (
  merchant_id text not null,
  member_id uuid not null,
  friend_id uuid not null,
  week date not null,
  edge_minor bigint not null,
  bps integer not null,
  amount_minor bigint not null,
  constraint referral_earnings_bps_check CHECK ((bps > 0)),
  constraint referral_earnings_pkey PRIMARY KEY (merchant_id, member_id, friend_id, week)
);

create table referral_runs (
  merchant_id text not null,
  week date not null,
  done_at timestamp with time zone not null,
  constraint referral_runs_pkey PRIMARY KEY (merchant_id, week)
);

create table referrals (
  merchant_id text not null,
  member_id uuid not null,
  referrer_id uuid not null,
  code text not null,
  registered_at timestamp with time zone not null,
  deposited_at timestamp with time zone,
  played_minor bigint default 0 not null,
  verified_at timestamp with time zone,
  qualified_at timestamp with time zone,
  refused text,
  constraint referrals_check CHECK ((referrer_id <> member_id)),
  constraint referrals_check1 CHECK (((qualified_at IS NULL) OR (refused IS NULL))),
  constraint referrals_refused_check CHECK ((refused = ANY (ARRAY['person'::text, 'device'::text, 'instrument'::text, 'late'::text]))),
  constraint referrals_pkey PRIMARY KEY (merchant_id, member_id)
);
CREATE INDEX referrals_of_referrer ON public.referrals USING btree (merchant_id, referrer_id, registered_at);
CREATE INDEX referrals_open ON public.referrals USING btree (merchant_id, registered_at) WHERE ((qualified_at IS NULL) AND (refused IS NULL));

create table refunds (
  merchant_id text not null,
  id uuid not null,
  deposit_id uuid,
  movement_id uuid,
  member_id uuid,
  account_id uuid not null,
  reference text not null,
  asset text not null,
  amount_minor bigint not null,
  state text not null,
  state_reason text,
  is_by_hand boolean not null,
  their_id text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  done_at timestamp with time zone,
  ask_at timestamp with time zone,
  asks integer default 0 not null,
  constraint refunds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refunds_check CHECK (((deposit_id IS NULL) <> (movement_id IS NULL))),
  constraint refunds_check1 CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'second'::text, 'submitting'::text, 'unknown'::text, 'done'::text, 'failed'::text]))),
  constraint refunds_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES payment_accounts(merchant_id, id),
  constraint refunds_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX refunds_by_hand ON public.refunds USING btree (merchant_id, created_at) WHERE (is_by_hand AND (state <> ALL (ARRAY['done'::text, 'failed'::text])));
CREATE INDEX refunds_by_time ON public.refunds USING btree (merchant_id, created_at, id);
CREATE INDEX refunds_of_deposit ON public.refunds USING btree (merchant_id, deposit_id) WHERE (deposit_id IS NOT NULL);
CREATE INDEX refunds_to_ask ON public.refunds USING btree (merchant_id, ask_at) WHERE (ask_at IS NOT NULL);
CREATE UNIQUE INDEX refunds_by_reference ON public.refunds USING btree (merchant_id, account_id, reference);
CREATE UNIQUE INDEX refunds_one_of_movement ON public.refunds USING btree (merchant_id, movement_id) WHERE ((movement_id IS NOT NULL) AND (state <> ALL (ARRAY['done'::text, 'failed'::text])));

create table report_days (
  merchant_id text not null,
  currency text not null,
  dimension text not null,
  day date not null,
  key text not null,
  measure text not null,
  amount bigint not null,
  constraint report_days_dimension_check CHECK ((dimension = ANY (ARRAY['total'::text, 'hour'::text, 'vendor'::text, 'game'::text]))),
  constraint report_days_pkey PRIMARY KEY (merchant_id, currency, dimension, day, key, measure)
);

create table report_marks (
  merchant_id text not null,
  folded_until timestamp with time zone not null,
  constraint report_marks_pkey PRIMARY KEY (merchant_id)
);

create table reset_links (
  merchant_id text not null,
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint reset_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint reset_links_pkey PRIMARY KEY (merchant_id, token_hash)
);
CREATE INDEX reset_links_expiry ON public.reset_links USING btree (expires_at);

create table resettled_slots (
  merchant_id text not null,
  period integer not null,
  account_id integer not null,
  class text not null,
  game_id text not null,
  band smallint not null,
  rounds bigint not null,
  won_rounds bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  prize_share_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  best_multiplier_e4 bigint,
  counts_period integer not null,
  constraint resettled_slots_pkey PRIMARY KEY (merchant_id, counts_period, period, account_id, class, game_id, band)
);
CREATE INDEX resettled_slots_told ON public.resettled_slots USING btree (merchant_id, period);

create table resettlement_spans (
  merchant_id text not null,
  resettlement_id uuid not null,
  kind text not null,
  cycle text not null,
  from_period integer not null,
  until_period integer not null,
  constraint resettlement_spans_check CHECK ((until_period > from_period)),
  constraint resettlement_spans_pkey PRIMARY KEY (merchant_id, resettlement_id, kind, cycle, from_period)
);

create table resettlements (
  merchant_id text not null,
  id uuid not null,
  run_id uuid not null,
  from_period integer not null,
  until_period integer not null,
  corrected_before timestamp with time zone not null,
  ordered_by uuid not null,
  ordered_at timestamp with time zone not null,
  state text not null,
  told_period integer,
  corrections integer,
  periods integer[],
  done_at timestamp with time zone,
  constraint resettlements_check CHECK ((until_period > from_period)),
  constraint resettlements_check1 CHECK ((((state = 'ordered'::text) = (told_period IS NULL)) AND ((state = 'ordered'::text) = (periods IS NULL)) AND ((state = 'ordered'::text) = (corrections IS NULL)))),
  constraint resettlements_check2 CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint resettlements_state_check CHECK ((state = ANY (ARRAY['ordered'::text, 'moved'::text, 'planned'::text, 'done'::text]))),
  constraint resettlements_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX resettlements_open ON public.resettlements USING btree (merchant_id, ordered_at, id) WHERE (state <> 'done'::text);

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

create table reward_changes (
  merchant_id text not null,
  member_id uuid not null,
  sequence bigint not null,
  constraint reward_changes_pkey PRIMARY KEY (merchant_id, member_id)
) with (fillfactor=70);

create table ring_members (
  merchant_id text not null,
  member_id uuid not null,
  ring_id uuid not null,
  no integer not null,
  reasons text[] not null,
  constraint ring_members_pkey PRIMARY KEY (merchant_id, member_id)
);
CREATE INDEX ring_members_of_ring ON public.ring_members USING btree (merchant_id, ring_id, no);

create table rings (
  merchant_id text not null,
  id uuid not null,
  state text not null,
  reasons text[] not null,
  size integer not null,
  found_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision text,
  constraint rings_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint rings_size_check CHECK ((size > 1)),
  constraint rings_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'dismissed'::text]))),
  constraint rings_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX rings_by_time ON public.rings USING btree (merchant_id, found_at, id);

create table risk_cases (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  state text not null,
  verdict text not null,
  flags integer not null,
  checks text[] not null,
  assigned_to uuid,
  decision text,
  decision_reason text,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint risk_cases_check CHECK (((state = 'closed'::text) = (decision IS NOT NULL))),
  constraint risk_cases_decision_check CHECK ((decision = ANY (ARRAY['nothing_found'::text, 'explained'::text, 'restricted'::text, 'account_closed'::text]))),
  constraint risk_cases_flags_check CHECK ((flags >= 0)),
  constraint risk_cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'looking'::text, 'waiting'::text, 'reported'::text, 'closed'::text]))),
  constraint risk_cases_verdict_check CHECK ((verdict = ANY (ARRAY['pass'::text, 'review'::text, 'hold'::text]))),
  constraint risk_cases_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES operators(id),
  constraint risk_cases_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint risk_cases_merchant_id_member_id_fkey FOREIGN KEY (merchant_id, member_id) REFERENCES members(merchant_id, id),
  constraint risk_cases_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX risk_cases_changed ON public.risk_cases USING btree (merchant_id, changed_at, id);
CREATE INDEX risk_cases_of_member ON public.risk_cases USING btree (merchant_id, member_id, opened_at);
CREATE INDEX risk_cases_opened ON public.risk_cases USING btree (merchant_id, opened_at, id);
CREATE UNIQUE INDEX risk_cases_open ON public.risk_cases USING btree (merchant_id, member_id) WHERE (state <> 'closed'::text);

create table risk_flags (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  case_id uuid not null,
  kind text not null,
  verdict text not null,
  subject text not null,
  facts jsonb not null,
  members uuid[] not null,
  at timestamp with time zone not null,
  constraint risk_flags_verdict_check CHECK ((verdict = ANY (ARRAY['pass'::text, 'review'::text, 'hold'::text]))),
  constraint risk_flags_merchant_id_case_id_fkey FOREIGN KEY (merchant_id, case_id) REFERENCES risk_cases(merchant_id, id),
  constraint risk_flags_pkey PRIMARY KEY (merchant_id, id),
  constraint risk_flags_merchant_id_member_id_kind_subject_key UNIQUE (merchant_id, member_id, kind, subject)
);
CREATE INDEX risk_flags_at ON public.risk_flags USING btree (merchant_id, at, id);
CREATE INDEX risk_flags_members ON public.risk_flags USING gin (members);
CREATE INDEX risk_flags_of_case ON public.risk_flags USING btree (merchant_id, case_id, at);

create table roles (
  id text not null,
  name text not null,
  permissions text[] not null,
  changed_at timestamp with time zone not null,
  constraint roles_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'::text)),
  constraint roles_pkey PRIMARY KEY (id)
);

create table round_pools (
  merchant_id text not null,
  id uuid not null,
  state text not null,
  settled_at timestamp with time zone,
  constraint round_pools_check CHECK (((state = 'settling'::text) = (settled_at IS NULL))),
  constraint round_pools_state_check CHECK ((state = ANY (ARRAY['settling'::text, 'settled'::text, 'voided'::text]))),
  constraint round_pools_pkey PRIMARY KEY (merchant_id, id)
);

create table round_results (
  at timestamp with time zone not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  account_id integer not null,
  rounds integer not null,
  round_id uuid,
  band smallint not null,
  won boolean not null,
  merchant_id text not null,
  game_id text not null,
  class text not null,
  prize_share_minor bigint,
  bonus_stake_minor bigint,
  bonus_payout_minor bigint,
  best_multiplier_e4 bigint,
  counts_at timestamp with time zone,
  constraint round_results_rounds_check CHECK ((rounds <> 0))
) partition by RANGE (at);
CREATE INDEX round_results_at ON ONLY public.round_results USING brin (at);
CREATE INDEX round_results_counted_at ON ONLY public.round_results USING btree (merchant_id, counts_at) WHERE (counts_at IS NOT NULL);
CREATE INDEX round_results_reversed ON ONLY public.round_results USING btree (merchant_id, at) WHERE (rounds < 0);
CREATE TRIGGER round_results_append_only BEFORE DELETE OR UPDATE ON public.round_results FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER round_results_no_truncate BEFORE TRUNCATE ON public.round_results FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table round_wins (
  merchant_id text not null,
  category text not null,
  settled_at timestamp with time zone not null,
  round_id uuid not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  constraint round_wins_check CHECK ((payout_minor > stake_minor)),
  constraint round_wins_pkey PRIMARY KEY (merchant_id, category, settled_at, round_id)
);
CREATE INDEX round_wins_biggest ON public.round_wins USING btree (merchant_id, category, ((payout_minor - stake_minor)));

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
  is_shut boolean default false not null,
  corrected_at timestamp with time zone,
  unit text,
  pool uuid,
  bonus_id uuid,
  bonus_stake_minor bigint,
  bonus_payout_minor bigint,
  bonus_touched_minor bigint,
  wagered_minor bigint,
  constraint rounds_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint rounds_payout_minor_check CHECK ((payout_minor >= 0)),
  constraint rounds_stake_minor_check CHECK ((stake_minor >= 0)),
  constraint rounds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'voided'::text]))),
  constraint rounds_valid_bet_minor_check CHECK ((valid_bet_minor >= 0)),
  constraint rounds_pkey PRIMARY KEY (merchant_id, id)
) with (fillfactor=80);
CREATE INDEX rounds_by_reference ON public.rounds USING btree (merchant_id, reference) WHERE (reference <> ''::text);
CREATE INDEX rounds_of_member ON public.rounds USING btree (member_id, opened_at);
CREATE INDEX rounds_of_merchant ON public.rounds USING btree (merchant_id, opened_at, id) WHERE (opened_at > '-infinity'::timestamp with time zone);
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
  pending text,
  confirmed_at timestamp with time zone not null,
  via text default 'password'::text not null,
  browser uuid,
  constraint sessions_check CHECK (((kind = 'operator'::text) = (merchant_id = ''::text))),
  constraint sessions_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'operator'::text]))),
  constraint sessions_pending_check CHECK ((pending = ANY (ARRAY['password_change'::text, 'second_factor'::text]))),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_pkey PRIMARY KEY (merchant_id, id),
  constraint sessions_merchant_id_token_hash_key UNIQUE (merchant_id, token_hash)
);
CREATE INDEX sessions_by_address ON public.sessions USING btree (merchant_id, ip, account_id) WHERE (kind = 'member'::text);
CREATE INDEX sessions_by_browser ON public.sessions USING btree (merchant_id, browser, account_id) WHERE (browser IS NOT NULL);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (merchant_id, account_id);

create table settlement_bonuses (
  merchant_id text not null,
  period integer not null,
  no integer not null,
  amount_minor bigint not null,
  constraint settlement_bonuses_pkey PRIMARY KEY (merchant_id, period, no)
);

create table settlement_days (
  merchant_id text not null,
  period integer not null,
  no integer not null,
  class text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_bet_minor bigint not null,
  won_bet_minor bigint not null,
  constraint settlement_days_pkey PRIMARY KEY (merchant_id, period, no, class)
);

create table settlement_marks (
  merchant_id text not null,
  kind text not null,
  cycle text not null,
  until_period integer not null,
  constraint settlement_marks_pkey PRIMARY KEY (merchant_id, kind, cycle)
);

create table settlement_runs (
  merchant_id text not null,
  id uuid not null,
  kind text not null,
  cycle text not null,
  from_period integer not null,
  until_period integer not null,
  revision smallint not null,
  state text not null,
  bills integer not null,
  root_gross_minor bigint not null,
  gross_minor bigint not null,
  computed_at timestamp with time zone not null,
  approved_by uuid,
  approved_at timestamp with time zone,
  paid_at timestamp with time zone,
  resettlement_id uuid,
  constraint settlement_runs_check CHECK ((until_period > from_period)),
  constraint settlement_runs_check1 CHECK (((paid_at IS NOT NULL) = (state = 'paid'::text))),
  constraint settlement_runs_revision_check CHECK ((revision >= 1)),
  constraint settlement_runs_state_check CHECK ((state = ANY (ARRAY['computed'::text, 'review'::text, 'approved'::text, 'paid'::text]))),
  constraint settlement_runs_pkey PRIMARY KEY (merchant_id, id),
  constraint settlement_runs_merchant_id_kind_cycle_from_period_revision_key UNIQUE (merchant_id, kind, cycle, from_period, revision)
);
CREATE INDEX settlement_runs_by_time ON public.settlement_runs USING btree (merchant_id, computed_at, id);
CREATE INDEX settlement_runs_open ON public.settlement_runs USING btree (merchant_id, computed_at, id) WHERE (state = ANY (ARRAY['computed'::text, 'approved'::text]));

create table sign_in_challenges (
  merchant_id text not null,
  token_hash bytea not null,
  account_id uuid not null,
  reason text not null,
  methods text[] not null,
  sign_in jsonb not null,
  ip text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_challenges_reason_check CHECK ((reason = ANY (ARRAY['new_address'::text, 'second_factor'::text]))),
  constraint sign_in_challenges_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sign_in_challenges_pkey PRIMARY KEY (merchant_id, token_hash)
);
CREATE INDEX sign_in_challenges_expiry ON public.sign_in_challenges USING btree (expires_at);

create table social_tickets (
  merchant_id text not null,
  token_hash bytea not null,
  provider text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  name text,
  expires_at timestamp with time zone not null,
  constraint social_tickets_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint social_tickets_pkey PRIMARY KEY (merchant_id, token_hash)
);
CREATE INDEX social_tickets_expiry ON public.social_tickets USING btree (expires_at);

create table statements (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  period text not null,
  format text not null,
  language text not null,
  time_zone text not null,
  state text not null,
  entries integer default 0 not null,
  body bytea,
  asked_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint statements_check CHECK (((state = 'done'::text) = (body IS NOT NULL))),
  constraint statements_entries_check CHECK ((entries >= 0)),
  constraint statements_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'pdf'::text]))),
  constraint statements_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint statements_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint statements_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX statements_expired ON public.statements USING btree (merchant_id, expires_at);
CREATE INDEX statements_of_member ON public.statements USING btree (merchant_id, member_id, asked_at);
CREATE INDEX statements_open ON public.statements USING btree (merchant_id, asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'running'::text]));

create table system_accounts (
  id integer default nextval('account_ids'::regclass) not null,
  merchant_id text not null,
  currency text not null,
  kind text not null,
  key text not null,
  constraint system_accounts_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'deposit_clearing'::text, 'withdrawal_clearing'::text, 'bonus_cost'::text, 'commission_cost'::text, 'jackpot'::text, 'adjustment'::text, 'suspense'::text, 'bank'::text, 'fee_income'::text, 'fee_cost'::text, 'payment_loss'::text, 'exchange'::text, 'points_issue'::text, 'points_hold'::text]))),
  constraint system_accounts_pkey PRIMARY KEY (merchant_id, id),
  constraint system_accounts_merchant_id_currency_kind_key_key UNIQUE (merchant_id, currency, kind, key)
);

create table system_subtotals (
  merchant_id text not null,
  account_id integer not null,
  debit_minor numeric(30,0) not null,
  credit_minor numeric(30,0) not null,
  constraint system_subtotals_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES system_accounts(merchant_id, id),
  constraint system_subtotals_pkey PRIMARY KEY (merchant_id, account_id)
);

create table takes (
  merchant_id text not null,
  list text not null,
  subject text not null,
  operator_id uuid not null,
  until timestamp with time zone not null,
  constraint takes_subject_check CHECK ((length(subject) <= 64)),
  constraint takes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint takes_pkey PRIMARY KEY (merchant_id, list, subject)
);
CREATE INDEX takes_age ON public.takes USING btree (until);

create table team_days (
  merchant_id text not null,
  no integer not null,
  day date not null,
  class text not null,
  own_stake_minor bigint default 0 not null,
  own_valid_bet_minor bigint default 0 not null,
  own_payout_minor bigint default 0 not null,
  below_stake_minor bigint default 0 not null,
  below_valid_bet_minor bigint default 0 not null,
  below_payout_minor bigint default 0 not null,
  constraint team_days_pkey PRIMARY KEY (merchant_id, no, day, class)
) with (fillfactor=70);

create table team_marks (
  merchant_id text not null,
  until_no integer not null,
  constraint team_marks_pkey PRIMARY KEY (merchant_id)
);

create table team_money_days (
  merchant_id text not null,
  no integer not null,
  day date not null,
  own_deposits_minor bigint not null,
  own_withdrawals_minor bigint not null,
  own_rebates_minor bigint not null,
  own_bonuses_minor bigint not null,
  own_commissions_minor bigint not null,
  own_active smallint not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  rebates_minor bigint not null,
  bonuses_minor bigint not null,
  commissions_minor bigint not null,
  new_members integer not null,
  first_deposits integer not null,
  active_1 integer not null,
  active_2 integer not null,
  active_3 integer not null,
  active_4 integer not null,
  constraint team_money_days_pkey PRIMARY KEY (merchant_id, no, day)
) with (fillfactor=70);

create table team_spans (
  merchant_id text not null,
  day date not null,
  from_period integer not null,
  until_period integer not null,
  constraint team_spans_pkey PRIMARY KEY (merchant_id, day)
);

create table theme_drafts (
  merchant_id text not null,
  id uuid not null,
  look jsonb not null,
  preview_key text not null,
  edited_by uuid,
  edited_at timestamp with time zone not null,
  constraint theme_drafts_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES operators(id),
  constraint theme_drafts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint theme_drafts_pkey PRIMARY KEY (merchant_id)
);

create table theme_versions (
  merchant_id text not null,
  number integer not null,
  look jsonb not null,
  published_by uuid,
  published_at timestamp with time zone not null,
  constraint theme_versions_number_check CHECK ((number > 0)),
  constraint theme_versions_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint theme_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES operators(id),
  constraint theme_versions_pkey PRIMARY KEY (merchant_id, number)
);

create table totp_factors (
  merchant_id text not null,
  account_id uuid not null,
  secret bytea not null,
  key_id text not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint totp_factors_pkey PRIMARY KEY (merchant_id, account_id)
);
CREATE INDEX totp_factors_begun ON public.totp_factors USING btree (begun_at) WHERE (confirmed_at IS NULL);

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

create table tree_counters (
  merchant_id text not null,
  next_no integer not null,
  version bigint not null,
  constraint tree_counters_next_no_check CHECK ((next_no > 0)),
  constraint tree_counters_pkey PRIMARY KEY (merchant_id)
);

create table trusted_addresses (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  address text not null,
  added_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint trusted_addresses_pkey PRIMARY KEY (merchant_id, id),
  constraint trusted_addresses_merchant_id_account_id_address_key UNIQUE (merchant_id, account_id, address)
);
CREATE INDEX trusted_addresses_of_address ON public.trusted_addresses USING btree (merchant_id, address);

create table turnover_requirements (
  merchant_id text not null,
  deposit_id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount_minor bigint not null,
  period integer not null,
  at timestamp with time zone not null,
  state text default 'open'::text not null,
  ended_at timestamp with time zone,
  used_period integer,
  used_minor bigint,
  constraint turnover_requirements_amount_minor_check CHECK ((amount_minor > 0)),
  constraint turnover_requirements_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint turnover_requirements_check1 CHECK (((ended_at IS NULL) = (used_period IS NULL))),
  constraint turnover_requirements_check2 CHECK (((used_period IS NULL) = (used_minor IS NULL))),
  constraint turnover_requirements_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'gone'::text, 'void'::text, 'waived'::text]))),
  constraint turnover_requirements_pkey PRIMARY KEY (merchant_id, deposit_id)
);
CREATE INDEX turnover_requirements_of_member ON public.turnover_requirements USING btree (merchant_id, member_id, at, deposit_id);

create table vendor_account_vendors (
  merchant_id text not null,
  vendor_id text not null,
  account_id uuid not null,
  constraint vendor_account_vendors_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_account_vendors_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  constraint vendor_account_vendors_pkey PRIMARY KEY (merchant_id, vendor_id)
);

create table vendor_accounts (
  merchant_id text not null,
  id uuid not null,
  adapter text not null,
  name text not null,
  currency text not null,
  config jsonb not null,
  hosts text[] not null,
  addresses text[] default '{}'::text[] not null,
  secrets_key_id text not null,
  secrets bytea not null,
  state text not null,
  is_test boolean default false not null,
  last_call_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint vendor_accounts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'stopped'::text, 'closed'::text]))),
  constraint vendor_accounts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint vendor_accounts_pkey PRIMARY KEY (merchant_id, id)
);

create table vendor_differences (
  merchant_id text not null,
  account_id uuid not null,
  key text not null,
  kind text not null,
  ours jsonb,
  theirs jsonb,
  state text default 'open'::text not null,
  outcome text,
  found_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  acted text,
  constraint vendor_differences_acted_check CHECK ((acted = ANY (ARRAY['booked'::text, 'voided'::text, 'corrected'::text]))),
  constraint vendor_differences_check CHECK (((state = 'closed'::text) = (outcome IS NOT NULL))),
  constraint vendor_differences_kind_check CHECK ((kind = ANY (ARRAY['bet_missing'::text, 'win_missing'::text, 'rollback_missing'::text, 'theirs_missing'::text, 'amount'::text, 'player'::text, 'state'::text, 'open_round'::text, 'late_win'::text, 'transfer'::text]))),
  constraint vendor_differences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'asked'::text, 'closed'::text]))),
  constraint vendor_differences_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_differences_pkey PRIMARY KEY (merchant_id, account_id, key, kind)
);
CREATE INDEX vendor_differences_asked ON public.vendor_differences USING btree (merchant_id, changed_at) WHERE (state = 'asked'::text);
CREATE INDEX vendor_differences_open ON public.vendor_differences USING btree (merchant_id, found_at) WHERE (state <> 'closed'::text);

create table vendor_feeds (
  vendor_id text not null,
  url text not null,
  version text,
  imported_at timestamp with time zone,
  last_error text,
  tried_at timestamp with time zone,
  constraint vendor_feeds_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  constraint vendor_feeds_pkey PRIMARY KEY (vendor_id)
);

create table vendor_free_rounds (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  count integer not null,
  bet_minor bigint not null,
  state text not null,
  granted_by uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  source text not null,
  reference uuid,
  cost_key text,
  used integer default 0 not null,
  ask_at timestamp with time zone,
  is_revoked boolean default false not null,
  constraint vendor_free_rounds_bet_minor_check CHECK ((bet_minor > 0)),
  constraint vendor_free_rounds_check CHECK (((used >= 0) AND (used <= count))),
  constraint vendor_free_rounds_check1 CHECK (((source = 'operator'::text) = (granted_by IS NOT NULL))),
  constraint vendor_free_rounds_check2 CHECK (((source = 'operator'::text) = (reference IS NULL))),
  constraint vendor_free_rounds_check3 CHECK (((reference IS NULL) = (cost_key IS NULL))),
  constraint vendor_free_rounds_count_check CHECK (((count >= 1) AND (count <= 1000))),
  constraint vendor_free_rounds_source_check CHECK ((source = ANY (ARRAY['operator'::text, 'promotion'::text, 'mall'::text]))),
  constraint vendor_free_rounds_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'granted'::text, 'used'::text, 'cancelled'::text, 'expired'::text, 'refused'::text]))),
  constraint vendor_free_rounds_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint vendor_free_rounds_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES operators(id),
  constraint vendor_free_rounds_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_free_rounds_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX vendor_free_rounds_due ON public.vendor_free_rounds USING btree (merchant_id, ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX vendor_free_rounds_of_member ON public.vendor_free_rounds USING btree (merchant_id, member_id, created_at);
CREATE INDEX vendor_free_rounds_of_reference ON public.vendor_free_rounds USING btree (merchant_id, reference) WHERE (reference IS NOT NULL);

create table vendor_lists (
  merchant_id text not null,
  account_id uuid not null,
  list text not null,
  read_until timestamp with time zone not null,
  constraint vendor_lists_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_lists_pkey PRIMARY KEY (merchant_id, account_id, list)
);

create table vendor_nonces (
  merchant_id text not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  nonces text[] not null,
  constraint vendor_nonces_pkey PRIMARY KEY (merchant_id, account_id, at, id)
);

create table vendor_players (
  merchant_id text not null,
  account_id uuid not null,
  name text not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  is_test boolean default false not null,
  constraint vendor_players_name_check CHECK ((name ~ '^[a-z0-9]{6,17}$'::text)),
  constraint vendor_players_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_players_pkey PRIMARY KEY (merchant_id, account_id, name),
  constraint vendor_players_merchant_id_member_id_account_id_key UNIQUE (merchant_id, member_id, account_id)
);
CREATE INDEX vendor_players_of_tests ON public.vendor_players USING btree (merchant_id, account_id, created_at) WHERE is_test;

create table vendor_problems (
  merchant_id text not null,
  account_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  call text not null,
  their_id text,
  player text,
  code text not null,
  milliseconds integer not null,
  constraint vendor_problems_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_problems_pkey PRIMARY KEY (merchant_id, account_id, at, id)
);

create table vendor_transfers (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  account_id uuid not null,
  currency text not null,
  direction text not null,
  amount_minor bigint,
  state text not null,
  ask_at timestamp with time zone,
  tries integer default 0 not null,
  reason text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  held_minor bigint default 0 not null,
  constraint vendor_transfers_amount_minor_check CHECK ((amount_minor > 0)),
  constraint vendor_transfers_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint vendor_transfers_held_minor_check CHECK ((held_minor >= 0)),
  constraint vendor_transfers_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'unknown'::text, 'done'::text, 'failed'::text]))),
  constraint vendor_transfers_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_transfers_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX vendor_transfers_asked ON public.vendor_transfers USING btree (merchant_id, ask_at) WHERE (state = ANY (ARRAY['sent'::text, 'unknown'::text]));
CREATE INDEX vendor_transfers_held ON public.vendor_transfers USING btree (merchant_id, created_at) WHERE (held_minor > 0);
CREATE INDEX vendor_transfers_of_member ON public.vendor_transfers USING btree (merchant_id, member_id, created_at);
CREATE UNIQUE INDEX vendor_transfers_open ON public.vendor_transfers USING btree (merchant_id, member_id, account_id) WHERE (state = ANY (ARRAY['sent'::text, 'unknown'::text]));

create table vendor_visits (
  merchant_id text not null,
  id uuid not null,
  account_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  game_id text not null,
  currency text not null,
  token_hash bytea not null,
  opened_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint vendor_visits_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint vendor_visits_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint vendor_visits_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint vendor_visits_merchant_id_account_id_fkey FOREIGN KEY (merchant_id, account_id) REFERENCES vendor_accounts(merchant_id, id),
  constraint vendor_visits_pkey PRIMARY KEY (merchant_id, id),
  constraint vendor_visits_merchant_id_token_hash_key UNIQUE (merchant_id, token_hash)
) with (fillfactor=70);
CREATE INDEX vendor_visits_live ON public.vendor_visits USING btree (merchant_id, account_id, member_id) WHERE (ended_at IS NULL);
CREATE INDEX vendor_visits_of_member ON public.vendor_visits USING btree (merchant_id, member_id, opened_at);

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

create table verification_codes (
  merchant_id text not null,
  purpose text not null,
  channel text not null,
  target_hash bytea not null,
  salt bytea not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint verification_codes_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint verification_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint verification_codes_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'password'::text, 'bind'::text, 'own'::text, 'proof'::text]))),
  constraint verification_codes_salt_check CHECK ((length(salt) = 16)),
  constraint verification_codes_target_hash_check CHECK ((length(target_hash) = 32)),
  constraint verification_codes_pkey PRIMARY KEY (merchant_id, purpose, channel, target_hash)
);
CREATE INDEX verification_codes_expiry ON public.verification_codes USING btree (expires_at);

create table verification_sends (
  merchant_id text not null,
  day date not null,
  reach text not null,
  sent integer not null,
  constraint verification_sends_reach_check CHECK ((reach = ANY (ARRAY['home'::text, 'abroad'::text]))),
  constraint verification_sends_pkey PRIMARY KEY (merchant_id, day, reach)
);

create table views (
  merchant_id text not null,
  id uuid not null,
  list text not null,
  name text not null,
  search text not null,
  operator_id uuid,
  role_id text,
  pinned boolean not null,
  changed_at timestamp with time zone not null,
  constraint views_check CHECK (((operator_id IS NULL) <> (role_id IS NULL))),
  constraint views_merchant_id_check CHECK ((merchant_id = ''::text)),
  constraint views_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint views_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX views_of_operator ON public.views USING btree (merchant_id, operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX views_of_role ON public.views USING btree (merchant_id, role_id) WHERE (role_id IS NOT NULL);

create table vip_changes (
  merchant_id text not null,
  member_id uuid not null,
  no integer not null,
  from_level smallint not null,
  to_level smallint not null,
  period integer not null,
  why text not null,
  at timestamp with time zone not null,
  constraint vip_changes_why_check CHECK ((why = ANY (ARRAY['xp'::text, 'review'::text]))),
  constraint vip_changes_pkey PRIMARY KEY (merchant_id, member_id, no)
);

create table vip_ladders (
  merchant_id text not null,
  demotes boolean not null,
  quarter text,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint vip_ladders_pkey PRIMARY KEY (merchant_id)
);

create table vip_levels (
  merchant_id text not null,
  level smallint not null,
  names jsonb not null,
  threshold_minor bigint not null,
  keep_minor bigint not null,
  cashback_bps integer not null,
  rakeback_bps integer not null,
  level_up_minor bigint not null,
  weekly_minor bigint not null,
  monthly_minor bigint not null,
  constraint vip_levels_cashback_bps_check CHECK (((cashback_bps >= 0) AND (cashback_bps <= 10000))),
  constraint vip_levels_keep_minor_check CHECK ((keep_minor >= 0)),
  constraint vip_levels_level_check CHECK (((level >= 0) AND (level <= 50))),
  constraint vip_levels_level_up_minor_check CHECK ((level_up_minor >= 0)),
  constraint vip_levels_monthly_minor_check CHECK ((monthly_minor >= 0)),
  constraint vip_levels_rakeback_bps_check CHECK (((rakeback_bps >= 0) AND (rakeback_bps <= 10000))),
  constraint vip_levels_threshold_minor_check CHECK ((threshold_minor >= 0)),
  constraint vip_levels_weekly_minor_check CHECK ((weekly_minor >= 0)),
  constraint vip_levels_pkey PRIMARY KEY (merchant_id, level)
);

create table wheel_seeds (
  merchant_id text not null,
  member_id uuid not null,
  seed_key_id text not null,
  seed_sealed bytea not null,
  seed_hash text not null,
  client_seed text not null,
  nonce integer default 0 not null,
  constraint wheel_seeds_client_seed_check CHECK (((length(client_seed) >= 1) AND (length(client_seed) <= 64))),
  constraint wheel_seeds_nonce_check CHECK ((nonce >= 0)),
  constraint wheel_seeds_seed_hash_check CHECK ((seed_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint wheel_seeds_pkey PRIMARY KEY (merchant_id, member_id)
);

create table wheel_spins (
  merchant_id text not null,
  contest_id uuid not null,
  member_id uuid not null,
  window_key text not null,
  server_seed text not null,
  seed_hash text not null,
  client_seed text not null,
  nonce integer not null,
  segment smallint not null,
  amount_minor bigint not null,
  grant_id uuid,
  spun_at timestamp with time zone not null,
  constraint wheel_spins_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint wheel_spins_pkey PRIMARY KEY (merchant_id, contest_id, member_id, window_key)
);

create table withdrawal_disputes (
  merchant_id text not null,
  id uuid not null,
  withdrawal_id uuid not null,
  member_id uuid not null,
  received_minor bigint not null,
  text text not null,
  proofs uuid[] not null,
  opened_at timestamp with time zone not null,
  bank_proofs uuid[] default '{}'::uuid[] not null,
  operator_text text,
  shown_by uuid,
  shown_at timestamp with time zone,
  answer text,
  answer_proofs uuid[] default '{}'::uuid[] not null,
  answered_at timestamp with time zone,
  resend boolean default false not null,
  outcome text,
  ended_at timestamp with time zone,
  constraint withdrawal_disputes_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint withdrawal_disputes_check1 CHECK (((shown_at IS NULL) = (shown_by IS NULL))),
  constraint withdrawal_disputes_outcome_check CHECK ((outcome = ANY (ARRAY['received'::text, 'returned'::text, 'sent_again'::text, 'made_good'::text, 'forced'::text]))),
  constraint withdrawal_disputes_received_minor_check CHECK ((received_minor >= 0)),
  constraint withdrawal_disputes_merchant_id_withdrawal_id_fkey FOREIGN KEY (merchant_id, withdrawal_id) REFERENCES withdrawals(merchant_id, id),
  constraint withdrawal_disputes_shown_by_fkey FOREIGN KEY (shown_by) REFERENCES operators(id),
  constraint withdrawal_disputes_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX withdrawal_disputes_by_time ON public.withdrawal_disputes USING btree (merchant_id, opened_at, id);
CREATE INDEX withdrawal_disputes_of_withdrawal ON public.withdrawal_disputes USING btree (merchant_id, withdrawal_id, opened_at);
CREATE UNIQUE INDEX withdrawal_disputes_open ON public.withdrawal_disputes USING btree (merchant_id, withdrawal_id) WHERE (ended_at IS NULL);

create table withdrawal_steps (
  merchant_id text not null,
  withdrawal_id uuid not null,
  number integer not null,
  step text not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  operator_id uuid,
  reason text,
  constraint withdrawal_steps_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'operator'::text, 'system'::text]))),
  constraint withdrawal_steps_number_check CHECK ((number > 0)),
  constraint withdrawal_steps_merchant_id_withdrawal_id_fkey FOREIGN KEY (merchant_id, withdrawal_id) REFERENCES withdrawals(merchant_id, id),
  constraint withdrawal_steps_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint withdrawal_steps_pkey PRIMARY KEY (merchant_id, withdrawal_id, number)
);
CREATE INDEX withdrawal_steps_approved ON public.withdrawal_steps USING btree (merchant_id, operator_id, at) WHERE ((step = 'approved'::text) AND (operator_id IS NOT NULL));

create table withdrawals (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  method_id text not null,
  beneficiary_id uuid not null,
  currency text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  state text not null,
  state_reason text,
  checks jsonb not null,
  approved_by uuid,
  decided_by uuid,
  receipt text,
  requested_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  promised_at timestamp with time zone,
  paid_at timestamp with time zone,
  receipt_due_at timestamp with time zone,
  reference text not null,
  approved_at timestamp with time zone,
  decided_at timestamp with time zone,
  constraint withdrawals_amount_minor_check CHECK ((amount_minor > 0)),
  constraint withdrawals_check CHECK ((fee_minor < amount_minor)),
  constraint withdrawals_check1 CHECK (((approved_by IS NULL) OR (decided_by IS NULL) OR (approved_by <> decided_by))),
  constraint withdrawals_check2 CHECK (((state <> 'paid'::text) OR (paid_at IS NOT NULL))),
  constraint withdrawals_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint withdrawals_receipt_check CHECK ((receipt = ANY (ARRAY['awaiting'::text, 'received'::text, 'assumed'::text, 'disputed'::text, 'shown'::text, 'returned'::text, 'sent_again'::text, 'made_good'::text, 'forced'::text]))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'review'::text, 'held'::text, 'second'::text, 'approved'::text, 'sending'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text, 'returned'::text]))),
  constraint withdrawals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint withdrawals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint withdrawals_merchant_id_beneficiary_id_fkey FOREIGN KEY (merchant_id, beneficiary_id) REFERENCES beneficiaries(merchant_id, id),
  constraint withdrawals_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX withdrawals_awaiting_receipt ON public.withdrawals USING btree (merchant_id, receipt_due_at) WHERE (receipt = 'awaiting'::text);
CREATE INDEX withdrawals_by_amount ON public.withdrawals USING btree (merchant_id, amount_minor, id);
CREATE INDEX withdrawals_by_time ON public.withdrawals USING btree (merchant_id, requested_at, id);
CREATE INDEX withdrawals_in_dispute ON public.withdrawals USING btree (merchant_id, changed_at) WHERE (receipt = ANY (ARRAY['disputed'::text, 'shown'::text]));
CREATE INDEX withdrawals_of_checker ON public.withdrawals USING btree (merchant_id, decided_by, decided_at) WHERE (decided_by IS NOT NULL);
CREATE INDEX withdrawals_of_member ON public.withdrawals USING btree (merchant_id, member_id, requested_at, id);
CREATE INDEX withdrawals_waiting ON public.withdrawals USING btree (merchant_id, state, requested_at, id) WHERE (state = ANY (ARRAY['requested'::text, 'review'::text, 'held'::text, 'second'::text, 'approved'::text, 'sending'::text]));
CREATE UNIQUE INDEX withdrawals_by_reference ON public.withdrawals USING btree (merchant_id, reference);
CREATE UNIQUE INDEX withdrawals_one_open ON public.withdrawals USING btree (merchant_id, member_id) WHERE (state = ANY (ARRAY['requested'::text, 'review'::text, 'held'::text, 'second'::text, 'approved'::text, 'sending'::text]));

create table xp_gifts (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  xp_minor bigint not null,
  reference uuid not null,
  at timestamp with time zone not null,
  constraint xp_gifts_xp_minor_check CHECK ((xp_minor > 0)),
  constraint xp_gifts_pkey PRIMARY KEY (merchant_id, id)
);
CREATE INDEX xp_gifts_of_member ON public.xp_gifts USING btree (merchant_id, member_id);

create view played_rounds as
 SELECT r.merchant_id,
    r.id,
    r.member_id,
    r.game_id,
    r.vendor,
    r.currency,
    r.rules_version,
    r.reference,
    r.unit,
    r.pool,
        CASE
            WHEN ((r.state = 'open'::text) AND (p.state = 'settled'::text)) THEN 'settled'::text
            ELSE r.state
        END AS state,
    r.stake_minor,
    r.payout_minor,
        CASE
            WHEN ((r.state = 'settled'::text) OR ((p.state = 'settled'::text) AND (r.state = 'open'::text))) THEN r.valid_bet_minor
            ELSE (0)::bigint
        END AS valid_bet_minor,
    r.opened_at,
        CASE
            WHEN ((r.state = 'open'::text) AND (p.state = 'settled'::text)) THEN p.settled_at
            ELSE r.settled_at
        END AS settled_at,
    r.corrected_at,
    r.is_shut,
    r.detail,
    r.bonus_id,
    r.bonus_stake_minor,
    r.bonus_payout_minor,
    r.bonus_touched_minor,
    r.wagered_minor
   FROM (rounds r
     LEFT JOIN round_pools p ON (((p.merchant_id = r.merchant_id) AND (p.id = r.pool))));

CREATE OR REPLACE FUNCTION public.keep_exclusion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'an exclusion is never deleted' using errcode = 'check_violation';
  end if;
  if (new.merchant_id, new.id, new.member_id, new.kind, new.starts_at)
    is distinct from (old.merchant_id, old.id, old.member_id, old.kind, old.starts_at) then
    raise exception 'an exclusion does not change its member, kind or start' using errcode = 'check_violation';
  end if;
  if (old.ends_at is null and new.ends_at is not null) or new.ends_at < old.ends_at then
    raise exception 'an exclusion is never shortened' using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.network_code(no integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
RETURN (SELECT string_agg(substr('-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'::text, (((network_code.no >> (6 * place.place)) & 63) + 1), 1), ''::text ORDER BY place.place DESC) AS string_agg FROM generate_series(0, 4) place(place))
;

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

CREATE OR REPLACE FUNCTION public.refuse_lottery_result_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'results of draws are append-only' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'notes are append-only' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_promotion_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a published version never changes' using errcode = 'check_violation';
end $function$
;
