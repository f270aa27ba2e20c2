-- Operators also say what became of refunds by hand.
alter table payment_acts drop constraint payment_acts_kind_check;
alter table payment_acts add constraint payment_acts_kind_check
  check (kind in ('credit', 'refund', 'refund_end', 'settlement'));
