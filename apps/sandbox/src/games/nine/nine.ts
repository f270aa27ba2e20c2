import { amountText, sendHistory, sendRuleRefusal, textOf } from '../bets/messages.ts';
import type { Engine, Host, RunningEngine } from '../host/host.types.ts';
import type { CatalogueGame, Json, Seat } from '../host/vendor.types.ts';
import { createHands } from './hands.ts';
import { MAX_SEATS } from './pots.ts';
import { gameOf, roomsOf, type Room } from './rooms.ts';
import { createTable, type Table } from './tables.ts';

const TICK_MS = 250;
const LOBBY_EVERY_TICKS = 8;
const HISTORY = 20;
const DEMO = 'demo';

/** Pretend money never meets real money. */
const currencyOf = ({ visit }: Seat): string => (visit.isDemo ? `${DEMO}${visit.currency}` : visit.currency);

function startNine(host: Host): RunningEngine {
  const hands = createHands(host);
  const tables = new Map<string, Table>();
  const seats = new Map<Seat, Table | undefined>();

  const roomsFor = (seat: Seat): Room[] => {
    const game = gameOf(seat.game);
    return game ? roomsOf(seat.game.vendor, game, currencyOf(seat)) : [];
  };
  const tablesOf = (room: Room): Table[] => [...tables.values()].filter((table) => table.room.id === room.id);

  const lobbyJson = (seat: Seat): Parameters<Seat['send']>[0] => ({
    type: 'rooms',
    seats: MAX_SEATS,
    rooms: roomsFor(seat).map((room): Json => {
      const own = tablesOf(room);
      return {
        id: room.id,
        ante: amountText(room.anteMinor),
        players: own.reduce((sum, table) => sum + table.taken(), 0),
        tables: own.filter((table) => table.taken() > 0).length,
      };
    }),
  });

  /** The fullest table with a free chair, so that people meet. */
  function sitDown(seat: Seat, room: Room): void {
    const open = tablesOf(room)
      .filter((table) => table.taken() < MAX_SEATS)
      .sort((one, other) => other.taken() - one.taken());
    let [table] = open;
    if (!table) {
      table = createTable(host, hands, room, tablesOf(room).length + 1);
      tables.set(table.id, table);
    }
    seats.set(seat, table);
    table.sit(seat);
  }

  function enter(seat: Seat): void {
    const known = [...tables.values()].find((table) => table.holds(seat.player.id));
    seats.set(seat, known);
    seat.send(lobbyJson(seat));
    sendHistory(host, seat);
    known?.sit(seat);
  }

  function receive(seat: Seat, message: { [key: string]: unknown }): void {
    if (message['type'] === 'sit') {
      const room = roomsFor(seat).find(({ id }) => id === textOf(message, 'room'));
      if (!room) return sendRuleRefusal(seat, 'room');
      const known = [...tables.values()].find((table) => table.holds(seat.player.id));
      if (known && known.room.id !== room.id) return sendRuleRefusal(seat, 'seated');
      sitDown(seat, room);
    }
    if (message['type'] === 'leave') {
      seats.get(seat)?.leave(seat.player.id);
      seats.set(seat, undefined);
      seat.send(lobbyJson(seat));
    }
    // After a refused ante, for somebody who has paid money in.
    if (message['type'] === 'again') seats.get(seat)?.sit(seat);
    if (message['type'] === 'history') sendHistory(host, seat);
  }

  let ticks = 0;
  const timer = setInterval(() => {
    for (const table of tables.values()) table.tick();
    ticks += 1;
    if (ticks % LOBBY_EVERY_TICKS === 0)
      for (const [seat, table] of seats) if (!table) seat.send(lobbyJson(seat));
  }, TICK_MS);

  return {
    enter,
    receive,
    leave: (seat) => {
      seats.get(seat)?.away(seat);
      seats.delete(seat);
    },
    table: (title, currency) => {
      const game = gameOf(title);
      const own = [...tables.values()].filter(
        ({ room }) => room.vendor === title.vendor && room.game === game && room.currency === currency,
      );
      const antes = game ? roomsOf(title.vendor, game, currency).map(({ anteMinor }) => anteMinor) : [];
      return {
        game: title.code,
        seats: Math.max(1, own.length) * MAX_SEATS,
        players: own.reduce((sum, table) => sum + table.taken(), 0),
        min: antes[0] ?? 0n,
        max: antes.at(-1) ?? 0n,
        history: own.flatMap((table) => table.history()).slice(0, HISTORY),
      };
    },
    recover: hands.recover,
    stop: () => clearInterval(timer),
  };
}

export const isNineGame = (game: CatalogueGame): boolean => gameOf(game) !== undefined;

export const nine: Engine = {
  id: 'nine',
  plays: isNineGame,
  script: 'client/nine/nine.page.ts',
  style: 'client/nine/nine.css',
  start: startNine,
};
