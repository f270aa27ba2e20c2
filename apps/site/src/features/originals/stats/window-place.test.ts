import { expect, test } from 'vitest';
import { KEY_STEP, placeByKey, placeWithin } from './window-place.ts';

const SIZE = { width: 300, height: 200 };
const PAGE = { width: 1_000, height: 700 };

test('a window stays on the page, however far it is dragged and however small the page becomes', () => {
  expect(placeWithin({ x: 100, y: 100 }, SIZE, PAGE)).toEqual({ x: 100, y: 100 });
  expect(placeWithin({ x: 5_000, y: 5_000 }, SIZE, PAGE)).toEqual({ x: 688, y: 488 });
  expect(placeWithin({ x: -5_000, y: -5_000 }, SIZE, PAGE)).toEqual({ x: 12, y: 12 });
  expect(placeWithin({ x: 100, y: 100 }, SIZE, { width: 200, height: 100 })).toEqual({ x: 12, y: 12 });
});

test('arrow keys move it', () => {
  expect(placeByKey({ x: 100, y: 100 }, 'ArrowUp')).toEqual({ x: 100, y: 100 - KEY_STEP });
  expect(placeByKey({ x: 100, y: 100 }, 'ArrowRight')).toEqual({ x: 100 + KEY_STEP, y: 100 });
  expect(placeByKey({ x: 100, y: 100 }, ' ')).toBeUndefined();
});
