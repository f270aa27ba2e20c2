/** Orders of a payment switch; amounts in the currency's minor units, accounts told apart by API key. */
type Order = {
  id: string;
  account: string;
  units: bigint;
  currency: string;
  created: string;
  hookUrl: string | undefined;
};

export type Dispute = {
  id: string;
  units: bigint;
  status: 'dispute_opened' | 'dispute_won' | 'dispute_lost';
};

export type Payment = Order & {
  status: 'requires_payment_method' | 'succeeded' | 'partially_captured' | 'failed' | 'cancelled' | 'expired';
  received: bigint;
  updated: string;
  description: string;
  returnUrl: string;
  expiresAt: string;
  payer: string;
  error: string | null;
  disputes: Dispute[];
};

export type Payout = Order & {
  status: 'initiated' | 'success' | 'failed' | 'reversed';
  description: string;
  payee: string;
  error: string | null;
};

export type Refund = Omit<Order, 'hookUrl'> & { paymentId: string; status: 'succeeded' | 'failed' };

/** Times there carry no zone and mean UTC. */
const timeOf = (iso: string): string => iso.replace('Z', '');

export const disputeJson = (payment: Payment, { id, units, status }: Dispute) => ({
  dispute_id: id,
  payment_id: payment.id,
  attempt_id: `${payment.id}_1`,
  amount: String(units),
  currency: payment.currency,
  dispute_stage: 'dispute',
  dispute_status: status,
  connector: 'sandbox',
  connector_status: status,
  connector_dispute_id: id,
});

export const paymentJson = (payment: Payment, baseUrl: string) => ({
  payment_id: payment.id,
  merchant_id: 'sandbox',
  status: payment.status,
  amount: Number(payment.units),
  net_amount: Number(payment.units),
  amount_received: payment.received > 0n ? Number(payment.received) : null,
  currency: payment.currency,
  connector: 'sandbox',
  created: timeOf(payment.created),
  updated: timeOf(payment.updated),
  description: payment.description,
  capture_method: 'automatic',
  payment_link: {
    link: `${baseUrl}/switch/payment_link/${payment.id}`,
    payment_link_id: `plink_${payment.id}`,
  },
  return_url: payment.returnUrl,
  customer: payment.payer ? { name: payment.payer } : null,
  error_message: payment.error,
  disputes: payment.disputes.length ? payment.disputes.map((dispute) => disputeJson(payment, dispute)) : null,
});

export const payoutJson = (payout: Payout) => ({
  payout_id: payout.id,
  merchant_id: 'sandbox',
  status: payout.status,
  amount: Number(payout.units),
  currency: payout.currency,
  connector: 'sandbox',
  payout_type: 'bank',
  created: timeOf(payout.created),
  description: payout.description,
  name: payout.payee,
  error_message: payout.error,
});

export const refundJson = (refund: Refund) => ({
  refund_id: refund.id,
  payment_id: refund.paymentId,
  status: refund.status,
  amount: Number(refund.units),
  currency: refund.currency,
  connector: 'sandbox',
  created_at: refund.created,
  error_message: refund.status === 'failed' ? 'The card’s bank refuses refunds' : null,
});
