import { setTimeout as pause } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';

const RETRY_MILLISECONDS = 1_000;

export type SupervisedPostgres = {
  url: string;
  /** The current process; it changes with every restart. */
  process: () => EmbeddedPostgres['process'];
  stop: () => Promise<void>;
};

/** Starts an embedded PostgreSQL and restarts it on the same port whenever it ends unexpectedly. */
export async function superviseEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  say: (line: string) => void = () => {},
): Promise<SupervisedPostgres> {
  let current = await startEmbeddedPostgres(options);
  const { url, port } = current;
  const state = { stopped: false };
  let restarting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    while (!state.stopped)
      try {
        current = await startEmbeddedPostgres({ ...options, port });
        watch();
        return;
      } catch (error) {
        say(`PostgreSQL does not start again: ${error instanceof Error ? error.message : String(error)}`);
        await pause(RETRY_MILLISECONDS);
      }
  };
  const watch = (): void =>
    void current.exited.then(() => {
      if (state.stopped) return;
      say('PostgreSQL ended; starting it again …');
      restarting = restart();
    });
  watch();

  return {
    url,
    process: () => current.process,
    stop: async () => {
      state.stopped = true;
      await restarting;
      await current.stop();
    },
  };
}
