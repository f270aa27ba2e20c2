-- Documents that members show. The pictures are files with the subject `document:<id>`.
create table kyc_documents (
  merchant_id text not null references merchants,
  id uuid not null,
  member_id uuid not null,
  need text not null check (need in ('identity', 'selfie', 'address', 'funds', 'payment')),
  kind text check (kind in ('identity_card', 'passport', 'driving_licence', 'residence_permit', 'selfie',
    'proof_of_address', 'source_of_funds', 'payment_method')),
  state text not null check (state in ('wanted', 'submitted', 'in_review', 'accepted', 'refused', 'expired')),
  asked_because text not null check (asked_because in ('cap', 'member', 'operator', 'refused', 'expired')),
  asked_at timestamptz not null,
  submitted_at timestamptz,
  reviewer uuid references operators,
  decided_at timestamptz,
  refusal text,
  -- what the operator wrote to the member
  note text,
  expires_on date,
  pictures_deleted_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'wanted') = (submitted_at is null)),
  check ((kind is null) <= (state = 'wanted'))
);
create unique index kyc_documents_open on kyc_documents (merchant_id, member_id, need)
  where state in ('wanted', 'submitted', 'in_review');
create index kyc_documents_of_member on kyc_documents (merchant_id, member_id, asked_at);
create index kyc_documents_submitted on kyc_documents (merchant_id, submitted_at, id);
create index kyc_documents_asked on kyc_documents (merchant_id, asked_at, id);
create index kyc_documents_expiry on kyc_documents (merchant_id, expires_on) where state = 'accepted';

-- What members have deposited and withdrawn per day, for the caps of their tier.
create table kyc_uses (
  merchant_id text not null,
  member_id uuid not null,
  day date not null,
  deposits_minor bigint not null check (deposits_minor >= 0),
  withdrawals_minor bigint not null check (withdrawals_minor >= 0),
  primary key (merchant_id, member_id, day)
);
