import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a provider's adapter implements, in `providers/<id>/`: its protocol, and nothing of money rules or the database.
 * Amounts are in the ledger's scale; adapters convert to the provider's own units and refuse finer ones.
 */

/** A provider account as an adapter sees it: config and opened secrets are checked by the adapter's own schemas. */
export type ProviderAccount<Config = unknown, Secrets = unknown> = {
  merchantId: string;
  id: string;
  /** ISO 4217 of the ledger. */
  currency: string;
  config: Config;
  /** While a secret is being rotated, `readHook` accepts both. */
  secrets: Secrets;
  /** Where the provider reports to: `https://<site>/hooks/payments/<account id>`. */
  hookUrl: string;
  /** Of a chain: the deposit addresses of members, which `list` watches. */
  addresses?: readonly string[];
};

/** An amount of money that a provider reports: a bank line, a captured payment, a token transfer. The only evidence. */
export type Movement = {
  /** The provider's id of the movement, unique within the account for ever. */
  theirId: string;
  direction: 'in' | 'out';
  amountMinor: bigint;
  /** What the provider kept of it, if it says so. */
  feeMinor?: bigint;
  /** The currency, or the token: `USDT`. */
  asset: string;
  /** Our id of the deposit or payout, where the provider carries it. */
  ourId?: string;
  /** The payer's or payee's name and account as the provider reports them; empty if unknown. */
  payer: string;
  payerAccount?: string;
  /** The text of the transfer, in which a reference may be found. */
  text: string;
  /** Of a chain: the deposit address that received it, which is `theirId` of the member's deposits there. */
  address?: string;
  at: Date;
  /** False while it may still vanish: a token transfer that is not final, a payment that is not captured. */
  isFinal: boolean;
  confirmations?: { seen: number; needed: number };
};

/** Something has happened, but what the message says must not be believed: ask for it. */
export type Hint = {
  kind: 'hint';
  eventId: string;
  ourId?: string;
  reference?: string;
  theirId?: string;
  /** About a payment that is over: its payer's bank takes it back, or has decided about it. */
  isDispute?: true;
};
export type Forged = { kind: 'forged' };
/** A believed message. `eventId` is unique within the account, so that a repeated message is recognised. */
export type Reported = {
  kind: 'reported';
  eventId: string;
  movements: Movement[];
  chargeback?: ReportedChargeback;
};
/** A payer's bank takes a payment back, or has decided about it. `ourId` is the deposit. */
export type ReportedChargeback = {
  ourId: string;
  theirId: string;
  state: 'opened' | 'won' | 'lost';
  amountMinor: bigint;
};
export type HookAnswer = { status: number; body: string; contentType: string };

export type DepositOrder = {
  /** Our id; also the idempotency key where the provider has one. */
  id: string;
  /** Ten characters for the payer's transfer text; see `reference.rules.ts`. */
  reference: string;
  amountMinor: bigint;
  method: string;
  /** Where a hosted page sends the member afterwards. */
  returnUrl: string;
  expiresAt: Date;
  /** Index of the member's own deposit address at a chain. */
  addressIndex?: number;
  language: string;
  /** The member's name, for a hosted page; somebody else's payment is looked at by a person. */
  payer?: string;
};

/** What an asset is worth: so much of the currency for so much of the asset, both in the ledger's scale. */
export type Rate = { assetMinor: bigint; currencyMinor: bigint };

/** What the member must do to pay. */
export type Instructions =
  | { kind: 'page'; url: string; theirId?: string }
  | { kind: 'qr'; payload: string; text: string; theirId?: string; bank?: BankDetails }
  | { kind: 'bank'; bank: BankDetails; text: string }
  | {
      kind: 'address';
      address: string;
      /** The address: by it a transfer finds the deposit. */
      theirId: string;
      chain: string;
      asset: string;
      /** Amount in the asset's own units, as a decimal string, at the quoted rate. */
      assetAmount: string;
      rateUntil: Date;
    };
export type BankDetails = { bank: string; number: string; holder: string };

export type Refused = { kind: 'refused'; code: string; message: string };
/** A time-out, a 5xx, a broken connection: it may have happened or not. */
export type Unknown = { kind: 'unknown'; message: string };
export type Begun = { kind: 'begun'; instructions: Instructions } | Refused | Unknown;

export type PayoutOrder = {
  id: string;
  reference: string;
  amountMinor: bigint;
  method: string;
  payee: { holder: string; bank: string; number: string; country: string };
};
export type Sent = { kind: 'accepted'; theirId: string } | Refused | Unknown;

/** `paymentId` is our deposit, `theirId` the provider's id of it. */
export type RefundOrder = { id: string; paymentId: string; theirId: string; amountMinor: bigint };

export type AssetAmount = { asset: string; amountMinor: bigint };

/** What the provider knows about one of our orders. `absent`: it has no order with our id. */
export type Seen = {
  state: 'absent' | 'waiting' | 'under_way' | 'paid' | 'failed' | 'returned' | 'unknown';
  theirId?: string;
  /** What was really paid. */
  amountMinor?: bigint;
  feeMinor?: bigint;
  /** Of a payout: what really left, where it is not the account's currency. */
  left?: AssetAmount;
  /** The money that moved for this order. */
  movements: Movement[];
  /** Of a deposit: what the payer's bank has taken back, as far as the provider tells it by asking. */
  chargebacks?: ReportedChargeback[];
  /** Why it failed, in the provider's words. */
  reason?: string;
};

export type MovementPage = { items: Movement[]; cursor: string | null };

export type ProviderAbilities = {
  deposit: boolean;
  payout: boolean;
  refund: boolean;
  list: boolean;
  balance: boolean;
  /** Whether the same order may be sent again with the same id. */
  repeatsSafely: 'by_id' | { hours: number } | 'no';
  /** Whether `absent` can be believed: they find by our id. */
  findsById: boolean;
};

export type PaymentAdapter<Config = unknown, Secrets = unknown> = {
  id: string;
  can: ProviderAbilities;
  /** @throws ZodError for a config or secrets that the adapter can't use; issues name the field */
  read: (stored: { config: unknown; secrets: unknown }) => { config: Config; secrets: Secrets };
  begin: (account: ProviderAccount<Config, Secrets>, order: DepositOrder) => Promise<Begun>;
  /** Pure: checks the signature and reads the message. Several events in one message become several results. */
  readHook: (
    account: ProviderAccount<Config, Secrets>,
    hook: { headers: IncomingHttpHeaders; rawBody: Buffer; now: Date },
  ) => (Reported | Hint)[] | Forged;
  /** Anybody can send its messages: they are never stored, and only make us ask about a deposit that they name. */
  isUnsigned?: true;
  /** How this provider wants a message acknowledged. */
  hookAnswer: HookAnswer;
  /** Asks for one of our orders by our id. Never throws for what a network can do: answers `unknown`. */
  ask: (
    account: ProviderAccount<Config, Secrets>,
    order: {
      kind: 'deposit' | 'payout' | 'refund';
      id: string;
      theirId?: string;
      reference: string;
      since: Date;
    },
  ) => Promise<Seen>;
  pay: (account: ProviderAccount<Config, Secrets>, order: PayoutOrder) => Promise<Sent>;
  refund: (account: ProviderAccount<Config, Secrets>, order: RefundOrder) => Promise<Sent>;
  /** @throws on any failure: the job repeats */
  list: (
    account: ProviderAccount<Config, Secrets>,
    range: { from: Date; until: Date; cursor: string | null },
  ) => Promise<MovementPage>;
  /** The provider's own balance of the account, by asset; undefined where it has none. */
  balance: (
    account: ProviderAccount<Config, Secrets>,
  ) => Promise<{ asset: string; amountMinor: bigint }[] | undefined>;
  /** Only of adapters whose members pay to an address of their own, in an asset that is not the currency. */
  chain?: {
    addressAt: (account: ProviderAccount<Config, Secrets>, index: number) => string;
    /** @throws when no rate can be had: nothing is credited without one */
    rate: (account: ProviderAccount<Config, Secrets>) => Promise<Rate>;
  };
};
