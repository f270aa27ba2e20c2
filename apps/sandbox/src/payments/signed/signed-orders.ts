/** Orders and movements of the gateway; amounts in the ledger's scale of four decimals. */
type Order = {
  /** The merchant's id; unique per account. */
  id: string;
  theirId: string;
  account: string;
  amountMinor: bigint;
  currency: string;
  reference: string;
  notifyUrl: string;
  created: string;
  /** Its content, to tell a repeated call from another one with the same id. */
  content: string;
};
export type State = 'waiting' | 'under_way' | 'paid' | 'failed' | 'returned';

export type GatewayDeposit = Order & {
  state: State;
  returnUrl: string;
  expiresAt: string;
  reason: string | null;
  chargeback: { id: string; state: 'opened' | 'won' | 'lost'; amountMinor: bigint } | null;
};
export type GatewayPayout = Order & { state: State; payee: string; reason: string | null };
export type GatewayRefund = Order & { state: State; deposit: string; reason: string | null };

export type GatewayMovement = {
  id: string;
  account: string;
  direction: 'in' | 'out';
  amountMinor: bigint;
  feeMinor: bigint;
  currency: string;
  order: string | null;
  payer: string;
  text: string;
  at: string;
};
