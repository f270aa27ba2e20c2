-- Orders of the operators' lists.
create index withdrawals_by_amount on withdrawals (merchant_id, amount_minor, id);
create index payouts_by_time on payouts (merchant_id, created_at, id);
create index payouts_by_amount on payouts (merchant_id, amount_minor, id);

-- Members who signed in from the same address.
create index sessions_by_address on sessions (merchant_id, ip, account_id) where kind = 'member';
