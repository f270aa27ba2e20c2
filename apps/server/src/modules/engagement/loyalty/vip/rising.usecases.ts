import type { Tx } from '../../../../platform/db/database.ts';
import { runTogether } from '../../../../platform/db/together.ts';
import { EVENTS_PER_STATEMENT, PPM } from '../loyalty.config.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import type { Rising } from '../points/accrual.queries.ts';
import { insertBadges } from './badges.queries.ts';
import { changeLevels, listLevels, type Change } from './levels.queries.ts';
import { levelBadges } from './badges.rules.ts';
import { levelAt } from './levels.rules.ts';

type Raising = Pick<LoyaltyDeps, 'clock' | 'outbox'>;

/** One event for each level that somebody has reached, so that what each of them brings is given. */
const eventsOf = (merchantId: string, { memberId, from, to }: Change) =>
  Array.from({ length: to - from }, (_, step) => ({
    merchantId,
    type: 'vip.levelled_up',
    payload: { memberId, level: from + step + 1, from: from + step },
  }));

/** Moves members who have reached the next level, or several of them, up the ladder. */
export async function raise(
  { clock, outbox }: Raising,
  tx: Tx,
  { merchantId, period, rising }: { merchantId: string; period: number; rising: readonly Rising[] },
): Promise<void> {
  if (rising.length === 0) return;
  const levels = await listLevels(tx, merchantId);
  const changes = rising
    .map(({ memberId, level, ladderPpm }) => ({
      memberId,
      from: level,
      to: levelAt(levels, BigInt(ladderPpm) / PPM),
    }))
    .filter(({ from, to }) => to > from);
  if (changes.length === 0) return;
  const at = clock.now();
  await changeLevels(tx, { merchantId, changes, period, why: 'xp', at });
  const top = levels.at(-1)?.level ?? 0;
  const badges = changes.flatMap(({ memberId, to }) =>
    levelBadges(to, top).map((badge) => ({ memberId, badge })),
  );
  await insertBadges(tx, { merchantId, badges, at });
  const events = changes.flatMap((change) => eventsOf(merchantId, change));
  for (let start = 0; start < events.length; start += EVENTS_PER_STATEMENT)
    await runTogether(
      tx,
      events.slice(start, start + EVENTS_PER_STATEMENT).map((event) => () => outbox.record(tx, event)),
    );
}
