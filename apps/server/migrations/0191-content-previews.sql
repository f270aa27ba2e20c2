-- A preview shows one version of an item on the real site until it expires. Only the hash of its token is stored.
create table content_previews (
  merchant_id text not null,
  token_hash bytea not null,
  item_id uuid not null,
  version integer not null,
  -- The console that may show the preview in a frame.
  origin text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
