-- Operators find members by the beginning of an account, the end of a mobile number, or a mail address that nobody has
-- verified, and rounds by the reference of a vendor. In-house rounds have none.
create index if not exists members_account_prefix on members (merchant_id, account_key text_pattern_ops);
create index if not exists members_mobile_end on members (merchant_id, "right"(mobile, 4)) where mobile is not null;
create index if not exists members_email_any on members (merchant_id, email_key) where email_key is not null;
create index if not exists rounds_reference on rounds (merchant_id, reference) where reference <> '';
