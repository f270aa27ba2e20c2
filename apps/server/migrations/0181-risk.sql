-- A case collects the flags of one member until an operator decides it.
create table risk_cases (
  merchant_id text not null references merchants,
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('open', 'looking', 'waiting', 'reported', 'closed')),
  -- the strictest verdict of its flags
  verdict text not null check (verdict in ('pass', 'review', 'hold')),
  flags int not null check (flags >= 0),
  checks text[] not null,
  assigned_to uuid references operators,
  decision text check (decision in ('nothing_found', 'explained', 'restricted', 'account_closed')),
  decision_reason text,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((state = 'closed') = (decision is not null))
);
create unique index risk_cases_open on risk_cases (merchant_id, member_id) where state <> 'closed';
create index risk_cases_of_member on risk_cases (merchant_id, member_id, opened_at);
create index risk_cases_opened on risk_cases (merchant_id, opened_at, id);
create index risk_cases_changed on risk_cases (merchant_id, changed_at, id);

-- A rule that applied, with the facts at that time.
create table risk_flags (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  case_id uuid not null,
  kind text not null,
  verdict text not null check (verdict in ('pass', 'review', 'hold')),
  -- what raised it: kind and id, such as `withdrawal:<id>`
  subject text not null,
  facts jsonb not null,
  -- other members that the facts name
  members uuid[] not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, member_id, kind, subject),
  foreign key (merchant_id, case_id) references risk_cases (merchant_id, id)
);
create index risk_flags_of_case on risk_flags (merchant_id, case_id, at);
create index risk_flags_members on risk_flags using gin (members);
create index risk_flags_at on risk_flags (merchant_id, at, id);
