import type { Clock } from '../../../../platform/clock.ts';
import { createBoundedMap } from '../../../../platform/bounded-map.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** The newest calls of an account; older ones tell little about how fast it is now. */
const MAX_CALLS = 2_000;
const MAX_ACCOUNTS = 10_000;
const PERCENTILE = 0.99;

type Call = { at: number; milliseconds: number };
type Calls = { ring: Call[]; next: number };

/** How long calls of vendors took in this process, for the last hour. */
export function createCallFigures({ clock }: { clock: Clock }) {
  const accounts = createBoundedMap<string, Calls>(MAX_ACCOUNTS);

  return {
    note: (accountId: string, milliseconds: number): void => {
      const calls = accounts.get(accountId) ?? { ring: [], next: 0 };
      calls.ring[calls.next] = { at: clock.now().getTime(), milliseconds };
      calls.next = (calls.next + 1) % MAX_CALLS;
      accounts.set(accountId, calls);
    },
    of: (accountId: string): { calls: number; p99Milliseconds: number | null } => {
      const since = clock.now().getTime() - HOUR_MILLISECONDS;
      const took = (accounts.get(accountId)?.ring ?? [])
        .filter(({ at }) => at >= since)
        .map(({ milliseconds }) => milliseconds)
        .toSorted((a, b) => a - b);
      const at = Math.min(took.length - 1, Math.floor(took.length * PERCENTILE));
      return { calls: took.length, p99Milliseconds: took[at] ?? null };
    },
  };
}

export type CallFigures = ReturnType<typeof createCallFigures>;
