import type { IncomingHttpHeaders } from 'node:http';
import type { FixtureOutcome } from '@croupier/contract/vendors/fixture-outcomes.ts';
import type { LaunchPlace } from '../catalogue/index.ts';
import type { RefusalCode } from '../rounds/index.ts';

/** A merchant's account at a vendor or an aggregator. `id` is in the path of the calls that we receive. */
export type VendorAccount = {
  merchantId: string;
  id: string;
  adapter: string;
  name: string;
  currency: string;
  /** Checked by the adapter's schema; without secrets. */
  config: unknown;
  /** Hosts that its games may be launched from. */
  hosts: readonly string[];
  /** Addresses that may call us; empty: any. */
  addresses: readonly string[];
  state: 'open' | 'stopped' | 'closed';
  isTest: boolean;
};

/** Keys of an account. While they are rotated, calls signed with `previous` are accepted until a time. */
export type AccountKeys<Keys = unknown> = {
  current: Keys;
  previous?: { keys: Keys; until: Date };
};

/** A call as received: the body is needed byte by byte for its signature. */
export type RawCall = {
  /** What follows the account in the path, without a slash at either end. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** A call whose signature is valid. `nonce`, if the protocol has one, may be used once. */
export type Verified = { path: string; text: string; nonce?: string };
export type Forged = { forged: 'signature' | 'clock' | 'nonce' | 'path' };

/** A call that can't be understood. `field` is the vendor's own name of it. */
export type Malformed = { malformed: 'syntax' | 'type' | 'negative' | 'too_fine'; field: string };

type Amount = {
  /** In the ledger's scale, zero or above. */
  amountMinor: bigint;
};

/** What a vendor asks of our wallet, the same for all protocols. Ids are the vendor's own. */
export type Ask = {
  /** The name by which the vendor knows the member. */
  player: string;
  currency?: string;
  /** The vendor's code of the game. */
  game?: string;
  /** The token of the launch, or what replaced it. */
  token?: string;
  /** Idempotency key of the transaction; required for whatever moves money. */
  theirId?: string;
  /** What settles together: a round, a slip, a salvo. */
  unit?: string;
  /** The vendor's id of the game round as players read it. */
  reference?: string;
  detail?: Readonly<Record<string, unknown>>;
} & (
  | {
      kind: 'session';
      /** The vendor goes on with a new token; this one takes no more bets. */
      renews?: boolean;
    }
  | { kind: 'profile' | 'balance' }
  | ({
      kind: 'bet';
      /** No debit; its win is paid. */
      free?: boolean;
      /** The bet ends its unit without a win. */
      closes?: boolean;
    } & Amount)
  | ({
      kind: 'win';
      final: boolean;
      /** Of free rounds: paid also without its bet. */
      free?: boolean;
      validBetMinor?: bigint;
    } & Amount)
  /** One bet. */
  | { kind: 'rollback'; betId: string }
  /** The whole unit. */
  | { kind: 'cancel' }
  | ({ kind: 'promo' } & Amount)
  /** Another result of a settled unit. */
  | { kind: 'correct'; previousMinor: bigint; payoutMinor: bigint; reason: string }
  /** In order; a win behind its refused bet is refused. */
  | { kind: 'batch'; items: readonly Ask[] }
);

/** Why a call was refused; adapters map each to the vendor's own code. */
export type VendorRefusal =
  | Exclude<RefusalCode, 'rounds.not_a_bet'>
  | 'vendors.account_closed'
  | 'vendors.signature'
  | 'vendors.player_unknown'
  | 'vendors.player_blocked'
  | 'vendors.session_unknown'
  | 'vendors.session_expired'
  | 'vendors.currency'
  | 'vendors.game'
  | 'vendors.stopped'
  | 'vendors.already_settled'
  | 'vendors.rolled_back'
  | 'vendors.bet_not_found'
  | 'vendors.not_a_bet'
  | 'vendors.mismatch'
  | 'vendors.malformed';

/** The outcome of an ask, for the adapter to put into the vendor's form. */
export type Result =
  | {
      done: true;
      balanceMinor: bigint;
      /** The same call was done before. */
      repeated: boolean;
      /** A rollback whose bet has not arrived: the bet will be refused. */
      remembered?: boolean;
      /** Of `profile` and `session`. */
      player?: { name: string; currency: string; country: string; language: string };
      /** Of a `session` call that replaces the token. */
      token?: string;
      items?: readonly Result[];
    }
  | {
      refused: VendorRefusal;
      balanceMinor?: bigint;
      field?: string;
      /** Which of the player's limits refused a stake. */
      limit?: 'stake' | 'loss' | 'wager' | 'time';
      items?: readonly Result[];
    }
  /** The outcome is not known yet; a retry finds it by its id. */
  | { later: true };

export type WalletAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** A seamless vendor's protocol. Pure: no rule about money, no I/O, no clock of its own. */
export type WalletAdapter = {
  verify: (
    raw: RawCall,
    keys: AccountKeys,
    context: { account: VendorAccount; now: Date },
  ) => Promise<Verified | Forged>;
  parse: (call: Verified, account: VendorAccount) => Ask | Malformed;
  /** `ask` is null for a call that was forged or malformed; `call` then helps to echo ids. */
  answer: (
    call: Pick<Verified, 'path' | 'text'>,
    ask: Ask | null,
    result: Result,
    account: VendorAccount,
  ) => WalletAnswer;
};

/** An outcome that the vendor did not tell us; asked again later. */
export type Unknown = { unknown: true; reason: string };
/** The vendor refused; nothing happened there. */
export type Refused = { refused: string };

export type LaunchVisit = {
  player: string;
  token: string;
  gameCode: string;
  currency: string;
  language: string;
  country: string;
  device: 'desktop' | 'phone';
  address: string;
  returnUrl: string;
  depositUrl: string;
  /** Play money without an account at the vendor. */
  demo: boolean;
  /** Where the game opens, for vendors that know matches. */
  place?: LaunchPlace | undefined;
};

/** A line of the vendor's own list. */
export type TheirTransaction = {
  theirId: string;
  kind: 'bet' | 'win' | 'rollback' | 'cancel' | 'promo' | 'correct';
  player: string;
  unit: string;
  game: string;
  amountMinor: bigint;
  currency: string;
  state: 'done' | 'refused' | 'rolled_back';
  at: Date;
  final?: boolean;
  betId?: string;
};

export type VendorTable = {
  gameCode: string;
  open: boolean;
  dealer: string | null;
  minMinor: bigint;
  maxMinor: bigint;
  seats: number | null;
  freeSeats: number | null;
  players: number;
  /** Newest last, in the game's own marks: B, P, T or numbers. */
  history: readonly string[];
};

type FixtureSide = { names: Readonly<Partial<Record<string, string>>>; color: string | null };

/** A match or a fight that is coming or under way. Names are by language. */
export type VendorFixture = {
  id: string;
  gameCode: string;
  title: FixtureSide['names'];
  home: FixtureSide;
  away: FixtureSide;
  startsAt: Date;
  /** When bets close; null if they are taken until the end. */
  closesAt: Date | null;
  live: { minute: number | null; score: [number, number] | null } | null;
  /** In thousandths; null while no bets are taken. Without `draw` in a match that has none. */
  odds: Readonly<
    Record<Exclude<FixtureOutcome, 'draw'>, number | null> & { draw?: number | null | undefined }
  >;
  /** The vendor's id of the market that has these odds; null for a vendor that takes no outcome at a launch. */
  market: string | null;
};

export type FreeRoundsGrant = {
  id: string;
  player: string;
  gameCode: string;
  count: number;
  betMinor: bigint;
  currency: string;
  expiresAt: Date;
};

export type TransferAnswer =
  | { state: 'done'; amountMinor: bigint }
  | { state: 'failed'; reason: string }
  | { state: 'under_way' }
  | { state: 'absent' };

/** Calls to a vendor: ten seconds, bounded retries. What is not known ends as `Unknown`, never as a guess. */
export type VendorClient = {
  launch: (visit: LaunchVisit) => Promise<{ url: string } | Refused | Unknown>;
  /** Codes of the games that can be played now. */
  games: () => Promise<readonly string[] | Unknown>;
  transactions: (
    query: { from: Date; until: Date } | { unit: string; player: string },
  ) => Promise<readonly TheirTransaction[] | Unknown>;
  /** Where the vendor shows a finished round. */
  replay: (unit: { unit: string; player: string }) => Promise<{ url: string } | Refused | Unknown>;
  tables?: () => Promise<readonly VendorTable[] | Unknown>;
  fixtures?: () => Promise<readonly VendorFixture[] | Unknown>;
  freeRounds?: {
    grant: (grant: FreeRoundsGrant) => Promise<{ granted: true } | Refused | Unknown>;
    list: (player: string) => Promise<readonly { id: string; used: number; count: number }[] | Unknown>;
    cancel: (id: string) => Promise<{ cancelled: true } | Refused | Unknown>;
  };
  wallet?: {
    deposit: (transfer: {
      id: string;
      player: string;
      currency: string;
      amountMinor: bigint;
    }) => Promise<TransferAnswer | Unknown>;
    withdraw: (transfer: {
      id: string;
      player: string;
      currency: string;
      amountMinor: bigint | null;
    }) => Promise<TransferAnswer | Unknown>;
    balance: (player: string) => Promise<{ balanceMinor: bigint } | Unknown>;
    ask: (id: string) => Promise<TransferAnswer | Unknown>;
  };
};

/** What every vendor protocol brings. `wallet` is missing for vendors whose wallet we move money into. */
export type VendorProtocol = {
  id: string;
  /** @throws ZodError for what the protocol can't use */
  read: (stored: { config: unknown; secrets: unknown }) => { config: unknown; keys: unknown };
  wallet?: WalletAdapter;
  /** Whether the account's vendor keeps the players' money: then it does not call our wallet. */
  ownWallet?: (config: unknown) => boolean;
  /** Its wins may come after the settlement, and are paid then. */
  paysLateWins?: true;
  /** `call` makes the HTTP requests, within the limits for outgoing calls. */
  client: (
    account: VendorAccount,
    keys: AccountKeys,
    deps: { call: VendorCall; now: () => Date },
  ) => VendorClient;
};

/** An outgoing request. Never rejects for what a network can do: that is in the answer. */
export type VendorCall = (request: {
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For calls that a player waits for; ten seconds otherwise. */
  timeoutMilliseconds?: number;
}) => Promise<{ status: number; text: string } | { failed: 'timeout' | 'connection' | 'too_large' }>;
