import { product, productOf, range } from '../combinatorics.ts';
import type { Law, Pick, Seen } from '../types.ts';
import { partOf, placeOf, zoneOf } from './law.ts';

/** A full line buys one line for each of its last n, n − 1 … 1 places. Class 0 is all n, the last class one place. */
export function stairs({ places }: { places: number }): Law {
  const zonesOf = (pick: Pick) => range(places).map((place) => zoneOf(pick, place));
  const sizesOf = (pick: Pick): number[] => zonesOf(pick).map(({ length }) => length);
  /** Lines that share their last places with each other. */
  const alike = (pick: Pick, skipped: number): number => productOf(sizesOf(pick).slice(0, skipped));
  const fits = (symbols: readonly number[], from: number, seen: Seen): boolean =>
    symbols.every((symbol, index) => index < from || placeOf(seen, index).includes(symbol));
  return {
    lines: (pick) => range(places).map(() => productOf(sizesOf(pick))),
    wins: (pick, seen) =>
      range(places).map((skipped) =>
        zonesOf(pick).every(
          (zone, place) => place < skipped || placeOf(seen, place).some((symbol) => zone.includes(symbol)),
        )
          ? alike(pick, skipped)
          : 0,
      ),
    mostWins: (pick) => range(places).map((skipped) => alike(pick, skipped)),
    expand: (pick) =>
      [...product(zonesOf(pick))].flatMap((symbols) => range(places).map((skipped) => [symbols, [skipped]])),
    classOf: (line) => partOf(line, 1)[0] ?? 0,
    hit: (line, seen) => Number(fits(partOf(line, 0), partOf(line, 1)[0] ?? 0, seen)),
  };
}
