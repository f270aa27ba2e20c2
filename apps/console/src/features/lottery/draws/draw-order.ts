import type { DeskDraw } from '../lottery.queries.ts';

const URGENT = ['held', 'late'] as const;

/** What blocks an operator first: held and late draws, then by time. */
export const urgentFirst = (draws: readonly DeskDraw[]): DeskDraw[] =>
  draws.toSorted(
    (a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || a.drawsAt.getTime() - b.drawsAt.getTime(),
  );

const isUrgent = ({ state }: DeskDraw): boolean => URGENT.some((each) => each === state);
