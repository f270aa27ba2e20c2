-- Who did what to whom, for ever. An empty merchant_id is the platform itself, for example an operator signing in.
create table audit_entries (
  merchant_id text not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'member', 'trial', 'agent', 'operator', 'system')),
  actor_id text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  ip text,
  request_id text,
  primary key (merchant_id, id)
);
create index audit_entries_of_subject on audit_entries (merchant_id, subject, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();
