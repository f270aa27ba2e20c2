import type { Player, Seat } from '../host/vendor.types.ts';

type Message = Parameters<Seat['send']>[0];

/** The open pages of an engine, grouped by a key such as the room or the sport they look at. */
export function createCrowd() {
  const groups = new Map<Seat, string>();
  return {
    put: (seat: Seat, group: string): void => {
      groups.set(seat, group);
    },
    remove: (seat: Seat): void => {
      groups.delete(seat);
    },
    groupOf: (seat: Seat): string => groups.get(seat) ?? '',
    groups: (): Set<string> => new Set(groups.values()),
    in: (group: string): Seat[] => [...groups].filter(([, own]) => own === group).map(([seat]) => seat),
    of: (player: Player['id']): Seat[] => [...groups.keys()].filter((seat) => seat.player.id === player),
    send: (group: string, message: Message): void => {
      for (const [seat, own] of groups) if (own === group) seat.send(message);
    },
  };
}
export type Crowd = ReturnType<typeof createCrowd>;
