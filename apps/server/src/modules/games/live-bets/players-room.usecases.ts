import type { PlayersMessage } from '@croupier/contract/games/live-bets.ts';
import { realtimeMessage } from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { RealtimeRoom, RoomPage } from '../../../platform/realtime/rooms.ts';
import { PLAYERS_MILLISECONDS } from './live-bets.config.ts';
import { changesOf, type PlayerCounts, type Players } from './players.rules.ts';
import type { KnownPlayers } from './players.usecases.ts';

/** The pages of a merchant that this process serves, and what the last message has told them. */
type Room = {
  pages: Set<RoomPage>;
  /** Pages that were too slow for what has been sent since. */
  behind: Set<RoomPage>;
  players: Players | undefined;
  told: PlayerCounts;
};

const textOf = (data: PlayersMessage): string =>
  JSON.stringify(encode(realtimeMessage, { type: 'room', room: 'players', data }));

/** The room `players` of every merchant, as this process serves it: all numbers once, then what changes. */
export function createPlayersRoom({ clock, known }: { clock: Clock; known: Pick<KnownPlayers, 'open'> }) {
  const rooms = new Map<string, Room>();
  let timer: NodeJS.Timeout | undefined;
  const now = (): number => clock.now().getTime();

  const wholeOf = ({ told }: Room): string => textOf({ isWhole: true, players: Object.fromEntries(told) });

  /** Serialised once. A page that is slow gets everything when it has caught up. */
  const sendChanges = (room: Room, players: Players): void => {
    const counts = players.counts(now());
    const changes = changesOf(room.told, counts);
    room.told = counts;
    const text = Object.keys(changes).length > 0 ? textOf({ isWhole: false, players: changes }) : undefined;
    for (const page of room.pages) {
      if (page.isSlow()) room.behind.add(page);
      else if (room.behind.delete(page)) page.send(wholeOf(room));
      else if (text !== undefined) page.send(text);
    }
  };

  const tick = (): void => {
    for (const [merchantId, room] of rooms) {
      if (room.pages.size === 0) rooms.delete(merchantId);
      else if (room.players) sendChanges(room, room.players);
    }
    if (rooms.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const enter = async (page: RoomPage): Promise<void> => {
    const { merchantId } = page;
    const room: Room = rooms.get(merchantId) ?? {
      pages: new Set(),
      behind: new Set(),
      players: undefined,
      told: new Map(),
    };
    rooms.set(merchantId, room);
    room.behind.add(page);
    room.pages.add(page);
    timer ??= setInterval(tick, PLAYERS_MILLISECONDS).unref();
    const players = await known.open(merchantId);
    if (!room.players) room.told = players.counts(now());
    room.players = players;
    if (room.pages.has(page) && room.behind.delete(page)) page.send(wholeOf(room));
  };

  const room: RealtimeRoom = {
    name: 'players',
    enter: (page) => void enter(page),
    leave: (page) => {
      const left = rooms.get(page.merchantId);
      left?.pages.delete(page);
      left?.behind.delete(page);
    },
    hear: () => undefined,
  };
  return { room, tick, stop: (): void => clearInterval(timer) };
}
