import type { Database } from '../../../platform/db/database.ts';
import type { LiveNotice, LiveRow } from './live-bets.types.ts';

export const LIVE_BETS_CHANNEL = 'live_bets';

type PackedRow = [
  id: string,
  gameId: string,
  name: string | null,
  at: number,
  stake: string,
  payout: string,
  isHigh: 0 | 1,
];
type Packed =
  | ['bets', merchantId: string, count: number, rows: PackedRow[]]
  | ['players', merchantId: string, at: number, staked: [gameId: string, members: readonly string[]][]];

const packRow = ({ id, gameId, name, at, stakeMinor, payoutMinor, isHigh }: LiveRow): PackedRow => [
  id,
  gameId,
  name,
  at.getTime(),
  String(stakeMinor),
  String(payoutMinor),
  isHigh ? 1 : 0,
];

const rowOf = ([id, gameId, name, at, stake, payout, isHigh]: PackedRow): LiveRow => ({
  id,
  gameId,
  name,
  at: new Date(at),
  stakeMinor: BigInt(stake),
  payoutMinor: BigInt(payout),
  isHigh: isHigh === 1,
});

/** PostgreSQL allows 8,000 bytes; twenty rows take less than 3,000, and `lotsOf` bounds the members. */
export function packNotice(notice: LiveNotice): string {
  const { merchantId } = notice;
  const packed: Packed =
    notice.kind === 'bets'
      ? ['bets', merchantId, notice.count, notice.rows.map(packRow)]
      : ['players', merchantId, notice.at.getTime(), [...notice.staked]];
  return JSON.stringify(packed);
}

export function noticeIn(payload: string): LiveNotice {
  const packed = JSON.parse(payload) as Packed;
  const [kind, merchantId] = packed;
  return kind === 'bets'
    ? { kind, merchantId, count: packed[2], rows: packed[3].map(rowOf) }
    : { kind, merchantId, at: new Date(packed[2]), staked: new Map(packed[3]) };
}

/** What every process on this database has seen. Returns a function that stops it. */
export const listenForBets = (
  database: Database,
  listener: (notice: LiveNotice) => void,
): Promise<() => Promise<void>> =>
  database.listen(LIVE_BETS_CHANNEL, (payload) => listener(noticeIn(payload)));
