import type { ROUND_STATES } from '@croupier/contract/games/rounds.ts';
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
  /** What the vendor calls the round. */
  reference: string;
  state: RoundState;
  /** What was staked and not given back. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** What of the stake counts for contracts, rebates and points. Zero until the round is settled. */
  validBetMinor: bigint;
  openedAt: Date;
  settledAt: Date | null;
  /** What was bet and what came out, in the words of the game. */
  detail: unknown;
};

/** A round, with the main account right after what was done to it. */
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
  /** The other side of the money; the house account of vendor and game when left out. */
  house?: AccountRef;
  /** Further transfers that belong to the round: they happen after the stake is taken, or nothing does. */
  linked?: readonly Transfer[];
};

export type SettleRound = RoundKey & {
  gameId: string;
  vendor: string;
  currency: string;
  /** Zero for a round that was lost. */
  payoutMinor: bigint;
  /** The whole stake when left out. */
  validBetMinor?: bigint;
  /** Takes the place of the one that the round was opened with. */
  detail?: object;
  house?: AccountRef;
};

export type PlayRound = OpenRound & Pick<SettleRound, 'payoutMinor' | 'validBetMinor'>;

export type VoidRound = RoundKey & { house?: AccountRef };

/**
 * Undoes what a module has done with a round besides its stake: its own rows, and the transfers, which it gives back to
 * be posted with the stake.
 */
export type UndoRound = (tx: MoneyTx, round: Round) => Promise<readonly Transfer[]>;

type Command = {
  /** Made by the caller, or derived from vendor, merchant and the vendor's own id; becomes the id of the transfer. */
  id: string;
  merchantId: string;
  memberId: string;
  currency: string;
  roundId: string;
  vendor: string;
  gameId: string;
  /** The other side of the money; the house account of vendor and game when left out. */
  counterparty?: AccountRef;
};

/** Stakes; the first one opens the round. */
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
  /** With `final`: what of the stake counts; all of it when left out. */
  validBetMinor?: bigint;
};

/** Gives a stake back. When the bet has not arrived yet, it will be refused when it does. */
export type RollbackCommand = Command & { kind: 'rollback'; betId: string };

export type RoundCommand = BetCommand | WinCommand | RollbackCommand;

export type RefusalCode =
  | 'wallet.insufficient_funds'
  | 'wallet.transfer_mismatch'
  | 'rounds.not_found'
  | 'rounds.mismatch'
  | 'rounds.not_open'
  | 'rounds.bet_cancelled';

/** The answer to a command: the same one to the same command, however often it comes. */
export type Outcome =
  | {
      status: 'accepted';
      roundId: string;
      /** Of the main account, right after this command. */
      balanceMinor: bigint;
      sequence: bigint;
      at: Date;
      duplicate: boolean;
    }
  | { status: 'refused'; code: RefusalCode; balanceMinor: bigint };

export type RoundsQuery = {
  merchantId: string;
  memberId: string;
  /** Names of games are given in it. */
  language?: string;
  gameId?: string;
  state?: RoundState;
  from?: Date;
  until?: Date;
  pageNum: number;
  pageSize: number;
};

export type NamedRound = Round & { gameName: string };

/** Newest first; the totals are those of the whole selection. */
export type RoundsPage = Page<NamedRound> & {
  totalStakeMinor: bigint;
  totalPayoutMinor: bigint;
  totalValidBetMinor: bigint;
};
