import { formatMoney } from '@croupier/contract/money.ts';
import type { Json, Seat } from '../host/vendor.types.ts';
import { totalOf, type Stakes } from './stakes.ts';

type Message = { type: string; [key: string]: Json };
const SHOWN_PLAYERS = 40;
const NONE: Stakes = new Map();

/** The players at one table and their chips of the current round. */
export function createTable() {
  const seats = new Set<Seat>();
  const stakes = new Map<string, { seat: Seat; stakes: Stakes }>();

  const broadcast = (message: Message): void => {
    for (const seat of seats) seat.send(message);
  };
  const seatsOf = (player: string): Seat[] => [...seats].filter((seat) => seat.player.id === player);

  /** Everybody with their chips; names are masked. */
  function sendPlayers(): void {
    const players = new Map([...seats].map((seat) => [seat.player.id, seat]));
    const rows = [...players.values()].slice(0, SHOWN_PLAYERS).map(({ player, visit }) => {
      const own = stakes.get(player.id)?.stakes ?? NONE;
      return {
        name: player.nickname,
        stake: own.size === 0 ? '' : formatMoney(totalOf(own)),
        currency: visit.currency,
        spots: [...own.keys()],
      };
    });
    for (const seat of seats) {
      const mine = [...players.keys()].slice(0, SHOWN_PLAYERS).indexOf(seat.player.id);
      seat.send({ type: 'players', count: players.size, players: rows, you: mine });
    }
  }

  return {
    broadcast,
    seatsOf,
    enter: (seat: Seat): void => {
      seats.add(seat);
      sendPlayers();
    },
    leave: (seat: Seat): void => {
      seats.delete(seat);
      sendPlayers();
    },
    isEmpty: (): boolean => seats.size === 0,
    playerCount: (): number => new Set([...seats].map(({ player }) => player.id)).size,
    open: (): void => sendPlayers(),
    setStakes: (seat: Seat, next: Stakes): void => {
      if (next.size === 0) stakes.delete(seat.player.id);
      else stakes.set(seat.player.id, { seat, stakes: next });
      sendPlayers();
    },
    stakesOf: (player: string): Stakes => stakes.get(player)?.stakes ?? NONE,
    /** The stakes of the round; the table is empty for the next one. */
    takeStakes: (): Array<{ seat: Seat; stakes: Stakes }> => {
      const taken = [...stakes.values()];
      stakes.clear();
      return taken;
    },
    sendTo: (player: string, message: Message): void => {
      for (const seat of seatsOf(player)) seat.send(message);
    },
  };
}
export type Table = ReturnType<typeof createTable>;
