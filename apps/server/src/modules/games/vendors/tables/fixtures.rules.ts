import type { Game } from '@croupier/contract/games/catalogue.ts';
import type { VendorFixture } from '@croupier/contract/vendors/play.ts';
import type { VendorFixture as TheirFixture } from '../vendors.types.ts';

export type ListedFixture = { gameId: string; fixture: TheirFixture };

/** Enough for a list; the vendor's own page has the rest. */
const MAX_SHOWN = 60;

const nameIn = (names: TheirFixture['title'], language: string): string =>
  names[language] ?? names['EN'] ?? '';

export function fixtureOf({ gameId, fixture }: ListedFixture, game: Game, language: string): VendorFixture {
  const { id, title, home, away, startsAt, live, odds } = fixture;
  const side = ({ names, color }: TheirFixture['home']) => ({ name: nameIn(names, language), color });
  return {
    id,
    gameId,
    vendorName: game.vendorName,
    title: nameIn(title, language),
    sides: [side(home), side(away)],
    startsAt,
    live,
    odds,
  };
}

/** Too late to choose, stake and be accepted. */
const CLOSING_MILLISECONDS = 8_000;

function rankOf({ live, odds, startsAt }: VendorFixture, now: Date): number {
  if (live) return odds.home === null ? 3 : 0;
  return startsAt.getTime() - now.getTime() < CLOSING_MILLISECONDS ? 2 : 1;
}

/** Those under way that take bets first, then those to come by their start, those about to begin last; a match that several vendors have, once. */
export function inOrder(fixtures: readonly VendorFixture[], now: Date): VendorFixture[] {
  const matches = new Map<string, VendorFixture>();
  for (const fixture of fixtures) {
    const [home, away] = fixture.sides;
    const key = JSON.stringify([fixture.title, home.name, away.name, fixture.startsAt.getTime()]);
    if (!matches.has(key)) matches.set(key, fixture);
  }
  return [...matches.values()]
    .toSorted((a, b) => rankOf(a, now) - rankOf(b, now) || a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, MAX_SHOWN);
}
