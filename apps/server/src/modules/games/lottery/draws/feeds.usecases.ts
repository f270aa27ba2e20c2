import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { FEED_POLL_MS, LATE_FEED_POLL_MS } from '../lottery.config.ts';
import { agreementOf } from '../results/agreement.rules.ts';
import type { Outside } from '../results/outside.usecases.ts';
import { listReadings } from '../results/readings.queries.ts';
import { updateHeld } from './draws.queries.ts';
import type { Draw } from './draws.types.ts';
import { finishDraw, waitOn, type OutcomeDeps } from './outcome.usecases.ts';
import { tellChange } from './tell.usecases.ts';
import { waitOf } from './waiting.rules.ts';

export type OutsideStepDeps = OutcomeDeps & { clock: Clock; outside: Pick<Outside, 'ask'> };

const RETRIES = { retryMs: FEED_POLL_MS, lateRetryMs: LATE_FEED_POLL_MS };

/**
 * Takes a result that feeds of different owners agree on. A draw on which they differ is held until they agree, or until
 * two operators have typed the same.
 */
export async function decideOutside(deps: OutsideStepDeps, tx: Tx, draw: Draw): Promise<void> {
  const { clock, outside } = deps;
  const now = clock.now();
  const wait = waitOf(draw, now, RETRIES);
  const agreement = agreementOf(draw.family, await listReadings(tx, draw.id));
  if (wait.state !== 'void' && agreement.kind === 'agreed') {
    const feeds = agreement.by.map(({ feedId, owner, evidence, firstAt }) => ({
      feedId,
      owner,
      evidence,
      firstAt,
    }));
    const { numbers } = agreement;
    await finishDraw(deps, tx, draw, {
      drawId: draw.id,
      version: 1,
      numbers,
      evidence: { feeds },
      enteredBy: null,
      approvedBy: null,
      at: now,
    });
    return;
  }
  if (wait.state !== 'void') outside.ask(draw);
  if (wait.state === 'sealed' && agreement.kind === 'differ') {
    await updateHeld(tx, { id: draw.id, reason: 'feeds_differ', dueAt: wait.dueAt });
    await tellChange(deps, tx, draw, { state: 'held' });
    return;
  }
  await waitOn(deps, tx, { draw, wait, reason: 'result_missing' });
}
