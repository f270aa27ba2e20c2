import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { ROUND_SORTS, ROUND_STATES, SORT_DIRECTIONS } from '@croupier/contract/games/rounds.ts';
import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import type { Page } from '../../../platform/paging.ts';
import type { AccountRef, MoneyTx, Transfer } from '../../money/wallet/index.ts';

export type RoundState = (typeof ROUND_STATES)[number];

/** What of a round is bonus money. It counts for the bonus from its first stake on. */
export type RoundBonus = {
  /** The bonus that played when the round was opened. */
  id: string;
  /** Of the stakes that were not returned. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** Whole stakes that bonus money was part of. */
  touchedMinor: bigint;
  /** What counts towards the terms; zero until the round is settled. */
  wageredMinor: bigint;
};

/** One record of play, of an in-house game or a vendor's. All amounts in the ledger's scale. */
export type Round = {
  merchantId: string;
  id: string;
  memberId: string;
  gameId: string;
  vendor: string;
  currency: string;
  rulesVersion: string;
  /** The vendor's id of the round. */
  reference: string;
  /** The vendor's id of what settles together, where it is not the reference. */
  unit: string | null;
  /** What it settles with; null if by itself. */
  pool: string | null;
  state: RoundState;
  /** Stakes that were not returned. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  /**
   * The part of the stake that counts for contracts, rebates and points. Zero until the round is settled, except for
   * a pooled round, where it is stored from the beginning and counts once the pool is settled.
   */
  validBetMinor: bigint;
  openedAt: Date;
  settledAt: Date | null;
  /** When its payout was changed last after it had been settled. */
  correctedAt: Date | null;
  /** Cancelled: takes no bets any more. */
  isShut: boolean;
  /** Null if it does not count for a bonus. */
  bonus: RoundBonus | null;
  /** Bet and result in the game's own format. */
  detail: unknown;
};

/** What a correction could not take from a member. */
export type Debt = {
  merchantId: string;
  /** The id of the correction. */
  id: string;
  memberId: string;
  roundId: string;
  currency: string;
  amountMinor: bigint;
  at: Date;
};

/** A round, and the main account right after the operation. */
export type RoundAfter = Round & { balanceMinor: bigint; sequence: bigint };

type RoundKey = { merchantId: string; memberId: string; id: string };

export type OpenRound = RoundKey & {
  gameId: string;
  vendor: string;
  currency: string;
  rulesVersion: string;
  stakeMinor: bigint;
  reference?: string;
  detail?: object;
  /** The counterparty; defaults to the house account of vendor and game. */
  house?: AccountRef;
  /** Further transfers of the round: posted after the stake, all or none. */
  linked?: readonly Transfer[];
};

export type SettleRound = RoundKey & {
  gameId: string;
  vendor: string;
  currency: string;
  /** Zero for a lost round. */
  payoutMinor: bigint;
  /** Defaults to the whole stake. */
  validBetMinor?: bigint;
  /** Replaces the detail that the round was opened with. */
  detail?: object;
  house?: AccountRef;
};

export type PlayRound = OpenRound & Pick<SettleRound, 'payoutMinor' | 'validBetMinor'>;

export type VoidRound = RoundKey & { house?: AccountRef };

/**
 * Undoes what a module did for a round besides its stake: changes its own rows and returns the transfers to post with
 * the stake.
 */
export type UndoRound = (tx: MoneyTx, round: Round) => Promise<readonly Transfer[]>;

/** Whether a round follows from its seeds; null if that can't be said. */
export type RoundReplay = (round: Round) => Promise<boolean | null>;

/** What the jackpot did for a round; null without a draw. */
export type RoundJackpot = {
  contribution: bigint;
  won: bigint | null;
  returned: bigint | null;
  takenBack: bigint | null;
};
export type RoundJackpotFor = (round: Round) => RoundJackpot | null;

type Command = {
  /** Created by the caller, or derived from vendor, merchant and the vendor's id; also the id of the transfer. */
  id: string;
  merchantId: string;
  memberId: string;
  currency: string;
  vendor: string;
  /** The member's account that pays and gets paid; defaults to the main account. */
  wallet?: AccountRef;
  /** The counterparty; defaults to the house account of vendor and game. */
  counterparty?: AccountRef;
};

type UnitCommand = Command & { roundId: string; gameId: string };

type NewUnit = {
  reference?: string;
  /** The vendor's own id of the unit, where it is not the reference. */
  unit?: string;
  detail?: object;
};

/** A reason of a later module not to take a bet. */
export type AdmissionCode = `vendors.${string}`;

/** Bets; the first one opens the round. */
export type BetCommand = UnitCommand &
  NewUnit & {
    kind: 'bet';
    /** Zero or above. */
    amountMinor: bigint;
    /** Recorded, but not paid by the member. */
    free?: boolean;
    /** Settles the round with what it has paid so far. */
    closes?: boolean;
    /** Opens a round that settles with others, and what of its stake counts then. */
    pooled?: { pool: string; validBetMinor: bigint };
    /** Taken elsewhere before, and recorded by people: the player's protection is not asked. */
    booked?: boolean;
    rulesVersion?: string;
    /** Asked when the bet is decided, unless its id is known. Must be fast and may be asked again. */
    admission?: () => AdmissionCode | null;
  };

/** Pays; the final one settles the round. A lost round ends with a final win of zero. */
export type WinCommand = UnitCommand &
  NewUnit & {
    kind: 'win';
    /** Zero or above. */
    amountMinor: bigint;
    final: boolean;
    /** With `final`: the part of the stake that counts; defaults to all of it. */
    validBetMinor?: bigint;
    /** Of a free bet: paid even if the bet is unknown. */
    free?: boolean;
    /** Pays after the round has been settled, as a correction; otherwise such a win is refused. */
    late?: boolean;
    /** Refuses the win unless this bet was taken. */
    betId?: string;
  };

/** Returns a stake. If the bet has not arrived yet, it will be refused. The bet alone tells the round. */
export type RollbackCommand = Command & {
  kind: 'rollback';
  betId: string;
  roundId?: string;
  gameId?: string;
};

/** Returns everything that a round moved before it was settled. The round takes no bets any more, even if it is new. */
export type CancelCommand = UnitCommand & { kind: 'cancel' };

/** Pays without a bet: opens a round and settles it. */
export type PromoCommand = UnitCommand & NewUnit & { kind: 'promo'; amountMinor: bigint };

/**
 * What happens if a correction takes more than the member has: it is refused, the rest becomes a debt, or the account
 * goes below zero.
 */
export type BelowZero = 'refuse' | 'debt' | 'negative';

/** Another result for a settled round: pays or takes the difference. */
export type CorrectCommand = UnitCommand & {
  kind: 'correct';
  /** The payout that the sender believes to be in effect; the command is refused if it is not. */
  previousMinor: bigint;
  payoutMinor: bigint;
  belowZero: BelowZero;
  detail?: object;
};

export type RoundCommand =
  | BetCommand
  | WinCommand
  | RollbackCommand
  | CancelCommand
  | PromoCommand
  | CorrectCommand;

/** Stakes are refused by the player's own protection, too. */
export type RefusalCode =
  | ProtectionCode
  | 'bonuses.bet_above_limit'
  | 'wallet.insufficient_funds'
  | 'wallet.transfer_mismatch'
  | 'rounds.not_found'
  | 'rounds.mismatch'
  | 'rounds.not_open'
  | 'rounds.not_a_bet'
  | 'rounds.bet_cancelled';

/** The answer to a command; repeating a command gets the same one. */
export type Outcome =
  | {
      status: 'accepted';
      /** Null for the rollback of an unknown bet. */
      roundId: string | null;
      /** Balance of the member's account right after this command. */
      balanceMinor: bigint;
      /** The bonus balance, where a bonus plays in this game. */
      bonusMinor?: bigint;
      sequence: bigint;
      at: Date;
      duplicate: boolean;
      /** There was nothing to undo yet: what is undone will be refused. */
      remembered?: true;
      /** Paid after the round had been settled. */
      late?: true;
    }
  | {
      status: 'refused';
      code: RefusalCode | AdmissionCode;
      balanceMinor: bigint;
      bonusMinor?: bigint;
      /** With `rounds.not_open`. */
      state?: RoundState;
    };

export type RoundsQuery = {
  merchantId: string;
  memberId: string;
  /** The language of game names. */
  language?: string;
  gameId?: string;
  vendor?: string;
  category?: GameCategory;
  state?: RoundState;
  bonusId?: string;
  from?: Date;
  until?: Date;
  /** Newest first by default. */
  sort?: (typeof ROUND_SORTS)[number];
  direction?: (typeof SORT_DIRECTIONS)[number];
  pageNum: number;
  pageSize: number;
};

export type NamedRound = Round & { gameName: string };

/** The totals are those of the whole selection. */
export type RoundsPage = Page<NamedRound> & {
  totalStakeMinor: bigint;
  totalPayoutMinor: bigint;
  totalValidBetMinor: bigint;
};
