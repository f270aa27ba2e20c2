import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handTrail, keyTrail } from './testing/trails.ts';
import { faultOf, unevenness, type TrailFault, type TrailPoint } from './trail.rules.ts';

const X = 180;
const human = handTrail(X);
const steady = (points: number, milliseconds: number, x: number): TrailPoint[] =>
  Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1);
    return { t: Math.round(milliseconds * share), x: x * share, y: 0 };
  });
const changed = (change: (point: TrailPoint, index: number) => TrailPoint): TrailPoint[] => human.map(change);

describe('trails', () => {
  test.each<[string, readonly TrailPoint[], number, TrailFault | null]>([
    ['a human drag', human, X, null],
    ['a held arrow key', keyTrail(X, 4), X, null],
    [
      'an arrow key pressed repeatedly',
      keyTrail(X, 20, [140, 190, 120, 260, 150, 90, 310, 200, 170]),
      X,
      null,
    ],
    ['an empty trail', [], X, 'too_few_points'],
    [
      'a click',
      [
        { t: 0, x: 0, y: 0 },
        { t: 400, x: X, y: 0 },
      ],
      X,
      'too_few_points',
    ],
    ['faster than a person', changed((point) => ({ ...point, t: Math.round(point.t / 10) })), X, 'too_fast'],
    [
      'a long pause',
      changed((point, index) => (index === 0 ? point : { ...point, t: point.t + 120_000 })),
      X,
      'too_slow',
    ],
    [
      'time going backwards',
      changed((point, index) => (index === 9 ? { ...point, t: 0 } : point)),
      X,
      'time_runs_back',
    ],
    ['a wrong start', changed((point) => ({ ...point, x: point.x + 20 })), X + 20, 'starts_elsewhere'],
    ['a wrong end', human, X + 8, 'ends_elsewhere'],
    ['off the screen', changed((point, index) => (index === 9 ? { ...point, y: 900 } : point)), X, 'strays'],
    [
      'one jump between still points',
      steady(8, 900, 0).map((point, index) => (index === 7 ? { ...point, x: X } : point)),
      X,
      'leaps',
    ],
    ['constant speed', steady(60, 900, X), X, 'too_even'],
    ['constant speed with few points', steady(6, 900, X), X, 'too_even'],
    [
      'constant speed with jitter',
      steady(60, 900, X).map((point, index) => ({ ...point, x: point.x + (index % 2) * 0.5, y: index % 3 })),
      X,
      'too_even',
    ],
  ])('%s', (_, trail, xPx, fault) => {
    expect(faultOf(trail, xPx)).toBe(fault);
  });
});

const drag = fc.record({
  points: fc.integer({ min: 2, max: 200 }),
  milliseconds: fc.integer({ min: 0, max: 130_000 }),
  x: fc.integer({ min: 30, max: 270 }),
});

test('a drag at constant speed is refused, however long it takes', () => {
  fc.assert(
    fc.property(drag, ({ points, milliseconds, x }) => {
      expect(faultOf(steady(points, milliseconds, x), x)).not.toBeNull();
    }),
  );
});

test('human drags pass, wherever the hole is and however long they take', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 270 }),
      fc.integer({ min: 350, max: 20_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (x, milliseconds, seed) => {
        expect(faultOf(handTrail(x, milliseconds, seed), x)).toBeNull();
      },
    ),
  );
});

test('any input gets a verdict', () => {
  const point = fc.record({
    t: fc.integer({ min: 0, max: 120_000 }),
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 0, max: 300 }), (trail, x) => {
      expect(unevenness(trail)).toBeGreaterThanOrEqual(0);
      expect(() => faultOf(trail, x)).not.toThrow();
    }),
  );
});
