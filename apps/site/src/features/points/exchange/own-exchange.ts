import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import type { PointsConfig } from '../../../shared/loyalty/loyalty.queries.ts';

/** The row of the exchange table for the caller’s level, or for the highest below it. */
export const ownExchange = ({
  exchange,
  level,
}: Pick<PointsConfig, 'exchange' | 'level'>): LevelExchange | undefined =>
  exchange.toSorted((a, b) => a.level - b.level).findLast((row) => row.level <= level);
