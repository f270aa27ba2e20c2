import { count, milliseconds } from '../src/table.ts';
import type { Result } from './measure.ts';

/** What was measured in one turn: everything that is compared, right after each other. */
export type Turn = { oneByOne: Result; hot16: Result; hot128: Result; pgbench: number | undefined };

const BASELINE_TIMES = 6;
const PGBENCH_TIMES = 3;
const P99_MILLISECONDS = 5;
const WAL_BYTES = 900;

const times = (ratio: number): string => `${ratio.toFixed(1)} ×`;
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

/** The bars of the design, each thing at its best turn: what else ran on the machine slows all of them. */
export function barsOf(turns: readonly Turn[]): string[][] {
  const best = (pick: (turn: Turn) => number): number => Math.max(...turns.map(pick));
  const least = (pick: (turn: Turn) => number): number => Math.min(...turns.map(pick));
  const rate = best(({ hot128 }) => hot128.rate);
  const oneByOne = best((turn) => turn.oneByOne.rate);
  const pgbench = best((turn) => turn.pgbench ?? 0);
  const p99 = least(({ hot16 }) => hot16.p99Milliseconds);
  const wal = least(({ hot128 }) => hot128.walBytesPerTransfer);
  return [
    [
      'hot mix at 128, against one transaction per command',
      times(rate / oneByOne),
      `≥ ${BASELINE_TIMES} ×`,
      verdict(rate >= BASELINE_TIMES * oneByOne),
    ],
    ...(pgbench > 0
      ? [
          [
            'hot mix at 128, against pgbench simple-update',
            times(rate / pgbench),
            `≥ ${PGBENCH_TIMES} ×`,
            verdict(rate >= PGBENCH_TIMES * pgbench),
          ],
        ]
      : []),
    ['p99 at 16 in flight', milliseconds(p99), `< ${P99_MILLISECONDS} ms`, verdict(p99 < P99_MILLISECONDS)],
    [
      'write-ahead log per transfer',
      `${count(wal)} bytes`,
      `≤ ${WAL_BYTES} bytes`,
      verdict(wal <= WAL_BYTES),
    ],
  ];
}
