import type { ROUND_SORTS, ROUND_STATES, SORT_DIRECTIONS } from '@croupier/contract/games/rounds.ts';
import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import type { Page } from '../../../platform/paging.ts';
import type { AccountRef, MoneyTx, Transfer } from '../../money/wallet/index.ts';

export type RoundState = (typeof ROUND_STATES)[number];

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
  state: RoundState;
  /** Stakes that were not returned. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** The part of the stake that counts for contracts, rebates and points. Zero until the round is settled. */
  validBetMinor: bigint;
  openedAt: Date;
  settledAt: Date | null;
  /** Bet and result in the game's own format. */
  detail: unknown;
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
  roundId: string;
  vendor: string;
  gameId: string;
  /** The counterparty; defaults to the house account of vendor and game. */
  counterparty?: AccountRef;
};

/** Bets; the first one opens the round. */
export type BetCommand = Command & {
  kind: 'bet';
  /** Above zero. */
  amountMinor: bigint;
  rulesVersion?: string;
  reference?: string;
  detail?: object;
};

/** Pays; the final one settles the round. A lost round ends with a final win of zero. */
export type WinCommand = Command & {
  kind: 'win';
  /** Zero or above. */
  amountMinor: bigint;
  final: boolean;
  /** With `final`: the part of the stake that counts; defaults to all of it. */
  validBetMinor?: bigint;
};

/** Returns a stake. If the bet has not arrived yet, it will be refused. */
export type RollbackCommand = Command & { kind: 'rollback'; betId: string };

export type RoundCommand = BetCommand | WinCommand | RollbackCommand;

/** Stakes are refused by the player's own protection, too. */
export type RefusalCode =
  | ProtectionCode
  | 'wallet.insufficient_funds'
  | 'wallet.transfer_mismatch'
  | 'rounds.not_found'
  | 'rounds.mismatch'
  | 'rounds.not_open'
  | 'rounds.bet_cancelled';

/** The answer to a command; repeating a command gets the same one. */
export type Outcome =
  | {
      status: 'accepted';
      roundId: string;
      /** Balance of the main account right after this command. */
      balanceMinor: bigint;
      sequence: bigint;
      at: Date;
      duplicate: boolean;
    }
  | { status: 'refused'; code: RefusalCode; balanceMinor: bigint };

export type RoundsQuery = {
  merchantId: string;
  memberId: string;
  /** The language of game names. */
  language?: string;
  gameId?: string;
  state?: RoundState;
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
