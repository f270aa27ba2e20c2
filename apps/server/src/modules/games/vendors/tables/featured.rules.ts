import type { ControlledFixture } from '@croupier/contract/vendors/fixture-control.ts';
import type { FeaturedFixture } from '../../catalogue/index.ts';
import { leagueKeyOf, type PlacedFixture } from './fixtures.rules.ts';

type Undecided = Omit<ControlledFixture, 'position'>;

const idOf = ({ kind, gameId, key }: Pick<Undecided, 'kind' | 'gameId' | 'key'>): string =>
  JSON.stringify([kind, gameId, key]);

const matchOf = ({ shown }: PlacedFixture): Undecided => ({
  kind: 'match',
  gameId: shown.gameId,
  key: shown.id,
  name: shown.sides.map(({ name }) => name).join(' – '),
  league: shown.title,
  vendorName: shown.vendorName,
  startsAt: shown.startsAt,
  isLive: shown.live !== null,
  isListed: true,
});

const leagueOf = ({ listed, shown }: PlacedFixture): Undecided => ({
  kind: 'league',
  gameId: shown.gameId,
  key: leagueKeyOf(listed.fixture),
  name: shown.title,
  league: '',
  vendorName: shown.vendorName,
  startsAt: null,
  isLive: false,
  isListed: true,
});

/** Those that stand first in their order, then the other leagues by name, then the other matches as players see them. */
export function controlledFixtures(
  featured: readonly FeaturedFixture[],
  listed: readonly PlacedFixture[],
  vendorName: (gameId: string) => string,
): ControlledFixture[] {
  const leagues = new Map(listed.map(leagueOf).map((league) => [idOf(league), league]));
  const known = new Map([...leagues, ...listed.map(matchOf).map((match) => [idOf(match), match] as const)]);
  const first = featured.map(({ kind, gameId, key, name, startsAt }, index): ControlledFixture => {
    const now = known.get(idOf({ kind, gameId, key }));
    const gone = { kind, gameId, key, name, startsAt, vendorName: vendorName(gameId) };
    return { ...(now ?? { ...gone, league: '', isLive: false, isListed: false }), position: index + 1 };
  });
  const taken = new Set(featured.map(idOf));
  const others = [...known.values()].filter((one) => !taken.has(idOf(one)));
  const ofKind = (kind: Undecided['kind']) => others.filter((one) => one.kind === kind);
  return [
    ...first,
    ...[...ofKind('league').toSorted((a, b) => a.name.localeCompare(b.name)), ...ofKind('match')].map(
      (one) => ({ ...one, position: null }),
    ),
  ];
}
