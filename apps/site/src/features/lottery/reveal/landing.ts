import { catalogueFamily } from '../shared/names/family-names.ts';

/** How the texts of a result appear: in which order, the first one after `startMs`, then one every `stepMs`. */
export type Landing = { order: readonly number[]; startMs: number; stepMs: number };

const inOrder = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** The first prize is drawn last. */
const firstLast = (count: number): number[] => [...inOrder(count).slice(1), 0];

const TIMES: Readonly<Record<string, Omit<Landing, 'order'>>> = {
  k3: { startMs: 1_100, stepMs: 320 },
  pk10: { startMs: 3_000, stepMs: 210 },
  thai: { startMs: 500, stepMs: 520 },
  lao: { startMs: 600, stepMs: 520 },
  hanoi: { startMs: 600, stepMs: 620 },
  stock: { startMs: 600, stepMs: 620 },
  'vn-n': { startMs: 350, stepMs: 160 },
  'vn-s': { startMs: 350, stepMs: 200 },
};
const BALLS = { startMs: 550, stepMs: 520 };

/** @param family as the server names it, or the code of a catalogue */
export function landingOf(family: string, count: number): Landing {
  const code = catalogueFamily(family);
  const isDrawnBackwards = code === 'vn-n' || code === 'vn-s';
  const isFirstLast = code === 'thai' || code === 'hanoi';
  const order = isDrawnBackwards
    ? inOrder(count).toReversed()
    : isFirstLast
      ? firstLast(count)
      : inOrder(count);
  return { order, ...(TIMES[code] ?? BALLS) };
}

/** How many texts have landed after a time. */
export const landedAfter = ({ order, startMs, stepMs }: Landing, elapsedMs: number): number =>
  Math.max(0, Math.min(order.length, Math.floor((elapsedMs - startMs) / stepMs) + 1));
