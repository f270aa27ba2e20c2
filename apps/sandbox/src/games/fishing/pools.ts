import { createHash } from 'node:crypto';
import type { CatalogueGame, Seat } from '../host/vendor.types.ts';
import { SEATS } from './salvos.ts';
import { PREY, SMALL_FRY, type Species } from './species.rules.ts';

type Place = { seat: Seat; nickname: string; cannon: number };

/** A shared shoal with four places around it. */
export type Pool = {
  id: string;
  game: string;
  prey: Species;
  places: Array<Place | null>;
  /** Fish that are gone before they leave by themselves. */
  caught: Set<number>;
};

/** Theme tags of a title's water; the first one is a game without water in its title. */
const WATERS = ['lagoon', 'deep', 'coral', 'rapids', 'mekong', 'ice', 'midnight', 'wreck'] as const;
const WATER_WORDS: ReadonlyArray<readonly [string, (typeof WATERS)[number]]> = [
  ['blue-lagoon', 'lagoon'],
  ['of-the-deep', 'deep'],
  ['coral-bay', 'coral'],
  ['rapids', 'rapids'],
  ['mekong', 'mekong'],
  ['under-the-ice', 'ice'],
  ['midnight', 'midnight'],
  ['lost-fleet', 'wreck'],
];

const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16);

/** The water that a title names, else one that is always the same for it. */
export function waterOf({ code }: CatalogueGame): string {
  const named = WATER_WORDS.find(([word]) => code.includes(word))?.[1];
  return named ?? WATERS[numberOf(code) % WATERS.length] ?? 'lagoon';
}

/** The prey that a title names. */
export function preyOf({ code, themes }: CatalogueGame): Species | undefined {
  const named = themes.find((theme) => PREY[theme]) ?? Object.keys(PREY).find((one) => code.startsWith(one));
  return named === undefined ? undefined : PREY[named];
}

/** The pools of all games. One opens when the others of its game are full. */
export function createPools() {
  const pools = new Map<string, Pool>();

  function poolFor({ game }: Seat): Pool {
    const name = `${game.vendor}/${game.code}`;
    for (let number = 1; ; number += 1) {
      const key = `${name}/${number}`;
      const pool: Pool = pools.get(key) ?? {
        id: createHash('sha256').update(key).digest('hex').slice(0, 10),
        game: name,
        prey: preyOf(game) ?? (SMALL_FRY.at(-1) as Species),
        places: Array.from({ length: SEATS }, () => null),
        caught: new Set(),
      };
      pools.set(key, pool);
      if (pool.places.includes(null)) return pool;
    }
  }

  return {
    list: (): Pool[] => [...pools.values()],
    sit: (seat: Seat): [Pool, number] => {
      const pool = poolFor(seat);
      const place = pool.places.indexOf(null);
      pool.places[place] = { seat, nickname: seat.player.nickname, cannon: 0 };
      return [pool, place];
    },
    leave: (seat: Seat, pool: Pool, place: number): void => {
      if (pool.places[place]?.seat === seat) pool.places[place] = null;
    },
  };
}
