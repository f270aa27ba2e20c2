import type { Db } from '../../../../platform/db/database.ts';
import type { Logger } from '../../../../platform/log.ts';
import { CLOCK_REST_MS, FAILED_STEP_RETRY_MS } from '../lottery.config.ts';
import { claimDueDraw, findNextDue, postpone, voidUnopened } from './draws.queries.ts';
import { stepDraw, type StepDeps } from './steps.usecases.ts';
import { plus } from './waiting.rules.ts';

export type ClockDeps = StepDeps & { db: Db; log: Pick<Logger, 'error'> };

/** While another worker holds what is due. */
const MIN_REST_MS = 25;

/**
 * Moves draws on, each at its time. Any number of workers run one: a draw is locked while one of them does its step, and
 * a step is a transaction, so that the next worker repeats one that was killed.
 */
export function createDrawClock(deps: ClockDeps) {
  const { db, clock, log } = deps;
  let wakeUp: () => void = () => {};

  /** @returns whether a draw was due */
  const stepNext = async (): Promise<boolean> => {
    let claimed: string | undefined;
    try {
      return await db.transaction().execute(async (tx) => {
        const draw = await claimDueDraw(tx, clock.now());
        claimed = draw?.id;
        if (draw) await stepDraw(deps, tx, draw);
        return draw !== undefined;
      });
    } catch (error) {
      if (claimed === undefined) throw error;
      log.error({ err: error, draw: claimed }, 'a step of a draw has failed');
      await postpone(db, { id: claimed, dueAt: plus(clock.now(), FAILED_STEP_RETRY_MS) });
      return true;
    }
  };

  /** Does everything that is due; returns the number of steps. */
  const runDue = async (isStopped: () => boolean = () => false): Promise<number> => {
    await voidUnopened(db, clock.now());
    let steps = 0;
    while (!isStopped() && (await stepNext())) steps += 1;
    return steps;
  };

  const rest = async (isStopped: () => boolean): Promise<void> => {
    const next = await findNextDue(db);
    const ahead = next ? next.getTime() - clock.now().getTime() : CLOCK_REST_MS;
    if (isStopped()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(ahead, MIN_REST_MS), CLOCK_REST_MS));
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  return {
    runDue: () => runDue(),
    wake: () => wakeUp(),
    /** Runs until the returned function is called, which waits for the step under way. */
    start: (): (() => Promise<void>) => {
      const state = { stopped: false };
      const isStopped = (): boolean => state.stopped;
      const run = async (): Promise<void> => {
        while (!state.stopped) {
          try {
            await runDue(isStopped);
            await rest(isStopped);
          } catch (error) {
            log.error({ err: error }, 'the clock of draws could not reach the database');
            await new Promise((resolve) => setTimeout(resolve, CLOCK_REST_MS));
          }
        }
      };
      const running = run();
      return async () => {
        state.stopped = true;
        wakeUp();
        await running;
      };
    },
  };
}
