import { z } from 'zod';

/**
 * The states of every payment thing, and which state may follow which. Servers change a state only along these
 * tables, with one conditional update; screens offer only what a table allows. `unknown` is left only by asking the
 * provider, never by guessing or by time.
 */
type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

export const DEPOSIT_STATES = [
  'started',
  'waiting',
  'unknown',
  'seen',
  'review',
  'credited',
  'failed',
  'expired',
  'cancelled',
] as const;
export const depositState = z.enum(DEPOSIT_STATES);
export type DepositState = z.infer<typeof depositState>;

/** A movement of money credits a deposit in whatever state it is, because late money still belongs to the member. */
export const DEPOSIT_TRANSITIONS: Transitions<DepositState> = {
  started: ['waiting', 'failed', 'unknown', 'seen', 'review', 'credited'],
  unknown: ['waiting', 'failed', 'seen', 'review', 'credited'],
  waiting: ['seen', 'review', 'credited', 'failed', 'expired', 'cancelled'],
  seen: ['waiting', 'review', 'credited', 'failed'],
  review: ['credited', 'failed'],
  credited: [],
  failed: ['credited', 'review'],
  expired: ['credited', 'review'],
  cancelled: ['credited', 'review'],
};

export const WITHDRAWAL_STATES = [
  'requested',
  'review',
  'held',
  'second',
  'approved',
  'sending',
  'paid',
  'rejected',
  'cancelled',
  'returned',
] as const;
export const withdrawalState = z.enum(WITHDRAWAL_STATES);
export type WithdrawalState = z.infer<typeof withdrawalState>;

/** `second`: an operator has approved it, and a second one must. */
export const WITHDRAWAL_TRANSITIONS: Transitions<WithdrawalState> = {
  requested: ['approved', 'review', 'rejected', 'cancelled'],
  review: ['held', 'second', 'approved', 'rejected', 'cancelled'],
  held: ['review', 'rejected'],
  second: ['approved', 'review', 'rejected'],
  approved: ['sending'],
  sending: ['paid', 'review'],
  paid: ['returned', 'sending'],
  rejected: [],
  cancelled: [],
  returned: [],
};

export const PAYOUT_STATES = [
  'queued',
  'submitting',
  'submitted',
  'unknown',
  'refused',
  'paid',
  'returned',
] as const;
export const payoutState = z.enum(PAYOUT_STATES);
export type PayoutState = z.infer<typeof payoutState>;

/** `submitting` is committed before the provider is called; a payout by hand is `submitted` when an operator takes it. */
export const PAYOUT_TRANSITIONS: Transitions<PayoutState> = {
  queued: ['submitting', 'refused'],
  submitting: ['submitted', 'refused', 'unknown', 'paid'],
  submitted: ['paid', 'refused', 'unknown', 'returned'],
  unknown: ['submitting', 'submitted', 'refused', 'paid', 'returned'],
  refused: [],
  paid: ['returned'],
  returned: [],
};

export const RECEIPT_STATES = [
  'awaiting',
  'received',
  'assumed',
  'disputed',
  'shown',
  'returned',
  'sent_again',
  'made_good',
  'forced',
] as const;
export const receiptState = z.enum(RECEIPT_STATES);
export type ReceiptState = z.infer<typeof receiptState>;

/**
 * What a member says of a paid withdrawal. `assumed`: not confirmed in time, counts as received. `shown`: an operator has
 * answered a dispute with the bank's proof, which the member may answer once.
 */
export const RECEIPT_TRANSITIONS: Transitions<ReceiptState> = {
  awaiting: ['received', 'assumed', 'disputed', 'returned'],
  assumed: ['received', 'disputed', 'returned'],
  disputed: ['shown', 'received', 'returned', 'sent_again', 'made_good', 'forced'],
  shown: ['disputed', 'received', 'returned', 'sent_again', 'made_good', 'forced'],
  received: [],
  returned: [],
  sent_again: ['awaiting'],
  made_good: [],
  forced: [],
};

export const REFUND_STATES = ['asked', 'second', 'submitting', 'unknown', 'done', 'failed'] as const;
export const refundState = z.enum(REFUND_STATES);
export type RefundState = z.infer<typeof refundState>;

/** Money that goes back to the payer of a deposit. */
export const REFUND_TRANSITIONS: Transitions<RefundState> = {
  asked: ['second', 'submitting', 'failed'],
  second: ['submitting', 'failed'],
  submitting: ['done', 'failed', 'unknown'],
  unknown: ['submitting', 'done', 'failed'],
  done: [],
  failed: [],
};

export const CHARGEBACK_STATES = ['opened', 'answered', 'won', 'lost'] as const;
export const chargebackState = z.enum(CHARGEBACK_STATES);
export type ChargebackState = z.infer<typeof chargebackState>;

/** The payer's bank takes a deposit back. */
export const CHARGEBACK_TRANSITIONS: Transitions<ChargebackState> = {
  opened: ['answered', 'won', 'lost'],
  answered: ['won', 'lost'],
  won: [],
  lost: [],
};

/** States in which a deposit still waits for money; it counts against the member's allowance. */
export const OPEN_DEPOSIT_STATES: readonly DepositState[] = [
  'started',
  'waiting',
  'unknown',
  'seen',
  'review',
];

/** States in which a withdrawal's money is in the hold account. */
export const HELD_WITHDRAWAL_STATES: readonly WithdrawalState[] = [
  'requested',
  'review',
  'held',
  'second',
  'approved',
  'sending',
];

export const mayFollow = <S extends string>(table: Transitions<S>, from: S, to: S): boolean =>
  table[from].includes(to);
