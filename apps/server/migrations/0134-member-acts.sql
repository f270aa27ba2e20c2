-- An operator requires a new password at the next sign-in.
alter table members add column must_change_password boolean not null default false;

-- Finds the members who have signed in from the same address.
create index trusted_addresses_of_address on trusted_addresses (merchant_id, address);
