-- Who looks at a row of a list. Pages renew it while they are used.
create table looks (
  merchant_id text not null,
  list text not null,
  subject text not null check (length(subject) <= 64),
  operator_id uuid not null references operators,
  until timestamptz not null,
  primary key (merchant_id, list, subject, operator_id)
);
create index looks_age on looks (until);

-- Who works on a row of a list; nobody else decides it meanwhile.
create table takes (
  merchant_id text not null,
  list text not null,
  subject text not null check (length(subject) <= 64),
  operator_id uuid not null references operators,
  until timestamptz not null,
  primary key (merchant_id, list, subject)
);
create index takes_age on takes (until);
