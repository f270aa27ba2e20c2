-- Grants that their members are told of by a message, once. A job does it, so that runs over many members don't wait for it.
alter table promotion_grants add column untold boolean not null default false;
create index promotion_grants_untold on promotion_grants (merchant_id, id) where untold;
