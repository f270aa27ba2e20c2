import { expect, test } from 'vitest';
import type { DeskDraw } from '../lottery.queries.ts';
import { urgentFirst } from './draw-order.ts';

const draw = (id: string, state: DeskDraw['state'], minute: number): DeskDraw => {
  const at = new Date(Date.UTC(2026, 10, 24, 10, minute));
  return {
    id,
    state,
    lotteryCode: 'thai',
    family: 'thai',
    source: 'feed',
    number: id,
    closesAt: at,
    drawsAt: at,
    voidAt: at,
    heldReason: null,
    voidReason: null,
    tickets: null,
    version: 0,
    feedDiffersAt: null,
  };
};

test('held and late draws stand first, the oldest of them on top', () => {
  const draws = [
    draw('new', 'closed', 9),
    draw('late', 'late', 5),
    draw('old', 'sealed', 1),
    draw('held', 'held', 2),
  ];
  expect(urgentFirst(draws).map(({ id }) => id)).toEqual(['held', 'late', 'old', 'new']);
});
