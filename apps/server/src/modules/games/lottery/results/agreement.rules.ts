import type { Family } from '../schedules/schedules.types.ts';
import { comparable } from './shapes.rules.ts';
import type { Reading } from './results.types.ts';

type Told = Pick<Reading, 'feedId' | 'owner' | 'numbers' | 'lastAt'>;

/** What each feed told last. */
export function latestOf<T extends Told>(readings: readonly T[]): T[] {
  const latest = new Map<string, T>();
  for (const reading of readings) {
    const known = latest.get(reading.feedId);
    if (!known || reading.lastAt > known.lastAt) latest.set(reading.feedId, reading);
  }
  return [...latest.values()];
}

export type Agreement<T> =
  | { kind: 'agreed'; numbers: readonly string[]; by: readonly T[] }
  | { kind: 'differ' }
  | { kind: 'missing' };

/** Two feeds of different owners must tell the same digits, and no feed may tell others. */
export function agreementOf<T extends Told>(family: Family, readings: readonly T[]): Agreement<T> {
  const latest = latestOf(readings);
  const owners = new Set(latest.map(({ owner }) => owner));
  const [first, ...others] = latest;
  if (!first || owners.size < 2) return { kind: 'missing' };
  const told = comparable(family, first.numbers);
  const isSame = others.every(({ numbers }) => comparable(family, numbers) === told);
  return isSame ? { kind: 'agreed', numbers: first.numbers, by: latest } : { kind: 'differ' };
}
