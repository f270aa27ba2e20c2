-- The first host of a merchant is its main domain.
alter table merchant_hosts add column position int not null default 0;
create index merchant_hosts_of_merchant on merchant_hosts (merchant_id, position);

alter table merchants add column updated_at timestamptz;
