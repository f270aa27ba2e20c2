-- What operators have to work off: refunds by hand and chargebacks without an answer.
create index refunds_by_hand on refunds (merchant_id, created_at)
  where is_by_hand and state not in ('done', 'failed');
create index chargebacks_opened on chargebacks (merchant_id, opened_at) where state = 'opened';
