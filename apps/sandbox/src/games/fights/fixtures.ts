import type { FixtureState } from '../host/host.types.ts';
import type { CatalogueGame } from '../host/vendor.types.ts';
import { phaseAt, type Fight } from './card.ts';
import { birdAt, teamAt } from './corners.rules.ts';
import { oddsOf, outcomesOf, type Outcome } from './tickets.rules.ts';

function sideOf(kind: Fight['kind'], corner: number): FixtureState['sides'][number] {
  const [{ EN, TY }, color] =
    kind === 'esports' ? [teamAt(corner), teamAt(corner).colour] : [birdAt(corner), birdAt(corner).body];
  return { names: { EN, TY }, color };
}

/** A fight as lobbies list it; undefined once it is over. */
export function fixtureOf(
  fight: Fight,
  title: CatalogueGame['names'],
  nowMs: number,
): FixtureState | undefined {
  const phase = phaseAt(fight, nowMs);
  if (phase === 'over') return undefined;
  const { id, kind, corners, bellMs, chances } = fight;
  const odds = (outcome: Outcome): number | null => (phase === 'open' ? oddsOf(chances, outcome) : null);
  return {
    id,
    title,
    sides: [sideOf(kind, corners[0]), sideOf(kind, corners[1])],
    startsAt: bellMs,
    closesAt: bellMs,
    live: phase === 'fight' ? { minute: null, score: null } : null,
    odds: {
      home: odds('a'),
      ...(outcomesOf(chances).includes('draw') ? { draw: odds('draw') } : {}),
      away: odds('b'),
    },
    market: 'winner',
  };
}
