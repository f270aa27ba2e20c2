-- Pictures that members and operators upload. The bytes are in the file storage, sealed with the key `key_id`; the row
-- is written before them, so that nothing is stored that no row knows.
create table files (
  merchant_id text not null references merchants,
  id uuid not null,
  purpose text not null check (purpose in ('slip', 'proof', 'document', 'activity')),
  uploaded_by uuid not null,
  uploader text not null check (uploader in ('member', 'operator')),
  state text not null check (state in ('storing', 'stored', 'attached', 'removing')),
  -- Of the re-encoded picture, so that the same picture is recognised whatever its metadata.
  sha256 bytea not null check (octet_length(sha256) = 32),
  key_id text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  -- What the picture belongs to: kind and id, such as `deposit:<id>`.
  subject text,
  attached_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'attached') <= (subject is not null and attached_at is not null))
);
create index files_subject on files (merchant_id, subject) where subject is not null;
create index files_sha256 on files (merchant_id, sha256);
create index files_waiting on files (merchant_id, uploaded_by) where state in ('storing', 'stored');
create index files_left on files (merchant_id, uploaded_at) where state <> 'attached';
