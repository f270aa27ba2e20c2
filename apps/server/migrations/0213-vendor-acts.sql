-- What settles together at the vendor, where players read another reference. Vendors are asked about rounds by it.
alter table rounds add column unit text;

-- What people have done about a difference; it closes when a later comparison agrees.
alter table vendor_differences add column acted text check (acted in ('booked', 'voided', 'corrected'));
alter table vendor_differences drop constraint vendor_differences_kind_check;
-- transfer: a vendor has paid out more than its list explains
alter table vendor_differences add constraint vendor_differences_kind_check check (kind in ('bet_missing',
  'win_missing', 'rollback_missing', 'theirs_missing', 'amount', 'player', 'state', 'open_round', 'late_win',
  'transfer'));
create index vendor_differences_asked on vendor_differences (merchant_id, changed_at) where state = 'asked';

-- The part of a transfer to the main wallet that is not credited before the vendor's list explains it.
alter table vendor_transfers add column held_minor bigint not null default 0 check (held_minor >= 0);
create index vendor_transfers_held on vendor_transfers (merchant_id, created_at) where held_minor > 0;
