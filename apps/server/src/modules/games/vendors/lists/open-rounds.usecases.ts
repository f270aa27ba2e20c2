import {
  askAgain,
  closeEndedRounds,
  listRoundsOpen,
  putOpenRounds,
} from '../differences/open-rounds.queries.ts';
import { markListRead } from '../differences/differences.queries.ts';
import { findReadUntil } from '../transfers/transfers.queries.ts';
import { OPEN_ROUND_HOURS } from '../vendors.config.ts';
import type { CompareDeps } from './comparing.usecases.ts';
import { wireOfRound } from './stored-lines.rules.ts';

const LIST = 'open_rounds';
const HOUR_MILLISECONDS = 3_600_000;
/** How many rounds of an account are listed at once, the oldest first. */
const AT_ONCE = 1_000;
/** What has not ended is asked about again after this time. */
const AGAIN_HOURS = 24;

/**
 * Lists rounds that have been open for too long, however old they are, so that the vendor is asked about each. It ends
 * as the vendor says; what the vendor does not end, two persons may void. Each round is looked at once, when it becomes
 * that old: there is no index of open rounds, because every bet would have to keep it.
 */
export async function listOpenRounds(deps: CompareDeps, merchantId: string): Promise<void> {
  const { db, clock, accounts } = deps;
  const at = clock.now();
  const before = (hours: number): Date => new Date(at.getTime() - hours * HOUR_MILLISECONDS);
  const until = before(OPEN_ROUND_HOURS);
  for (const { id: accountId } of await accounts.list(merchantId)) {
    const of = { merchantId, accountId };
    const from = (await findReadUntil(db, { ...of, list: LIST })) ?? new Date(0);
    const rounds = await listRoundsOpen(db, { ...of, from, until, limit: AT_ONCE });
    const differences = rounds.map((round) => ({
      key: round.id,
      kind: 'open_round' as const,
      ours: { ...wireOfRound(round), openedAt: round.openedAt.toISOString() },
      theirs: null,
    }));
    const last = rounds.length === AT_ONCE ? rounds.at(-1)?.openedAt : undefined;
    await db.transaction().execute(async (tx) => {
      await closeEndedRounds(tx, { ...of, at });
      await putOpenRounds(tx, { ...of, differences, at });
      await askAgain(tx, { ...of, changedBefore: before(AGAIN_HOURS), at });
      await markListRead(tx, { ...of, list: LIST, until: last ?? until });
    });
  }
}
