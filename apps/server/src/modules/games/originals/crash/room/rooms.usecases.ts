import { randomUUID } from 'node:crypto';
import { crashSays, type CrashMessage, type CrashState } from '@croupier/contract/games/crash-room.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Account } from '../../../../../platform/http/context.ts';
import type { RealtimeRoom, RoomPage } from '../../../../../platform/realtime/rooms.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import { findBet, listOwnBets } from '../bets/bets.queries.ts';
import { settleEnded } from '../bets/settlement.usecases.ts';
import {
  DELTA_MS,
  FOLLOW_MS,
  LAST_GAMES,
  LOOK_MS,
  RELAY_MS,
  ROOM_STAKES_PART,
  STOP_WAIT_MS,
  TICK_MS,
} from '../crash.config.ts';
import { listLastGames } from '../proof.reads.ts';
import { followedAfter, isFollowed, type Followed } from '../relay/follow.rules.ts';
import type { RelayMessage } from '../relay/relay.schema.ts';
import { createSender } from '../relay/sender.usecases.ts';
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
  last: Snapshot['last'];
  /** Pages that were too slow for what has been sent since. */
  behind: Set<RoomPage>;
  isClosed: boolean;
  limit: bigint;
  /** What the leader tells, while another process leads. */
  told: Followed | undefined;
  /** Pages that the leader's next snapshot is for. */
  asking: Set<RoomPage>;
  /** When another process last said that pages watch there, and when it was last told something. */
  watchedAt: number;
  toldAt: number;
};

type Snapshot = Extract<CrashMessage, { kind: 'snapshot' }>;
type Delta = Extract<CrashMessage, { kind: 'delta' }>;

/** Long before, so that nothing has been heard yet. */
const NEVER = Number.NEGATIVE_INFINITY;

const textOf = (data: CrashMessage): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'crash', data }));

/** Serves the rooms of all merchants: whom this process leads, who watches, and what they are told. */
export function createRooms(deps: RoomsDeps) {
  const { db, now, log } = deps;
  const self = randomUUID();
  const sender = createSender({ db, log, self });
  /** Cash-outs that the leader has been asked for, by their calls. */
  const calls = new Map<string, RoomPage>();
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
      told: undefined,
      asking: new Set(),
      watchedAt: NEVER,
      toldAt: NEVER,
    };
    rooms.set(merchantId, room);
    return room;
  };

  /** What the leader tells, if it is another process. */
  const followed = (room: Room): Followed | undefined =>
    !room.leader && isFollowed(room.told, now()) ? room.told : undefined;
  const isWatchedElsewhere = ({ watchedAt }: Room): boolean => now() - watchedAt < FOLLOW_MS;

  const stateNow = (room: Room): CrashState => {
    const told = followed(room);
    if (told) return { ...told.state, at: now() };
    return stateOf(room.leader?.play(), { at: now(), limit: room.limit, isClosed: room.isClosed });
  };

  const ownBets = async (room: Room, account: Account | null): Promise<CrashBetRow[]> => {
    const { gameNo } = stateNow(room);
    if (!account || gameNo === null) return [];
    return listOwnBets(db, { merchantId: room.merchantId, gameNo, memberId: account.id });
  };

  const sendSnapshot = async (room: Room, page: RoomPage, rows: () => Snapshot['rows']): Promise<void> => {
    const own = await ownBets(room, page.account());
    const { last } = room;
    // What came meanwhile is contained, because the state is taken last.
    page.send(textOf({ kind: 'snapshot', state: stateNow(room), rows: rows(), last, own: own.map(betOf) }));
  };

  const ask = (room: Room, page: RoomPage): void => {
    if (room.asking.size === 0) sender.say({ kind: 'ask', merchantId: room.merchantId });
    room.asking.add(page);
  };

  const snapshot = (
    room: Room,
    page: RoomPage,
    rows = (): Snapshot['rows'] => room.leader?.play()?.seats.rows() ?? [],
  ): void => {
    sendSnapshot(room, page, rows).catch((error: unknown) => {
      log.error({ err: error }, 'crash snapshot');
      page.goAway();
    });
  };

  /** All that there is to see, from whoever leads. */
  const showAll = (room: Room, page: RoomPage): void => {
    if (followed(room)) ask(room, page);
    else snapshot(room, page);
  };

  /** Serialised once; a page that is slow gets a snapshot when it has caught up. */
  const sendAll = (room: Room, message: CrashMessage): void => {
    const text = textOf(message);
    for (const page of room.pages) {
      if (page.isSlow()) room.behind.add(page);
      else if (room.behind.delete(page)) showAll(room, page);
      else page.send(text);
    }
  };

  const snapshotOf = (room: Room): Snapshot => ({
    kind: 'snapshot',
    state: stateNow(room),
    rows: room.leader?.play()?.seats.rows() ?? [],
    last: room.last,
    own: [],
  });

  /** Tells the processes whose pages watch this process's game. What is too long for a delta is told as a snapshot. */
  const relay = (room: Room, data: Snapshot | Delta): void => {
    const { merchantId } = room;
    if (!room.leader?.isLeading() || !isWatchedElsewhere(room)) return;
    room.toldAt = now();
    if (!sender.say({ kind: 'told', merchantId, data }) && data.kind === 'delta')
      sender.say({ kind: 'told', merchantId, data: snapshotOf(room) });
  };

  const sendDelta = (room: Room): void => {
    const news = room.leader?.play()?.seats.takeNews() ?? { joined: [], left: [] };
    const message: Delta = { kind: 'delta', state: stateNow(room), ...news };
    sendAll(room, message);
    relay(room, message);
  };

  const readLast = async (room: Room): Promise<void> => {
    room.last = await listLastGames(db, room.merchantId, LAST_GAMES);
  };

  const addLast = (room: Room, game: Snapshot['last'][number]): void => {
    if (room.last[0]?.gameNo !== game.gameNo) room.last = [game, ...room.last].slice(0, LAST_GAMES);
  };

  const onPhase = (room: Room): void => {
    const play = room.leader?.play();
    if (play?.phase === 'ended') {
      const { gameNo, point, cutMs } = play.game;
      if (point !== null) addLast(room, { gameNo, point, isCut: cutMs !== null });
    }
    if (play?.phase !== 'betting') {
      sendDelta(room);
      return;
    }
    // A new game begins with an empty table, the same for everybody.
    const empty = snapshotOf(room);
    sendAll(room, empty);
    relay(room, empty);
  };

  const showBets = async (room: Room, memberId: string | undefined): Promise<void> => {
    for (const page of room.pages) {
      const account = page.account();
      if (!account || (memberId !== undefined && account.id !== memberId)) continue;
      const bets = await ownBets(room, account);
      if (bets.length > 0) page.send(textOf({ kind: 'own', bets: bets.map(betOf) }));
    }
  };

  const onBets = async (room: Room, memberId: string | undefined): Promise<void> => {
    if (room.leader && isWatchedElsewhere(room))
      sender.say({ kind: 'own', merchantId: room.merchantId, memberId: memberId ?? null });
    await showBets(room, memberId);
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
        isWatched: () => room.pages.size > 0 || isWatchedElsewhere(room),
        onPhase: () => onPhase(room),
        onBets: (memberId) => void onBets(room, memberId).catch(failed('crash bets')),
      },
      { merchantId, epoch },
    );
    await leader.recover();
    await settleEnded(deps, merchantId);
    await readLast(room);
    room.leader = leader;
    room.asking.clear();
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
      if (!room.leader && room.pages.size > 0) sender.say({ kind: 'watch', merchantId });
    }
  };
  const lookOnce = (): void => {
    looking ??= look()
      .catch(failed('crash rooms'))
      .finally(() => {
        looking = undefined;
      });
  };

  const leaders = (): RoomLeader[] => [...rooms.values()].flatMap(({ leader }) => leader ?? []);
  const tick = async (): Promise<void> => {
    await Promise.all(leaders().map((leader) => leader.step()));
  };
  const tellRoom = (room: Room): void => {
    const isTold = room.leader && isWatchedElsewhere(room) && now() - room.toldAt >= RELAY_MS;
    if (isTold || room.leader?.play()?.seats.hasNews() || room.behind.size > 0) sendDelta(room);
    if (!room.told || room.leader || followed(room)) return;
    // The leader is silent: pages see that nobody leads.
    room.told = undefined;
    room.asking.clear();
    sendDelta(room);
  };
  const tell = (): void => {
    for (const room of rooms.values()) tellRoom(room);
  };

  const answer = (page: RoomPage, given: Omit<Extract<CrashMessage, { kind: 'answer' }>, 'kind'>): void =>
    page.send(textOf({ kind: 'answer', ...given }));

  /** The answer comes over the leader's process; if it doesn't come, nobody knows whether it was taken. */
  const forward = (room: Room, page: RoomPage, given: { memberId: string; betId: string }): void => {
    const callId = randomUUID();
    calls.set(callId, page);
    setTimeout(() => calls.delete(callId), FOLLOW_MS).unref();
    sender.say({ kind: 'cash_out', merchantId: room.merchantId, callId, ...given });
  };

  const cashOut = async (room: Room, page: RoomPage, said: string): Promise<void> => {
    const account = page.account();
    if (!account || account.pending) return;
    const betId = said.toLowerCase();
    if (followed(room)) {
      forward(room, page, { memberId: account.id, betId });
      return;
    }
    // Only a leader can take it.
    const answering = room.leader?.cashOut(account.id, betId);
    const { bet, code } = (await answering) ?? { bet: null, code: 'originals.not_taken' };
    answer(page, { betId, bet: bet && betOf(bet), code });
  };

  /** What another process has asked of this one, if it leads the room. */
  const hearAsLeader = async (room: Room, leader: RoomLeader, heard: RelayMessage): Promise<void> => {
    const { merchantId } = room;
    if (heard.kind === 'watch') {
      const isNew = !isWatchedElsewhere(room);
      room.watchedAt = now();
      if (isNew) relay(room, snapshotOf(room));
    } else if (heard.kind === 'ask') {
      room.watchedAt = now();
      relay(room, snapshotOf(room));
    } else if (heard.kind === 'cash_out') {
      const { callId, memberId, betId } = heard;
      const { bet, code } = await leader.cashOut(memberId, betId);
      sender.say({ kind: 'answer', merchantId, callId, betId, bet: bet && betOf(bet), code });
    } else if (heard.kind === 'bet') {
      const bet = await findBet(db, { merchantId, id: heard.betId });
      if (bet?.state === 'open') leader.placed(bet);
      else if (bet?.state === 'cancelled') leader.cancelled(bet);
      if (bet) await onBets(room, bet.memberId);
    }
  };

  const hearTold = (room: Room, { from, data }: Extract<RelayMessage, { kind: 'told' }>): void => {
    if (data.kind !== 'snapshot' && data.kind !== 'delta') return;
    const before = followed(room);
    room.told = followedAfter(room.told, { leader: from, state: data.state }, now());
    const { gameNo, phase, point, cutAt } = data.state;
    if (phase === 'ended' && gameNo !== null && point !== null)
      addLast(room, { gameNo, point, isCut: cutAt !== null });
    if (data.kind === 'delta') {
      if (!before) for (const page of room.pages) ask(room, page);
      sendAll(room, { ...data, state: stateNow(room) });
      return;
    }
    room.last = data.last;
    const isNewGame = before?.state.gameNo !== gameNo;
    const asking = room.asking;
    room.asking = new Set();
    for (const page of isNewGame ? room.pages : asking) snapshot(room, page, () => data.rows);
  };

  /** What another process has said. */
  const hearOthers = async (heard: RelayMessage): Promise<void> => {
    const room = rooms.get(heard.merchantId);
    if (!room || heard.from === self) return;
    if (room.leader?.isLeading()) await hearAsLeader(room, room.leader, heard);
    else if (heard.kind === 'told') hearTold(room, heard);
    else if (heard.kind === 'own') await showBets(room, heard.memberId ?? undefined);
    else if (heard.kind === 'answer') {
      const { callId, betId, bet, code } = heard;
      const page = calls.get(callId);
      if (page && calls.delete(callId)) answer(page, { betId, bet, code });
    }
  };

  /** A bet that this process has taken or cancelled. */
  const changed = (bet: CrashBetRow, tellLeader: (leader: RoomLeader) => void): void => {
    const known = roomOf(bet.merchantId);
    if (known.leader) tellLeader(known.leader);
    else if (followed(known)) sender.say({ kind: 'bet', merchantId: bet.merchantId, betId: bet.id });
    void onBets(known, bet.memberId).catch(failed('crash bets'));
  };

  const room: RealtimeRoom = {
    name: 'crash',
    enter: (page) => {
      const entered = roomOf(page.merchantId);
      entered.pages.add(page);
      if (entered.leader || followed(entered)) showAll(entered, page);
      else {
        void readLast(entered).then(() => snapshot(entered, page), failed('crash games'));
        lookOnce();
      }
    },
    leave: (page) => {
      const left = roomOf(page.merchantId);
      left.pages.delete(page);
      left.behind.delete(page);
      left.asking.delete(page);
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
      timers = [
        setInterval(() => void tick(), TICK_MS),
        setInterval(tell, DELTA_MS),
        setInterval(lookOnce, LOOK_MS),
      ];
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await looking;
      const enough = new Promise((done) => {
        setTimeout(done, STOP_WAIT_MS).unref();
      });
      await Promise.all(leaders().map((leader) => leader.stop(() => Promise.race([leader.ended(), enough]))));
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
      const known = rooms.get(merchantId);
      const state = known && stateNow(known);
      if (state?.gameNo !== gameNo) return true;
      return (state.players.stake + stakeMinor) * ROOM_STAKES_PART <= state.limit;
    },
    placed: (bet: CrashBetRow): void => changed(bet, (leader) => leader.placed(bet)),
    cancelled: (bet: CrashBetRow): void => changed(bet, (leader) => leader.cancelled(bet)),
    /** What other processes say about their rooms. */
    hear: (heard: RelayMessage): void => void hearOthers(heard).catch(failed('crash room elsewhere')),
    /** Does once what the timers do. */
    turn: async (): Promise<void> => {
      lookOnce();
      await looking;
      await tick();
      await Promise.all(leaders().map((leader) => leader.idle()));
      tell();
      await sender.idle();
    },
  };
}
