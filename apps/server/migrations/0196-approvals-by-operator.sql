-- A day ceiling adds up what an operator has approved, also when part of it came back for another decision.
create index withdrawal_steps_approved on withdrawal_steps (merchant_id, operator_id, at)
  where step = 'approved' and operator_id is not null;
