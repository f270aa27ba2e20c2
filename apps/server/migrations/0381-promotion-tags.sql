-- Lists of members that operators keep, for promotions that are meant for them.
create table promotion_tags (
  merchant_id text not null,
  tag text not null check (length(tag) between 1 and 32),
  member_id uuid not null,
  primary key (merchant_id, tag, member_id)
);
create index promotion_tags_of_member on promotion_tags (merchant_id, member_id);
