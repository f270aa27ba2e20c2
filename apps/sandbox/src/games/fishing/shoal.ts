import { randomOf } from '../../vendors/random.ts';
import { POOL, type Fish } from './path.rules.ts';
import { speciesOfPool, type Species } from './species.rules.ts';

/** A place for a new fish opens so often. */
export const SPAWN_EVERY_MS = 700;
/** Room outside the pool where fish come from and go to. */
const MARGIN = 180;

/** Rare species come rarely: a fish of × m is about 1 / m as frequent as the smallest, so that shots matter. */
function pickSpecies(list: readonly Species[], share: number): Species {
  const weights = list.map(({ multiple }) => 1 / multiple ** 0.62);
  const total = weights.reduce((sum, one) => sum + one, 0);
  let left = share * total;
  for (const [index, species] of list.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return species;
  }
  const [first] = list;
  if (!first) throw new RangeError('a pool without species');
  return first;
}

/** The fish with a number, in a pool whose title promises `prey`. */
export function fishOf(prey: Species, pool: string, id: number): Fish {
  const random = randomOf(`${pool} fish ${id}`);
  const species = pickSpecies(speciesOfPool(prey), random.share());
  const fromLeft = random.share() < 0.5;
  const top = species.radius + 70;
  const bottom = POOL.height - species.radius - 150;
  const height = (): number => random.whole(Math.round(top), Math.round(Math.max(top + 1, bottom)));
  const out = MARGIN + species.radius;
  const [left, right] = [-out, POOL.width + out];
  const bornMs = id * SPAWN_EVERY_MS;
  const distance = POOL.width + 2 * out;
  return {
    id,
    species,
    bornMs,
    leavesMs: bornMs + Math.round((distance / (species.speed * (0.85 + random.share() * 0.3))) * 1000),
    from: { x: fromLeft ? left : right, y: height() },
    to: { x: fromLeft ? right : left, y: height() },
    wave: { height: random.whole(12, 60), length: random.whole(2, 5), phase: random.share() * 2 * Math.PI },
  };
}

/** The longest time that any fish stays in the pool. */
const MAX_STAY_MS = 80_000;

/** Fish in the pool at a time, the oldest first. Caught ones are not left out. */
export function shoalAt(prey: Species, pool: string, nowMs: number): Fish[] {
  const last = Math.floor(nowMs / SPAWN_EVERY_MS);
  const first = Math.ceil((nowMs - MAX_STAY_MS) / SPAWN_EVERY_MS);
  return Array.from({ length: last - first + 1 }, (_, step) => fishOf(prey, pool, first + step)).filter(
    ({ leavesMs }) => leavesMs > nowMs,
  );
}
