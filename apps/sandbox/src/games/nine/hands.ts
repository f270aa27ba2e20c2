import { amountText } from '../bets/messages.ts';
import type { Host } from '../host/host.types.ts';
import type { Json, Seat } from '../host/vendor.types.ts';
import type { Card, GameCode } from './cards.ts';
import { MIN_SEATS, playHand, type Hand } from './pots.ts';
import type { Room } from './rooms.ts';

const SCHEMA = `create table if not exists nine_hands (
  id text primary key, room text not null, game text not null, ante text not null, number integer not null,
  state text not null, units text not null, partners integer not null
) strict;
create index if not exists nine_hands_open on nine_hands (state) where state <> 'paid';`;

type Row = {
  id: string;
  game: GameCode;
  ante: string;
  number: number;
  state: 'antes' | 'dealt' | 'paid';
  units: string;
  /** Seats of the room itself, after those of the players. */
  partners: number;
};

/** A player's ante in a hand. */
type Entry = { seat: Seat; unit: string };
export type Dealt = { id: string; hand: Hand; seed: string; entries: readonly Entry[] };

const cardText = ({ rank, suit }: Card): string => `${rank}${suit[0] ?? ''}`;

/** The money of the hands: antes, pots and what is given back. */
export function createHands(host: Host) {
  host.store.exec(SCHEMA);

  const write = (id: string, state: Row['state'], units: readonly string[]): void => {
    host.store.run(
      'update nine_hands set state = ?, units = ? where id = ?',
      state,
      JSON.stringify(units),
      id,
    );
  };

  const playOf = ({ id, game, ante, number, units, partners }: Row): { hand: Hand; seed: string } => {
    const players = JSON.parse(units) as string[];
    const { seed } = host.seeds.of(id, number);
    const seats = players.length + partners;
    return { seed, hand: playHand(seed, id, { game, seats, anteMinor: BigInt(ante) }) };
  };

  /** Pays every player of a dealt hand who is not paid yet. */
  function pay(row: Row): { hand: Hand; seed: string } {
    const played = playOf(row);
    const { hand } = played;
    for (const [index, unit] of (JSON.parse(row.units) as string[]).entries()) {
      const seat = hand.seats[index];
      if (!seat || host.units.get(unit).state !== 'open') continue;
      void host.wallet.win({
        unit,
        amount: seat.payoutMinor,
        final: true,
        validBet: BigInt(row.ante),
        detail: {
          hand: row.id,
          cards: seat.hand.map(cardText),
          points: seat.points,
          pot: amountText(hand.potMinor),
          rake: amountText(seat.rakeMinor),
        },
      });
    }
    write(row.id, 'paid', JSON.parse(row.units) as string[]);
    return played;
  }

  /** Gives an ante back as soon as the operator has answered it. */
  const giveBack = async (unit: string): Promise<void> => {
    await host.wallet.outcomesOf(unit);
    const { state, stake } = host.units.get(unit);
    if (state === 'open' && stake > 0n) await host.wallet.cancel(unit);
  };

  const rowOf = (id: string): Row => {
    const row = host.store.all<Row>('select * from nine_hands where id = ?', id)[0];
    if (!row) throw new Error(`no hand ${id}`);
    return row;
  };

  const nextNumber = (room: string): number =>
    1 +
    (host.store.all<{ number: number | null }>(
      'select max(number) as number from nine_hands where room = ?',
      room,
    )[0]?.number ?? 0);

  /** Takes the ante of a player. */
  async function ante(seat: Seat, room: Room, hand: string): Promise<Entry | undefined> {
    const unit = host.wallet.newId();
    const { outcome } = await host.wallet.bet({
      seat,
      engine: 'nine',
      unit,
      reference: hand,
      amount: room.anteMinor,
      unitDetail: { hand, room: room.id },
      detail: { hand, room: room.id },
    });
    return outcome.kind === 'done' ? { seat, unit } : undefined;
  }

  return {
    /** The next hand of a table and the hash of its seed, shown before anybody pays for it. */
    announce: (table: string): { id: string; number: number; hash: string } => {
      const number = nextNumber(table);
      const id = `${table}-${number}`;
      return { id, number, hash: host.seeds.of(id, number).hash };
    },
    /** Undefined: fewer than two players paid, and those who did have it back. */
    play: async (options: {
      table: string;
      room: Room;
      seats: readonly Seat[];
      partners: number;
      onPaid: (seat: Seat, isPaid: boolean) => void;
    }): Promise<Dealt | undefined> => {
      const { table, room, seats, partners, onPaid } = options;
      const number = nextNumber(table);
      const id = `${table}-${number}`;
      host.store.run(
        `insert into nine_hands (id, room, game, ante, number, state, units, partners)
         values (?, ?, ?, ?, ?, 'antes', '[]', ?)`,
        id,
        table,
        room.game,
        String(room.anteMinor),
        number,
        partners,
      );
      const paid = await Promise.all(
        seats.map(async (seat) => {
          const entry = await ante(seat, room, id);
          onPaid(seat, entry !== undefined);
          return entry;
        }),
      );
      const entries = paid.filter((one): one is Entry => one !== undefined);
      const units = entries.map(({ unit }) => unit);
      if (entries.length === 0 || entries.length + partners < MIN_SEATS) {
        await Promise.all(units.map(giveBack));
        write(id, 'paid', []);
        return undefined;
      }
      write(id, 'dealt', units);
      return { id, entries, ...pay(rowOf(id)) };
    },
    /** Ends the hands that a stopped process left: dealt ones are paid, antes of the others are given back. */
    recover: async (): Promise<void> => {
      for (const row of host.store.all<Row>(`select * from nine_hands where state = 'dealt'`)) pay(row);
      for (const { id } of host.units.listOpen('nine')) await giveBack(id);
      host.store.run(`update nine_hands set state = 'paid' where state = 'antes'`);
    },
  };
}
export type Hands = ReturnType<typeof createHands>;

export const handJson = ({ id, hand, seed }: Dealt): { [key: string]: Json } => ({
  id,
  seed,
  pot: amountText(hand.potMinor),
  rake: amountText(hand.rakeMinor),
  seats: hand.seats.map((seat) => ({
    cards: seat.hand.map(cardText),
    points: seat.points,
    payout: amountText(seat.payoutMinor),
  })),
});
