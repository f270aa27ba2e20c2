import type { Logger } from './log.ts';

/** Work that can't wait for a minute, such as asking about an unknown outcome. Several workers may do it at once. */
export type Tick = () => Promise<unknown>;

/** Repeats the work; the returned function waits for what is under way and stops. */
export function startTicks({
  ticks,
  milliseconds,
  log,
}: {
  ticks: readonly Tick[];
  milliseconds: number;
  log: Pick<Logger, 'error'>;
}): () => Promise<void> {
  let running: Promise<void> | undefined;
  const runAll = async (): Promise<void> => {
    for (const tick of ticks)
      try {
        await tick();
      } catch (error) {
        log.error({ err: error }, 'work that can’t wait has failed');
      }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= runAll();
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
