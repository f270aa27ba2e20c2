/** What the suite sends, the same for all protocols. Amounts are decimal texts, ids the vendor's own. */
export type Ask =
  | { kind: 'balance'; player: string; token: string }
  | ({ kind: 'bet'; token: string; amount: string; free?: boolean; closes?: boolean } & Played)
  | ({ kind: 'win'; amount: string; final: boolean; bet?: string; free?: boolean } & Played)
  /** Protocols that can name just the bet and the player leave out the rest. */
  | {
      kind: 'rollback';
      player: string;
      currency: string;
      game: string;
      id: string;
      bet: string;
      unit: string;
    }
  | { kind: 'cancel'; player: string; id: string; unit: string }
  | {
      kind: 'promo';
      player: string;
      token: string;
      currency: string;
      game: string;
      id: string;
      amount: string;
    }
  | ({ kind: 'correct'; previous: string; payout: string; reason: string } & Played)
  | { kind: 'batch'; player: string; token: string; items: readonly Ask[] };

type Played = { player: string; token: string; currency: string; game: string; id: string; unit: string };

/** What an answer means. A protocol may use one code for several. */
export type Outcome =
  | 'done'
  | 'repeated'
  | 'remembered'
  | 'mismatch'
  | 'insufficient_funds'
  | 'bet_not_found'
  | 'not_a_bet'
  | 'already_settled'
  | 'already_voided'
  | 'rolled_back'
  | 'session'
  | 'signature'
  | 'player_unknown'
  | 'player_blocked'
  | 'limit'
  | 'currency'
  | 'game'
  | 'malformed'
  /** Not known yet: the call must be sent again. */
  | 'later';

/** What not every protocol can do or check. */
export type Ability =
  /** Signatures cover the body. */
  | 'signed_body'
  /** A call holds once and for some minutes. */
  | 'nonce'
  /** One bet can be rolled back, whatever its unit holds. */
  | 'rollback'
  | 'cancel'
  /** A unit goes on after a win. */
  | 'open_units'
  | 'free'
  | 'promo'
  | 'correct'
  | 'batch';

/** A call before it is signed. */
export type Message = { path: string; body: string };
export type HttpRequest = { url: string; headers: Record<string, string>; body: string };
export type Answer = { code: string; repeated?: boolean; balanceMinor?: bigint; items?: readonly Answer[] };

/** A vendor's protocol as a vendor speaks it. */
export type Driver = {
  id: string;
  can: ReadonlySet<Ability>;
  message: (ask: Ask) => Message;
  /** `with`: a wrong key, or none. */
  sign: (message: Message, how: { at: Date; nonce: string; with?: 'wrong' | 'nothing' }) => HttpRequest;
  read: (status: number, text: string) => Answer;
  codes: Readonly<Record<Outcome, readonly string[]>>;
  /** Puts the raw JSON text of a value in the place of a field that the body has. */
  put: (message: Message, field: 'amount' | 'currency' | 'game' | 'player', json: string) => Message;
  /** Raw JSON texts of amounts. */
  amounts: { negative: string; wrongType: string; tooFine: string };
};

/** A player with the game open. */
export type Player = { name: string; token: string; currency: string; game: string };

/** Puts players into any state. Without it, the cases that need it are skipped. */
export type Backdoor = {
  player: (options: { balance: string }) => Promise<Player>;
  /** Lowers a limit of the player's own. */
  limit: (player: Player, kind: 'stake' | 'wager', amount: string) => Promise<void>;
  block: (player: Player, how: 'locked' | 'excluded') => Promise<void>;
  /** Ends the visit, or opens the game again and returns the new token. */
  endVisit: (player: Player) => Promise<void>;
  reopen: (player: Player) => Promise<string>;
  /** How many entries the player's account has. */
  entries: (player: Player) => Promise<number>;
  /** The player is not needed any more. */
  end?: (player: Player) => Promise<void>;
};

/** A line of the vendor's own list: a call, as the vendor has booked it. */
export type ListedCall = { ask: Ask; amount?: string; state?: 'done' | 'refused' | 'rolled_back' };

/** What only the operator's side shows, for suites that run there. */
export type Operator = {
  /** Compares a list with the ledger. @returns what they do not agree about, by the call's id */
  compare: (lines: readonly ListedCall[]) => Promise<ReadonlyArray<{ id: string; kind: string }>>;
  /** Makes the open rounds of the player so many hours older. @returns the units listed as open for too long */
  age: (player: Player, hours: number) => Promise<readonly string[]>;
};
