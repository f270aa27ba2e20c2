import { evaluateSpin } from '@croupier/fairplay/games/slots-reels.ts';
import { describe, expect, test } from 'vitest';
import { featureUnits, PACES, phaseAt, spinOf, timelineOf } from './feature-timeline.ts';

const spins = [evaluateSpin([0, 0, 0, 0, 0]), evaluateSpin([4, 1, 9, 3, 2]), evaluateSpin([8, 8, 8, 8, 8])];
const [base = evaluateSpin([1, 1, 1, 1, 1])] = spins;
const facts = { spin: base, feature: { multiplier: 3, spins }, isCut: false };

describe('a round on the screen', () => {
  test('without free spins lasts until the reels stand', () => {
    expect(timelineOf({ feature: null }, PACES.normal)).toEqual({
      steps: [{ at: 0, phase: { kind: 'base' } }],
      end: PACES.normal.reels,
    });
  });

  test('shows the spin, says what was won, plays each free spin and sums up', () => {
    const timeline = timelineOf(facts, PACES.normal);
    expect(timeline.steps.map(({ phase }) => phase.kind)).toEqual([
      'base',
      'intro',
      'free',
      'free',
      'free',
      'summary',
    ]);
    expect(phaseAt(timeline, 0)).toEqual({ kind: 'base' });
    expect(phaseAt(timeline, timeline.end)).toEqual({ kind: 'summary' });
    const at = timeline.steps.map((step) => step.at);
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
  });

  test('goes on after a reload with the first spin not seen', () => {
    const { steps } = timelineOf(facts, PACES.turbo, 2);
    expect(steps.map(({ phase }) => phase)).toEqual([
      { kind: 'intro' },
      { kind: 'free', index: 2 },
      { kind: 'summary' },
    ]);
  });

  test('draws the reels of the phase', () => {
    expect(spinOf(facts, { kind: 'base' })).toBe(base);
    expect(spinOf(facts, { kind: 'free', index: 1 })).toBe(spins[1]);
    expect(spinOf(facts, { kind: 'summary' })).toBe(spins[2]);
    expect(spinOf({ ...facts, feature: null }, { kind: 'summary' })).toBe(base);
  });

  test('adds up multiplied wins of the spins seen', () => {
    const units = spins.map((spin) => spin.units);
    expect(featureUnits(facts, 0)).toBe(0);
    expect(featureUnits(facts, 3)).toBe(3 * units.reduce((sum, one) => sum + one, 0));
    expect(featureUnits({ ...facts, feature: null }, 3)).toBe(0);
  });
});
