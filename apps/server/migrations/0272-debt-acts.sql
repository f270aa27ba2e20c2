-- Operators collect a debt alone below the approval line, like their other acts with money.
alter table payment_acts drop constraint payment_acts_kind_check;
alter table payment_acts add constraint payment_acts_kind_check
  check (kind in ('credit', 'refund', 'refund_end', 'settlement', 'debt')) not valid;
alter table payment_acts validate constraint payment_acts_kind_check;
