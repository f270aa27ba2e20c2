-- Dividends of different periods may begin together, such as a week and a month.
alter table contract_bills drop constraint contract_bills_merchant_id_kind_from_period_revision_payee__key;
alter table contract_bills add constraint contract_bills_once unique (merchant_id, kind, cycle, from_period, revision, payee_no);
