import type { LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { RealtimeRoom, RoomPage } from '../../../platform/realtime/rooms.ts';
import { createBoard, type Board } from './board.rules.ts';
import type { FeedDeps } from './feed.usecases.ts';
import { TICK_MILLISECONDS } from './live-bets.config.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { readPast } from './past.usecases.ts';

export type RoomDeps = Omit<FeedDeps, 'random'> & { clock: Clock };

/** The pages of a merchant that this process serves. */
type Room = {
  pages: Set<RoomPage>;
  board: Board | undefined;
  /** Resolves once the board is read. */
  opening: Promise<void> | undefined;
  /** Pages that were too slow for what has been sent since. */
  behind: Set<RoomPage>;
  /** The figure of the last message. */
  perMinute: number;
};

const textOf = (data: LiveBetsMessage): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'bets', data }));

/** The room `bets` of every merchant, as this process serves it: one message in a tick, the same for all pages. */
export function createRoom(deps: RoomDeps) {
  const { clock, log } = deps;
  const rooms = new Map<string, Room>();
  let timer: NodeJS.Timeout | undefined;
  const now = (): number => clock.now().getTime();
  const failed = (what: string) => (error: unknown) => log.warn({ err: error }, what);

  const roomOf = (merchantId: string): Room => {
    const known = rooms.get(merchantId);
    if (known) return known;
    const room: Room = {
      pages: new Set(),
      board: undefined,
      opening: undefined,
      behind: new Set(),
      perMinute: 0,
    };
    rooms.set(merchantId, room);
    return room;
  };

  const open = (merchantId: string, room: Room): Promise<void> =>
    (room.opening ??= readPast(deps, merchantId)
      .then((past) => {
        room.board = createBoard(past);
      })
      .catch((error: unknown) => {
        room.opening = undefined;
        throw error;
      }));

  const snapshot = (merchantId: string, page: RoomPage): void => {
    const room = roomOf(merchantId);
    open(merchantId, room).then(() => {
      const { board } = room;
      if (!board || !room.pages.has(page)) return;
      page.send(textOf({ kind: 'snapshot', rows: board.last(), perMinute: board.perMinute(now()) }));
    }, failed('live bets could not be read'));
  };

  /** Serialised once. A page that is slow gets a snapshot when it has caught up. */
  const sendTick = (merchantId: string, room: Room): void => {
    if (!room.board) return;
    const at = now();
    const rows = room.board.take(at);
    const perMinute = room.board.perMinute(at);
    const hasNews = rows.length > 0 || perMinute !== room.perMinute;
    room.perMinute = perMinute;
    const text = hasNews ? textOf({ kind: 'delta', rows, perMinute }) : undefined;
    for (const page of room.pages) {
      if (page.isSlow()) room.behind.add(page);
      else if (room.behind.delete(page)) snapshot(merchantId, page);
      else if (text !== undefined) page.send(text);
    }
  };

  const tick = (): void => {
    for (const [merchantId, room] of rooms) {
      sendTick(merchantId, room);
      if (room.pages.size === 0) rooms.delete(merchantId);
    }
    if (rooms.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const room: RealtimeRoom = {
    name: 'bets',
    enter: (page) => {
      roomOf(page.merchantId).pages.add(page);
      timer ??= setInterval(tick, TICK_MILLISECONDS).unref();
      snapshot(page.merchantId, page);
    },
    leave: (page) => {
      const left = roomOf(page.merchantId);
      left.pages.delete(page);
      left.behind.delete(page);
    },
    hear: () => undefined,
  };
  return {
    room,
    /** What any process has told; only merchants whose pages are here are kept. */
    hear: (notice: LiveNotice): void => rooms.get(notice.merchantId)?.board?.hear(notice, now()),
    tick,
    stop: (): void => clearInterval(timer),
  };
}
