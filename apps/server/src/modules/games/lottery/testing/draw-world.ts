import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beaconKey, signRound, type BeaconRound } from '@croupier/fairplay/lottery/beacon.ts';
import { createManualClock } from '../../../../platform/clock.ts';
import { loadMasterKeys } from '../../../../platform/db/master-keys.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDrawClock, type ClockDeps } from '../draws/clock.usecases.ts';
import { findDraw } from '../draws/draws.queries.ts';
import type { Draw } from '../draws/draws.types.ts';
import { clearOver, recheckFeeds, settleDraw } from '../draws/over.usecases.ts';
import { noHooks } from '../draws/hooks.types.ts';
import { createBeacons } from '../results/beacons.usecases.ts';
import { saveFeed } from '../results/readings.queries.ts';
import { createOutside } from '../results/outside.usecases.ts';
import { listResults } from '../results/results.queries.ts';
import { createShown } from '../draws/shown.usecases.ts';
import { defaultDocument } from '../terms/documents.config.ts';
import { insertRules } from '../terms/documents.queries.ts';
import { storedDocument } from '../terms/documents.rules.ts';
import { SHIPPED_LOTTERIES } from '../schedules/lotteries.config.ts';
import { planAll } from '../schedules/planning.usecases.ts';
import { idOfDraw } from '../schedules/planning.rules.ts';
import { seedLotteries } from '../schedules/seed.usecases.ts';

const SECRET_KEY = Uint8Array.from(randomBytes(32).map((byte, index) => (index === 0 ? byte & 31 : byte)));
export const TEST_BEACON = {
  id: 'test',
  url: 'http://beacon.invalid',
  chainHash: 'ab'.repeat(32),
  publicKey: beaconKey(SECRET_KEY),
  genesisAt: new Date('2026-01-01T00:00:00Z'),
  periodSeconds: 3,
};

type Told = { numbers: string[] } | undefined;

/** Draws on a separate database with a clock that the test moves, a beacon and feeds that do what it says. */
export async function createDrawWorld({
  start,
  lotteries,
  chainLength = 40,
}: {
  start: string;
  lotteries: readonly string[];
  chainLength?: number;
}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createManualClock(new Date(start));
  const box = createSecretBox({ label: 'croupier lottery', loadMasters: () => loadMasterKeys({ db }) });
  const beacon: { answer: (round: number) => BeaconRound | undefined } = {
    answer: (round) => signRound(SECRET_KEY, round),
  };
  /** By feed; a function may look at the draw. */
  const told = new Map<string, (draw: Pick<Draw, 'number'>) => Told>();
  const events: { type: string; merchantId: string }[] = [];
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => void errors.push(said), warn: () => {} };
  await seedLotteries(
    { db },
    SHIPPED_LOTTERIES.filter(({ id }) => lotteries.includes(id)),
    { beacon: TEST_BEACON, isActive: () => true },
  );
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values ('croupier', 'Croupier', 'USD', '{}', now()) on conflict do nothing`.execute(db);
  for (const id of lotteries)
    await insertRules(db, {
      merchantId: 'croupier',
      lotteryId: id,
      version: 1,
      document: storedDocument(defaultDocument('LOTT')),
      effectiveAt: new Date(0),
    });
  for (const id of ['north', 'south'])
    await saveFeed(db, { id, owner: `owner-${id}`, url: `http://${id}.invalid`, isActive: true });
  const hooks = noHooks();

  /** Another worker on the same database. */
  const startWorker = (changes: Partial<ClockDeps> = {}) => {
    const beacons = createBeacons({ db, log, fetchRound: async (_, round) => beacon.answer(Number(round)) });
    const outside = createOutside({
      db,
      clock,
      log,
      sourceOf: ({ id }) => ({
        fetch: async (draw) => {
          const answer = told.get(id)?.(draw);
          return answer && { ...answer, evidence: JSON.stringify(answer) };
        },
      }),
    });
    const deps: ClockDeps = {
      db,
      clock,
      log,
      box,
      beacons,
      outside,
      hooks,
      outbox: {
        record: async (_tx, { type, merchantId }) => void events.push({ type, merchantId }),
      },
      merchantIds: async () => ['croupier'],
      ...changes,
    };
    const drawClock = createDrawClock(deps);
    const over = { ...deps, outside };
    return {
      ...drawClock,
      recheckFeeds: () => recheckFeeds(over),
      clearOver: () => clearOver(over),
      settleDraw: (id: string) => settleDraw(over, id),
      /** Does what is due, and what the answers to its questions make due. */
      settle: async (): Promise<void> => {
        for (let turns = 0; turns < 3; turns += 1) {
          const steps = await drawClock.runDue();
          if (steps === 0 && turns > 0) return;
          await beacons.idle();
          await outside.idle();
        }
      },
    };
  };
  const worker = startWorker();
  const draw = async (lotteryId: string, number: string): Promise<Draw> => {
    const found = await findDraw(db, { id: idOfDraw(lotteryId, number) });
    if (!found) throw new Error(`there is no draw ${lotteryId}/${number}`);
    return found;
  };
  const plan = { db, clock, box, chainLength };

  return {
    database,
    db,
    clock,
    box,
    beacon,
    told,
    events,
    errors,
    hooks,
    shown: createShown({ db, clock }),
    worker,
    recheckFeeds: worker.recheckFeeds,
    clearOver: worker.clearOver,
    settleDraw: worker.settleDraw,
    startWorker,
    plan,
    planAll: () => planAll(plan),
    draw,
    results: async (of: Draw) => listResults(db, of.id),
    /** Time passes in steps, as the clock would see it. */
    pass: async (seconds: number, step = 1): Promise<void> => {
      for (let left = seconds; left > 0; left -= step) {
        clock.advance(Math.min(step, left) * 1_000);
        await worker.settle();
      }
    },
    close: database.close,
  };
}
export type DrawWorld = Awaited<ReturnType<typeof createDrawWorld>>;
