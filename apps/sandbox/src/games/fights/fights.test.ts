import { describe, expect, test } from 'vitest';
import { distanceOf, measure, ROUNDS, SIMULATION_SEED, SIMULATION_TIME } from '../testing/simulation.ts';
import { drawOf, fightAt, fightOf, findFight, openFightAt, phaseAt, type FightKind } from './card.ts';
import { birdAt, CORNERS, teamAt } from './corners.rules.ts';
import { CHANCE_ONE, oddsOf, outcomesOf, settlementOf } from './tickets.rules.ts';

const KINDS: readonly FightKind[] = ['cockfight', 'esports'];

describe.each(KINDS)('%s', (kind) => {
  const fights = Array.from({ length: 300 }, (_, index) => fightOf(kind, 'main', index));

  test('follow each other without a gap, with two corners and chances that add up', () => {
    for (const [index, fight] of fights.entries()) {
      expect(fight.chances.a + fight.chances.b + fight.chances.draw).toBe(CHANCE_ONE);
      expect(fight.corners[0]).not.toBe(fight.corners[1]);
      const before = fights[index - 1];
      expect(fight.showsMs).toBe(before?.nextMs ?? fight.showsMs);
      expect(before?.corners.some((corner) => fight.corners.includes(corner)) ?? false).toBe(false);
      expect(findFight(fight.id)).toEqual(fight);
      expect(fightAt(kind, 'main', fight.nextMs - 1).id).toBe(fight.id);
    }
    expect(findFight(`${kind}-main-`)).toBeUndefined();
    expect(findFight('chess-main-r2-1')).toBeUndefined();
    // Under other rules.
    expect(findFight(`${kind}-main-1`)).toBeUndefined();
    expect(findFight(`${kind}-main-r1-1`)).toBeUndefined();
  });

  test('bets close at the bell, and the next fight takes bets from then on', () => {
    const fight = fightOf(kind, 'main', 9);
    expect(openFightAt(kind, 'main', fight.bellMs - 1)).toEqual(fight);
    expect(openFightAt(kind, 'main', fight.bellMs)).toEqual(fightOf(kind, 'main', 10));
    expect(openFightAt(kind, 'main', fight.nextMs)).toEqual(fightOf(kind, 'main', 10));
    expect(phaseAt(fight, fight.bellMs - 1)).toBe('open');
    expect(phaseAt(fight, fight.bellMs)).toBe('fight');
    expect(phaseAt(fight, fight.endsMs)).toBe('over');
  });

  test('sides return 0.95 + 0.05 d and the draw 0.90, less the cut to thousandths', () => {
    for (const { chances } of fights)
      for (const outcome of outcomesOf(chances)) {
        const [p, d] = [chances[outcome] / CHANCE_ONE, chances.draw / CHANCE_ONE];
        const promised = outcome === 'draw' ? 0.9 : 0.95 + 0.05 * d;
        const returned = (p * oddsOf(chances, outcome)) / 1000 + (outcome === 'draw' ? 0 : d);
        expect(returned).toBeLessThanOrEqual(promised + 1e-12);
        expect(returned).toBeGreaterThan(promised - p / 1000 - 1e-12);
      }
  });

  test('odds cost no more than a book may', () => {
    for (const { chances } of fights) {
      const implied = outcomesOf(chances).map((outcome) => 1_000 / oddsOf(chances, outcome));
      const sum = implied.reduce((all, one) => all + one, 0);
      expect(sum).toBeGreaterThan(1.05);
      expect(sum).toBeLessThan(kind === 'esports' ? 1.06 : 1.12);
    }
  });

  test(`results follow the chances behind the odds (seed ${SIMULATION_SEED})`, SIMULATION_TIME, () => {
    const counted = Array.from({ length: ROUNDS }, (_, round) => {
      const fight = fightOf(kind, 'main', round);
      return { fight, result: drawOf(`${SIMULATION_SEED} ${round}`, fight).result };
    }).filter(({ result }) => result !== 'no_contest');
    for (const outcome of ['a', 'b', 'draw'] as const) {
      const chances = counted.map(({ fight }) => fight.chances[outcome] / CHANCE_ONE);
      const expected = chances.reduce((sum, p) => sum + p, 0);
      const deviation = Math.sqrt(chances.reduce((sum, p) => sum + p * (1 - p), 0));
      const happened = counted.filter(({ result }) => result === outcome).length;
      expect(Math.abs(happened - expected), outcome).toBeLessThanOrEqual(4 * deviation);
    }
  });

  test(`played fights return what the odds say (seed ${SIMULATION_SEED})`, SIMULATION_TIME, () => {
    const fight = fightOf(kind, 'main', 77);
    const drawn = new Map<number, ReturnType<typeof drawOf>>();
    const draw = (round: number) => {
      const known = drawn.get(round) ?? drawOf(`${SIMULATION_SEED} ${round}`, fight);
      if (drawn.size < 50_000) drawn.set(round, known);
      return known;
    };
    for (const outcome of outcomesOf(fight.chances)) {
      const oddsE3 = oddsOf(fight.chances, outcome);
      const ticket = { outcome, oddsE3, stakeMinor: 1_000n };
      const [p, d] = [fight.chances[outcome] / CHANCE_ONE, fight.chances.draw / CHANCE_ONE];
      const returned = (p * oddsE3) / 1000 + (outcome === 'draw' ? 0 : d);
      const measured = measure((63 * returned + 1) / 64, (round) => {
        const settled = settlementOf(ticket, draw(round).result);
        return settled ? Number(settled.payoutMinor) / 1000 : 1;
      });
      expect(distanceOf(measured), outcome).toBeLessThan(measured.tolerance);
    }
  });
});

test.each([birdAt, teamAt])('%s: all names differ', (at) => {
  const all = Array.from({ length: CORNERS }, (_, corner) => at(corner));
  for (const language of ['EN', 'TY'] as const)
    expect(new Set(all.map((one) => one[language])).size).toBe(CORNERS);
  expect(JSON.stringify(all)).not.toContain('undefined');
});

test('the first team with two maps wins', () => {
  const fight = fightOf('esports', 'main', 4);
  for (let round = 0; round < 200; round += 1) {
    const { result, maps } = drawOf(`seed ${round}`, fight);
    const winner = maps.at(-1);
    expect(maps.filter((one) => one === winner)).toHaveLength(2);
    expect(maps.length).toBe(maps[0] === maps[1] ? 2 : 3);
    if (result !== 'no_contest') expect(result).toBe(winner);
  }
});

test.each([
  ['a', 'a', { payoutMinor: 19_500n, validBetMinor: 9_500n }],
  ['a', 'b', { payoutMinor: 0n, validBetMinor: 10_000n }],
  ['a', 'draw', { payoutMinor: 10_000n, validBetMinor: 0n }],
  ['draw', 'draw', { payoutMinor: 19_500n, validBetMinor: 9_500n }],
  ['draw', 'a', { payoutMinor: 0n, validBetMinor: 10_000n }],
  ['a', 'no_contest', undefined],
] as const)('a ticket on %s with result %s', (outcome, result, settled) => {
  expect(settlementOf({ outcome, oddsE3: 1_950, stakeMinor: 10_000n }, result)).toEqual(settled);
});
