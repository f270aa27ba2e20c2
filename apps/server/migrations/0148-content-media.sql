-- Pictures that operators upload, encoded again as WebP. The id is made from the content.
create table content_media (
  merchant_id text not null references merchants,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  name text not null,
  content bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_by uuid not null references operators,
  added_at timestamptz not null,
  primary key (merchant_id, id)
);
