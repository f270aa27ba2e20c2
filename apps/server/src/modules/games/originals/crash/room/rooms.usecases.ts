import { randomUUID } from 'node:crypto';
import { crashSays, type CrashMessage } from '@croupier/contract/games/crash-room.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Account } from '../../../../../platform/http/context.ts';
import type { RealtimeRoom, RoomPage } from '../../../../../platform/realtime/rooms.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import { listOwnBets } from '../bets/bets.queries.ts';
import { settleEnded } from '../bets/settlement.usecases.ts';
import { DELTA_MS, LAST_GAMES, LOOK_MS, ROOM_STAKES_PART, STOP_WAIT_MS, TICK_MS } from '../crash.config.ts';
import { listLastGames } from '../proof.reads.ts';
import { findGameInPlay } from './games.queries.ts';
import { createLeader, type LeaderDeps, type RoomLeader } from './leader.usecases.ts';
import { betOf, stateOf } from './messages.rules.ts';
import { takeRoom } from './room.queries.ts';

export type RoomsDeps = Omit<LeaderDeps, 'isWatched' | 'onPhase' | 'onBets'> & {
  merchantIds: () => Promise<string[]>;
};

/** The room of one merchant, as this process serves it. */
type Room = {
  merchantId: string;
  pages: Set<RoomPage>;
  leader: RoomLeader | undefined;
  last: Extract<CrashMessage, { kind: 'snapshot' }>['last'];
  /** Pages that were too slow for what has been sent since. */
  behind: Set<RoomPage>;
  isClosed: boolean;
  limit: bigint;
};

const textOf = (data: CrashMessage): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'crash', data }));

/** Serves the rooms of all merchants: whom this process leads, who watches, and what they are told. */
export function createRooms(deps: RoomsDeps) {
  const { db, now, log } = deps;
  const self = randomUUID();
  const rooms = new Map<string, Room>();
  let timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  const roomOf = (merchantId: string): Room => {
    const known = rooms.get(merchantId);
    if (known) return known;
    const room: Room = {
      merchantId,
      pages: new Set(),
      leader: undefined,
      last: [],
      behind: new Set(),
      isClosed: false,
      limit: 0n,
    };
    rooms.set(merchantId, room);
    return room;
  };

  const stateNow = (room: Room) =>
    stateOf(room.leader?.play(), { at: now(), limit: room.limit, isClosed: room.isClosed });

  const ownBets = async (room: Room, account: Account | null): Promise<CrashBetRow[]> => {
    const play = room.leader?.play();
    if (!account || !play) return [];
    return listOwnBets(db, { merchantId: room.merchantId, gameNo: play.game.gameNo, memberId: account.id });
  };

  const sendSnapshot = async (room: Room, page: RoomPage): Promise<void> => {
    const own = await ownBets(room, page.account());
    // What came meanwhile is contained, because the state is taken last.
    const rows = room.leader?.play()?.seats.rows() ?? [];
    const { last } = room;
    page.send(textOf({ kind: 'snapshot', state: stateNow(room), rows, last, own: own.map(betOf) }));
  };

  const snapshot = (room: Room, page: RoomPage): void => {
    sendSnapshot(room, page).catch((error: unknown) => {
      log.error({ err: error }, 'crash snapshot');
      page.goAway();
    });
  };

  /** Serialised once; a page that is slow gets a snapshot when it has caught up. */
  const sendAll = (room: Room, message: CrashMessage): void => {
    const text = textOf(message);
    for (const page of room.pages) {
      if (page.isSlow()) room.behind.add(page);
      else if (room.behind.delete(page)) snapshot(room, page);
      else page.send(text);
    }
  };

  const sendDelta = (room: Room): void => {
    const news = room.leader?.play()?.seats.takeNews() ?? { joined: [], left: [] };
    sendAll(room, { kind: 'delta', state: stateNow(room), ...news });
  };

  const readLast = async (room: Room): Promise<void> => {
    room.last = await listLastGames(db, room.merchantId, LAST_GAMES);
  };

  const onPhase = (room: Room): void => {
    const play = room.leader?.play();
    if (play?.phase === 'ended') {
      const { gameNo, point, cutMs } = play.game;
      if (point !== null)
        room.last = [{ gameNo, point, isCut: cutMs !== null }, ...room.last].slice(0, LAST_GAMES);
    }
    // A new game begins with an empty table.
    if (play?.phase === 'betting') for (const page of room.pages) snapshot(room, page);
    else sendDelta(room);
  };

  const onBets = async (room: Room, memberId: string | undefined): Promise<void> => {
    for (const page of room.pages) {
      const account = page.account();
      if (!account || (memberId !== undefined && account.id !== memberId)) continue;
      const bets = await ownBets(room, account);
      if (bets.length > 0) page.send(textOf({ kind: 'own', bets: bets.map(betOf) }));
    }
  };

  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);

  const lead = async (room: Room): Promise<void> => {
    const { merchantId } = room;
    room.isClosed = (await deps.limitOf(merchantId)) === undefined;
    if (room.isClosed && !(await findGameInPlay(db, merchantId))) return;
    const epoch = await takeRoom(db, { merchantId, leader: self });
    if (epoch === undefined || isStopped) return;
    const leader = createLeader(
      {
        ...deps,
        limitOf: async () => {
          const limit = await deps.limitOf(merchantId);
          room.limit = limit ?? 0n;
          return limit;
        },
        isWatched: () => room.pages.size > 0,
        onPhase: () => onPhase(room),
        onBets: (memberId) => void onBets(room, memberId).catch(failed('crash bets')),
      },
      { merchantId, epoch },
    );
    await leader.recover();
    await settleEnded(deps, merchantId);
    await readLast(room);
    room.leader = leader;
  };

  let looking: Promise<void> | undefined;
  /** Leads rooms that are watched, and those in which a game was left. */
  const look = async (): Promise<void> => {
    for (const merchantId of await deps.merchantIds()) {
      const room = roomOf(merchantId);
      if (room.leader?.isLeading()) continue;
      room.leader = undefined;
      if (room.pages.size > 0 || (await findGameInPlay(db, merchantId))?.state === 'running')
        await lead(room);
    }
  };
  const lookOnce = (): void => {
    looking ??= look()
      .catch(failed('crash rooms'))
      .finally(() => {
        looking = undefined;
      });
  };

  const tick = (): void => {
    for (const { leader } of rooms.values()) if (leader) void leader.step();
  };
  const tell = (): void => {
    for (const room of rooms.values())
      if (room.leader?.play()?.seats.hasNews() || room.behind.size > 0) sendDelta(room);
  };

  const cashOut = async (room: Room, page: RoomPage, betId: string): Promise<void> => {
    const account = page.account();
    if (!account || account.pending) return;
    // Only the leader's process can take it.
    const answering = room.leader?.cashOut(account.id, betId.toLowerCase());
    const { bet, code } = (await answering) ?? { bet: null, code: 'originals.not_taken' };
    page.send(textOf({ kind: 'answer', betId, bet: bet && betOf(bet), code }));
  };

  const room: RealtimeRoom = {
    name: 'crash',
    enter: (page) => {
      const entered = roomOf(page.merchantId);
      entered.pages.add(page);
      if (entered.leader) snapshot(entered, page);
      else {
        void readLast(entered).then(() => snapshot(entered, page), failed('crash games'));
        lookOnce();
      }
    },
    leave: (page) => {
      const left = roomOf(page.merchantId);
      left.pages.delete(page);
      left.behind.delete(page);
    },
    hear: (page, said) => {
      const says = crashSays.safeParse(said);
      if (!says.success) return;
      if (says.data.say === 'ping') page.send(textOf({ kind: 'pong', sent: says.data.sent, at: now() }));
      else
        cashOut(roomOf(page.merchantId), page, says.data.betId).catch((error: unknown) => {
          log.error({ err: error }, 'crash cash-out');
          page.goAway();
        });
    },
  };

  return {
    room,
    start: (): void => {
      timers = [setInterval(tick, TICK_MS), setInterval(tell, DELTA_MS), setInterval(lookOnce, LOOK_MS)];
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await looking;
      const leaders = [...rooms.values()].flatMap(({ leader }) => leader ?? []);
      const enough = new Promise((done) => {
        setTimeout(done, STOP_WAIT_MS).unref();
      });
      await Promise.all(leaders.map((leader) => leader.stop(() => Promise.race([leader.ended(), enough]))));
      for (const timer of timers) clearInterval(timer);
    },
    hasRoom: ({
      merchantId,
      gameNo,
      stakeMinor,
    }: {
      merchantId: string;
      gameNo: number;
      stakeMinor: bigint;
    }) => {
      const play = rooms.get(merchantId)?.leader?.play();
      if (play?.game.gameNo !== gameNo) return true;
      return (play.seats.totals().stake + stakeMinor) * ROOM_STAKES_PART <= play.game.limitMinor;
    },
    placed: (bet: CrashBetRow): void => {
      const known = roomOf(bet.merchantId);
      known.leader?.placed(bet);
      void onBets(known, bet.memberId).catch(failed('crash bets'));
    },
    cancelled: (bet: CrashBetRow): void => {
      const known = roomOf(bet.merchantId);
      known.leader?.cancelled(bet);
      void onBets(known, bet.memberId).catch(failed('crash bets'));
    },
  };
}
