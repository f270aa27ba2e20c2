import type { DrawState } from '@croupier/contract/games/lottery-draws.ts';
import type { Family } from '../schedules/schedules.types.ts';

export type { DrawState };

export type Draw = {
  id: string;
  lotteryId: string;
  family: Family;
  source: 'own' | 'feed';
  brandOf: string | null;
  feedCode: string | null;
  number: string;
  day: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  lateAt: Date;
  voidAt: Date;
  state: DrawState;
  dueAt: Date | null;
  catalogueVersion: string;
  mappingVersion: string;
  chainId: string | null;
  chainIndex: number | null;
  beaconId: string | null;
  beaconRound: bigint | null;
  sealedAt: Date | null;
  tickets: number | null;
  ticketRoot: string | null;
  heldReason: string | null;
  voidReason: string | null;
  resultVersion: number;
  /** Since when a feed tells another result than the one that counts. */
  feedDiffersAt: Date | null;
};

/** Not `not_opened` alone: a draw whose sale never opened is void without anybody to tell. */
export type VoidReason = 'not_opened' | 'result_missing' | 'beacon_missing' | 'operators';

export type DrawResult = {
  drawId: string;
  version: number;
  /** As printed: digits `0`, dice `1`, ranks `01`, prizes with all their digits. */
  numbers: readonly string[];
  evidence: Readonly<Record<string, unknown>>;
  enteredBy: string | null;
  approvedBy: string | null;
  at: Date;
};

/** What everybody knows a draw by; also what its numbers are computed from. */
export const publicDrawId = ({ lotteryId, number }: Pick<Draw, 'lotteryId' | 'number'>): string =>
  `${lotteryId}/${number}`;
