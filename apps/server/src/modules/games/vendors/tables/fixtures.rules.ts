import type { Game } from '@croupier/contract/games/catalogue.ts';
import type { VendorFixture } from '@croupier/contract/vendors/play.ts';
import type { FeaturedFixture } from '../../catalogue/index.ts';
import type { VendorFixture as TheirFixture } from '../vendors.types.ts';

export type ListedFixture = { gameId: string; fixture: TheirFixture };
/** With its place among those that the merchant puts first. */
export type PlacedFixture = { listed: ListedFixture; shown: VendorFixture; place: number };

/** Behind every place. Infinity would make the difference of two matches without one NaN. */
const NO_PLACE = Number.MAX_SAFE_INTEGER;

/** Enough for a list; the vendor's own page has the rest. */
const MAX_SHOWN = 60;

/** What names the league of a match at its vendor. */
export const leagueKeyOf = ({ title }: TheirFixture): string => title['EN'] ?? Object.values(title)[0] ?? '';

/** A match stands where the merchant put it or its league, whichever comes first. */
export function placeOf({ gameId, fixture }: ListedFixture, featured: readonly FeaturedFixture[]): number {
  const league = leagueKeyOf(fixture);
  const place = featured.findIndex(
    (one) => one.gameId === gameId && one.key === (one.kind === 'league' ? league : fixture.id),
  );
  return place < 0 ? NO_PLACE : place;
}

const nameIn = (names: TheirFixture['title'], language: string): string =>
  names[language] ?? names['EN'] ?? '';

export function fixtureOf({ gameId, fixture }: ListedFixture, game: Game, language: string): VendorFixture {
  const { id, title, home, away, startsAt, live, odds, market } = fixture;
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
    market,
  };
}

/** A list is up to 8 s old, a game takes a few seconds to load, and then a player chooses a stake. */
const CLOSING_MILLISECONDS = 20_000;

/** Too late to open its game and be accepted; one under way that takes no more bets can still be watched. */
export function isClosing({ fixture: { live, closesAt } }: ListedFixture, now: Date): boolean {
  return !live && closesAt !== null && closesAt.getTime() - now.getTime() < CLOSING_MILLISECONDS;
}

function rankOf({ live, odds }: VendorFixture): number {
  if (!live) return 1;
  return odds.home === null ? 2 : 0;
}

/**
 * Those that the merchant puts first, then those under way that take bets, those to come by their start, and those under
 * way that take none; a match that several vendors have, once.
 */
export function inOrder(fixtures: readonly PlacedFixture[]): PlacedFixture[] {
  const matches = new Map<string, PlacedFixture>();
  for (const fixture of fixtures.toSorted((a, b) => a.place - b.place)) {
    const { title, sides, startsAt } = fixture.shown;
    const key = JSON.stringify([title, ...sides.map(({ name }) => name), startsAt.getTime()]);
    if (!matches.has(key)) matches.set(key, fixture);
  }
  return [...matches.values()]
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        rankOf(a.shown) - rankOf(b.shown) ||
        a.shown.startsAt.getTime() - b.shown.startsAt.getTime(),
    )
    .slice(0, MAX_SHOWN);
}
