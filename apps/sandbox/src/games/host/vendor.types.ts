import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';

/** Amounts are in the ledger's scale of four decimals: 1.00 is 10_000n. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type ProtocolId = 'hub88' | 'evolution' | 'hmac' | 'transfer';

/** What a vendor and an operator authenticate each other with; which of them exist depends on the protocol. */
export type VendorKeys = {
  /** PEM, signs our calls to the operator. */
  vendorPrivateKey?: string;
  vendorPublicKey?: string;
  /** Shared secret of both directions. */
  secret?: string;
  casinoKey?: string;
  /** The operator's password for our API. */
  apiToken?: string;
  /** Our password for the operator's wallet. */
  authToken?: string;
};

/** An operator's account at a vendor. */
export type Operator = {
  /** `VENDOR/account`. */
  id: string;
  vendor: string;
  account: string;
  protocol: ProtocolId;
  /** The wallet's address; protocols append the name of the call. */
  callbackUrl: string;
  merchant: string;
  currency: string;
  /** PEM, verifies the operator's calls. */
  publicKey: string | null;
  keys: VendorKeys;
};

/** A member of an operator. Members of two operators with the same name are two players. */
export type Player = {
  /** `VENDOR/account/name`. */
  id: string;
  operator: string;
  name: string;
  /** Shown to others, masked. */
  nickname: string;
};

/** One opening of a game. */
export type Visit = {
  /** Random, part of the address that the player opens. */
  id: string;
  operator: string;
  player: string;
  game: string;
  /** The operator's session token; replaced when the protocol says so. */
  token: string;
  currency: string;
  /** `en`, `th` or another language code in lower case. */
  language: string;
  returnUrl: string | null;
  depositUrl: string | null;
  /** Plays with pretend money that never leaves this process. */
  isDemo: boolean;
};

/** One call of our wallet client, without its addressing. */
export type Order =
  | {
      kind: 'bet';
      amount: bigint;
      /** The id of the reward that pays for it. */
      freeReward?: string;
      /** Settles the unit at once: lost. */
      closes?: boolean;
      detail?: Json;
    }
  | {
      kind: 'win';
      amount: bigint;
      final: boolean;
      /** The bet that it answers. */
      bet: string;
      validBet?: bigint;
      freeReward?: string;
      detail?: Json;
    }
  | { kind: 'rollback'; bet: string }
  | { kind: 'cancel'; bet: string; amount: bigint }
  | { kind: 'promo'; amount: bigint; promotion: string }
  | { kind: 'correct'; previous: bigint; payout: bigint; reason: string }
  /** In order; a win behind its refused bet is refused. */
  | { kind: 'batch'; items: ReadonlyArray<{ id: string; unit: string; order: Order }> };

/** What the operator answered. */
export type Outcome =
  | { kind: 'done'; balance: bigint | null; isRepeated: boolean; items?: readonly Outcome[] }
  | { kind: 'refused'; reason: RefusalReason; code: string; balance: bigint | null }
  /** No answer, or the operator asks to repeat the call. */
  | { kind: 'unknown' };
export type RefusalReason = 'funds' | 'limit' | 'session' | 'blocked' | 'closed' | 'other';

/** An outgoing wallet call, kept until the operator has answered it. */
export type Call = {
  /** The transaction's id for the operator. */
  id: string;
  operator: string;
  player: string;
  visit: string;
  unit: string;
  game: string;
  /** The vendor's id of the round, table or match. */
  reference: string;
  order: Order;
  /** `given_up`: a bet without an answer, followed by its rollback. */
  state: 'waiting' | 'done' | 'refused' | 'given_up';
  attempts: number;
  outcome: Outcome | null;
  createdAt: number;
};

export type WalletRequest = { url: string; headers: Record<string, string>; body: string };
export type WalletAnswer = { status: number; body: string };
/** `session` asks whether the visit's token is live; `balance` for the player's money. */
export type Question = { kind: 'session' | 'balance' };
export type Asked = { operator: Operator; player: Player; visit: Visit; at: Date };

/** The vendor's side of a wallet protocol, towards the operator's wallet. */
export type WalletProtocol = {
  id: ProtocolId;
  /** Made when an operator account is registered. */
  newKeys: () => VendorKeys;
  /** The signed request of a wallet call. The same call always has the same transaction id. */
  request: (call: Call, asked: Asked) => WalletRequest;
  outcome: (answer: WalletAnswer, call: Call) => Outcome;
  question: (question: Question, asked: Asked) => WalletRequest;
  /** `token` replaces the visit's token. */
  answer: (answer: WalletAnswer, question: Question) => Outcome & { token?: string };
  /** The same request as somebody without our keys would send it. */
  forged: (request: WalletRequest) => WalletRequest;
};

/** A game of the catalogue. */
export type CatalogueGame = FeedGame & { vendor: string; vendorName: string };

/** A player's open page of a game. */
export type Seat = {
  visit: Visit;
  player: Player;
  operator: Operator;
  game: CatalogueGame;
  send: (message: { type: string; [key: string]: Json }) => void;
};
