-- Players that a vendor opened for itself at a test account, to try our wallet.
alter table vendor_players add column is_test boolean not null default false;
create index vendor_players_of_tests on vendor_players (merchant_id, account_id, created_at) where is_test;
