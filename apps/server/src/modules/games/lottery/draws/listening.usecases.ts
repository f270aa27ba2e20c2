import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { DRAWS_CHANNEL, type DrawChange } from './changes.queries.ts';

/** `sequence` increases with every change that this process hears of. */
export type NumberedChange = DrawChange & { sequence: string };

/** Calls back for every change of a draw in any process. Workers commit in any order, so the order is that of arrival. */
export function listenForDraws(
  { clock, database }: { clock: Clock; database: Pick<Database, 'listen'> },
  onChange: (change: NumberedChange) => void,
): Promise<() => Promise<void>> {
  let sequence = 0;
  return database.listen(DRAWS_CHANNEL, (payload) => {
    sequence = Math.max(sequence + 1, clock.now().getTime());
    onChange({ ...(JSON.parse(payload) as DrawChange), sequence: String(sequence) });
  });
}
