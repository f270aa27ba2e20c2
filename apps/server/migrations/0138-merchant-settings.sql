-- New values of integrations that a second owner has not decided about yet. They contain secrets, so they are not
-- part of the request. A null value switches the integration off.
create table integration_changes (
  merchant_id text not null references merchants,
  id uuid not null,
  integration text not null,
  value jsonb,
  -- Makes the fingerprint in the request useless for guessing the secret.
  salt text not null,
  asked_at timestamptz not null,
  primary key (merchant_id, id)
);

-- One draft per merchant. Every save gives it a new id and key, so that a preview shows exactly one state.
create table theme_drafts (
  merchant_id text primary key references merchants,
  id uuid not null,
  look jsonb not null,
  preview_key text not null,
  edited_by uuid references operators,
  edited_at timestamptz not null
);

create table theme_versions (
  merchant_id text not null references merchants,
  number int not null check (number > 0),
  look jsonb not null,
  -- Null for the theme that the merchant had before its first publication.
  published_by uuid references operators,
  published_at timestamptz not null,
  primary key (merchant_id, number)
);
