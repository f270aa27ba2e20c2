-- A debt that was collected from the wallet or waived, by a person or by two; it stays as a record.
alter table member_debts add column settled_at timestamptz;
alter table member_debts add column settled_how text check (settled_how in ('collected', 'waived'));
