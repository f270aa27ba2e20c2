-- Statements of members as files: ordered by the member, written by the worker, kept for seven days.
create table statements (
  merchant_id text not null references merchants,
  -- made by the member's browser
  id uuid not null,
  member_id uuid not null,
  -- `2026` or `2026-11`
  period text not null,
  format text not null check (format in ('csv', 'pdf')),
  language text not null,
  time_zone text not null,
  state text not null check (state in ('asked', 'running', 'done', 'failed')),
  entries integer not null default 0 check (entries >= 0),
  body bytea,
  asked_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  check ((state = 'done') = (body is not null))
);
create index statements_of_member on statements (merchant_id, member_id, asked_at);
create index statements_open on statements (merchant_id, asked_at) where state in ('asked', 'running');
create index statements_expired on statements (merchant_id, expires_at);
