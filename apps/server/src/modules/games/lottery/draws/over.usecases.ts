import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import { CLEAR_AFTER_MS, RECHECK_FOR_MS, UNOPENED_KEPT_MS } from '../lottery.config.ts';
import type { Outside } from '../results/outside.usecases.ts';
import { listReadings } from '../results/readings.queries.ts';
import { comparable } from '../results/shapes.rules.ts';
import { listResults } from '../results/results.queries.ts';
import { findDraw } from './draws.queries.ts';
import {
  deleteExposures,
  deleteUnopened,
  isSettledAt,
  listDecided,
  updateDiffers,
  updateSettled,
} from './over.queries.ts';
import { tellChange, type TellDeps } from './tell.usecases.ts';

export type OverDeps = TellDeps & {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  outside: Pick<Outside, 'ask' | 'idle'>;
};

/** Draws cleared in one go at a merchant. */
const BATCH_DRAWS = 500;

const before = (clock: Clock, milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

/** A draw is settled once it is at every merchant that has sold tickets. Each of them asks after its own run. */
export async function settleDraw(deps: OverDeps, drawId: string): Promise<void> {
  const { db, merchantIds } = deps;
  const draw = await findDraw(db, { id: drawId });
  if (draw?.state === 'void') {
    // Pages were told when it became void; its tickets are refunded since.
    await db.transaction().execute((tx) => tellChange(deps, tx, draw, { state: 'void' }));
    return;
  }
  if (!draw || draw.resultVersion === 0) return;
  const { resultVersion } = draw;
  for (const merchantId of await merchantIds())
    if (!(await isSettledAt(db, { merchantId, drawId, resultVersion }))) return;
  await db.transaction().execute(async (tx) => {
    if (await updateSettled(tx, { drawId, resultVersion }))
      await tellChange(deps, tx, draw, { state: 'settled' });
  });
}

/** Asks feeds once more for results that count, and marks draws on which one of them has changed its mind. */
export async function recheckFeeds({ db, clock, log, outside }: OverDeps): Promise<void> {
  const decided = await listDecided(db, before(clock, RECHECK_FOR_MS));
  for (const draw of decided) outside.ask(draw);
  await outside.idle();
  for (const draw of decided) {
    const result = (await listResults(db, draw.id)).at(-1);
    // The answer of each feed that came last.
    const newest = new Map(
      (await listReadings(db, draw.id))
        .toSorted((a, b) => a.lastAt.getTime() - b.lastAt.getTime())
        .map((reading) => [reading.feedId, reading]),
    );
    const told = result && comparable(draw.family, result.numbers);
    const differing = [...newest.values()].filter(({ numbers }) => comparable(draw.family, numbers) !== told);
    const at = differing.length > 0 ? clock.now() : null;
    if (await updateDiffers(db, { drawId: draw.id, at }))
      log.error(
        { draw: draw.id, feeds: differing.map(({ feedId }) => feedId) },
        'a feed tells another result than the one that counts',
      );
  }
}

/** Deletes what no longer matters of draws that are over. */
export async function clearOver({ db, clock, merchantIds }: OverDeps): Promise<void> {
  for (const merchantId of await merchantIds()) {
    let cleared = BATCH_DRAWS;
    while (cleared === BATCH_DRAWS)
      cleared = await deleteExposures(db, {
        merchantId,
        before: before(clock, CLEAR_AFTER_MS),
        limit: BATCH_DRAWS,
      });
  }
  await deleteUnopened(db, before(clock, UNOPENED_KEPT_MS));
}
