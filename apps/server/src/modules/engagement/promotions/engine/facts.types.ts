import type { Base, TriggerEvent } from '@croupier/contract/promotions/words.ts';

export type { Because } from '@croupier/contract/promotions/granted.ts';

/** Settled play with own money in a window, of one class of games. */
export type ClassFigures = {
  class: string;
  rounds: bigint;
  validBetMinor: bigint;
  /** Valid bet times what its game keeps on average. */
  edgeMinor: bigint;
  /** Stakes less payouts. */
  netLossMinor: bigint;
};

export type DepositSum = { count: number; amountMinor: bigint };

export type EventFact = {
  name: TriggerEvent;
  /** What happened, so that it counts once: a deposit, a day, a level. */
  key: string;
  at: Date;
  /** The so manieth of its kind. */
  nth: number;
  amountMinor?: bigint | undefined;
};

export type MemberFact = {
  id: string;
  isOpen: boolean;
  isTrial: boolean;
  isAgent: boolean;
  /** Not below the age that the merchant asks for bonuses; unknown counts as of age, because registration asks. */
  isOfAge: boolean;
  /** Excluded, cooling off or closed. */
  isExcluded: boolean;
  level: number;
  registeredAt: Date;
  country: string | null;
  tags: readonly string[];
  bornOn: string | null;
  verified: Readonly<Record<'mobile' | 'email' | 'identity', boolean>>;
  lastSeenAt: Date | null;
  /** Was brought by another member. */
  isFriend: boolean;
};

/** Everything that a decision looks at. */
export type Facts = {
  zone: string;
  member: MemberFact;
  hasJoined: boolean;
  /** By the name of the window. */
  deposits: ReadonlyMap<string, DepositSum>;
  played: ReadonlyMap<string, readonly ClassFigures[]>;
  /** Settled play in the window that is paid for. */
  paid: readonly ClassFigures[];
  /** Bases that are not sums of play. */
  bases: Partial<Readonly<Record<Base, bigint>>>;
  event?: EventFact | undefined;
  /** The place in a contest, from 1. */
  place?: number | undefined;
  /** What an operator decided. */
  operatorMinor?: bigint | undefined;
  /** By lot: from 0 up to but not including the sum of the weights. */
  roll?: number | undefined;
  /** Whether the member belongs to the group that gets nothing. */
  isHeldOut: boolean;
};
