import { randomUUID } from 'node:crypto';
import { liveBetsSays, type LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { RealtimeRoom, RoomPage } from '../../../platform/realtime/rooms.ts';
import { createBoard, type Board } from './board.rules.ts';
import type { FeedDeps } from './feed.usecases.ts';
import { PLAYERS_TOLD_MILLISECONDS, TICK_MILLISECONDS } from './live-bets.config.ts';
import { notifyBets } from './live-bets.queries.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { readPast } from './past.usecases.ts';

export type RoomDeps = Omit<FeedDeps, 'random'> & { clock: Clock };

type Look = { gameId: string | null; reads: boolean };
/** The pages of a merchant that this process serves. */
type Room = {
  looks: Map<RoomPage, Look>;
  board: Board | undefined;
  /** Resolves once the board is read. */
  opening: Promise<void> | undefined;
  /** Pages that were too slow for what has been sent since. */
  behind: Set<RoomPage>;
  toldAt: number;
  toldPlayers: string;
  sent: string;
};

const textOf = (data: LiveBetsMessage): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'bets', data }));

/** Members with the page of each game open; several pages of a member count once. */
function playersIn({ looks }: Room): Map<string, number> {
  const members = new Map<string, Set<string>>();
  for (const [page, { gameId }] of looks) {
    const account = page.account();
    if (gameId === null || account?.kind !== 'member') continue;
    members.set(gameId, (members.get(gameId) ?? new Set()).add(account.id));
  }
  return new Map([...members].map(([gameId, ids]) => [gameId, ids.size]));
}

/** The room `bets` of every merchant, as this process serves it: one message in a tick, the same for all pages. */
export function createRoom(deps: RoomDeps) {
  const { db, clock, log } = deps;
  const self = randomUUID();
  const rooms = new Map<string, Room>();
  let timer: NodeJS.Timeout | undefined;
  const now = (): number => clock.now().getTime();
  const failed = (what: string) => (error: unknown) => log.warn({ err: error }, what);

  const roomOf = (merchantId: string): Room => {
    const known = rooms.get(merchantId);
    if (known) return known;
    const room: Room = {
      looks: new Map(),
      board: undefined,
      opening: undefined,
      behind: new Set(),
      toldAt: 0,
      toldPlayers: '[]',
      sent: '',
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
      if (!board || !room.looks.get(page)?.reads) return;
      const at = now();
      const [perMinute, players] = [board.perMinute(at), board.players(at)];
      page.send(textOf({ kind: 'snapshot', rows: board.last(), perMinute, players }));
    }, failed('live bets could not be read'));
  };

  const tellPlayers = async (merchantId: string, room: Room): Promise<void> => {
    const players = playersIn(room);
    const text = JSON.stringify([...players]);
    const isDue = players.size > 0 && now() - room.toldAt >= PLAYERS_TOLD_MILLISECONDS;
    if (text === room.toldPlayers && !isDue) return;
    room.toldAt = now();
    room.toldPlayers = text;
    await notifyBets(db, [{ kind: 'players', merchantId, process: self, players }]);
  };

  /** Serialised once. A page that is slow gets a snapshot when it has caught up. */
  const sendTick = (merchantId: string, room: Room): void => {
    if (!room.board) return;
    const at = now();
    const rows = room.board.take(at);
    const figures = { perMinute: room.board.perMinute(at), players: room.board.players(at) };
    const sent = JSON.stringify(figures);
    const hasNews = rows.length > 0 || sent !== room.sent;
    room.sent = sent;
    const text = hasNews ? textOf({ kind: 'delta', rows, ...figures }) : undefined;
    for (const [page, { reads }] of room.looks) {
      if (!reads) continue;
      if (page.isSlow()) room.behind.add(page);
      else if (room.behind.delete(page)) snapshot(merchantId, page);
      else if (text !== undefined) page.send(text);
    }
  };

  const tick = (): void => {
    for (const [merchantId, room] of rooms) {
      tellPlayers(merchantId, room).catch(failed('players could not be told'));
      sendTick(merchantId, room);
      if (room.looks.size === 0) rooms.delete(merchantId);
    }
    if (rooms.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const room: RealtimeRoom = {
    name: 'bets',
    enter: (page) => {
      roomOf(page.merchantId).looks.set(page, { gameId: null, reads: false });
      timer ??= setInterval(tick, TICK_MILLISECONDS).unref();
    },
    leave: (page) => {
      const left = roomOf(page.merchantId);
      left.looks.delete(page);
      left.behind.delete(page);
    },
    hear: (page, said) => {
      const says = liveBetsSays.safeParse(said);
      const { looks } = roomOf(page.merchantId);
      if (!says.success || !looks.has(page)) return;
      const { gameId, reads } = says.data;
      const read = looks.get(page)?.reads ?? false;
      looks.set(page, { gameId, reads });
      if (reads && !read) snapshot(page.merchantId, page);
    },
  };
  return {
    room,
    /** What any process has told; only merchants whose pages are here are kept. */
    hear: (notice: LiveNotice): void => rooms.get(notice.merchantId)?.board?.hear(notice, now()),
    tick,
    stop: (): void => clearInterval(timer),
  };
}
