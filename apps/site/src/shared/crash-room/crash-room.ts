import type {
  CrashBet,
  CrashMessage,
  CrashRow,
  CrashState,
  LastGame,
} from '@croupier/contract/games/crash-room.ts';

/** The room as this page knows it. */
export type RoomView = {
  state: CrashState | undefined;
  rows: ReadonlyMap<number, CrashRow>;
  last: readonly LastGame[];
  own: readonly CrashBet[];
  isConnected: boolean;
};

export const EMPTY_ROOM: RoomView = {
  state: undefined,
  rows: new Map(),
  last: [],
  own: [],
  isConnected: false,
};

const LAST_GAMES = 30;

/** The point of a game that has just ended is added to those of the last games. */
function lastWith(
  last: readonly LastGame[],
  { gameNo, phase, point, cutAt }: CrashState,
): readonly LastGame[] {
  if (phase !== 'ended' || gameNo === null || point === null || last[0]?.gameNo === gameNo) return last;
  return [{ gameNo, point, isCut: cutAt !== null }, ...last].slice(0, LAST_GAMES);
}

function rowsAfter(
  rows: ReadonlyMap<number, CrashRow>,
  { joined, left }: Extract<CrashMessage, { kind: 'delta' }>,
): ReadonlyMap<number, CrashRow> {
  if (joined.length === 0 && left.length === 0) return rows;
  const after = new Map(rows);
  for (const row of joined) after.set(row.row, row);
  for (const { row, at } of left) {
    const known = after.get(row);
    if (at === null) after.delete(row);
    else if (known) after.set(row, { ...known, cashedAt: at });
  }
  return after;
}

/** Bets of the game with those that have changed. */
const ownAfter = (own: readonly CrashBet[], bets: readonly CrashBet[]): readonly CrashBet[] => {
  const gameNo = bets.at(-1)?.gameNo;
  const kept = own.filter((bet) => bet.gameNo === gameNo && !bets.some(({ id }) => id === bet.id));
  return [...kept, ...bets].toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

export function roomAfter(room: RoomView, message: CrashMessage): RoomView {
  if (message.kind === 'snapshot')
    return {
      ...room,
      state: message.state,
      rows: new Map(message.rows.map((row) => [row.row, row])),
      last: message.last,
      own: message.own,
    };
  if (message.kind === 'delta')
    return {
      ...room,
      state: message.state,
      rows: rowsAfter(room.rows, message),
      last: lastWith(room.last, message.state),
    };
  if (message.kind === 'own') return { ...room, own: ownAfter(room.own, message.bets) };
  if (message.kind === 'answer' && message.bet) return { ...room, own: ownAfter(room.own, [message.bet]) };
  return room;
}

/** The largest stakes first. */
export const sortedRows = (rows: ReadonlyMap<number, CrashRow>): CrashRow[] =>
  [...rows.values()].toSorted((a, b) => {
    const difference = b.stake - a.stake;
    return difference === 0n ? a.row - b.row : Number(difference > 0n) - Number(difference < 0n);
  });
