import type { Clock } from '../../../platform/clock.ts';
import { maskedName, TRIAL_TYPES } from '../../access/members/index.ts';
import { IN_HOUSE_VENDOR } from '../catalogue/index.ts';
import { highFrom, newRowId, type FeedDeps } from './feed.usecases.ts';
import { DELAY_MILLISECONDS, HIGH_DAYS, KEPT_HIGH_ROWS } from './live-bets.config.ts';
import { listHighWins, listLastPlayed, type PlayedRow } from './live-bets.reads.ts';
import type { LiveRow } from './live-bets.types.ts';
import { sizeOf } from './sample.rules.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const CATEGORY = 'bgs';
const LIMIT = 40;

const keyOf = ({ account, at, stakeMinor, payoutMinor }: PlayedRow): string =>
  `${account} ${at.getTime()} ${stakeMinor} ${payoutMinor}`;

/** What a process shows before it has heard of any bet. Newest first. */
export async function readPast(
  deps: Pick<FeedDeps, 'db' | 'merchants'> & { clock: Clock },
  merchantId: string,
): Promise<LiveRow[]> {
  const high = await highFrom(deps, merchantId);
  const query = { merchantId, vendor: IN_HOUSE_VENDOR.code, trialTypes: TRIAL_TYPES };
  const since = new Date(deps.clock.now().getTime() - HIGH_DAYS * DAY_MILLISECONDS);
  const [last, wins] = await Promise.all([
    listLastPlayed(deps.db, { ...query, limit: LIMIT }),
    listHighWins(deps.db, { ...query, category: CATEGORY, fromMinor: high, since, limit: KEPT_HIGH_ROWS }),
  ]);
  const played = [...new Map([...last, ...wins].map((row) => [keyOf(row), row])).values()];
  // What was settled just now is told after the delay.
  const until = deps.clock.now().getTime() - DELAY_MILLISECONDS;
  return played
    .filter(({ at }) => at.getTime() <= until)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ account, hidesName, ...row }) => ({
      ...row,
      id: newRowId(),
      name: hidesName ? null : maskedName(account),
      isHigh: sizeOf(row) >= high,
    }));
}
