-- Operators find members by the end of a mobile number, and rounds by the reference of a vendor. In-house rounds have none.
create index if not exists members_by_mobile_end on members (merchant_id, "right"(mobile, 4)) where mobile is not null;
create index if not exists rounds_by_reference on rounds (merchant_id, reference) where reference <> '';
