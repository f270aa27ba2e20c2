-- Operators who were invited, or whose access was reset, have no password until they use a setup link.
alter table operators alter column password_hash drop not null;
-- When the operator first chose a password; null for one who has only been invited.
alter table operators add column set_up_at timestamptz;
update operators set set_up_at = created_at;

-- At most one setup link per operator: a new one replaces the older.
create table operator_setup_links (
  operator_id uuid primary key references operators (id),
  -- Null until the operator who asked for a reset creates the link.
  token_hash bytea unique check (length(token_hash) = 32),
  -- Null if the server created it at startup.
  issued_by uuid references operators (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint operator_setup_links_has_owner check (token_hash is not null or issued_by is not null)
);
