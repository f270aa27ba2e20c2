export type Running = {
  stop: () => Promise<void>;
  /** Sent to the parent process with `ready`, for example the demo accounts. */
  details?: unknown;
};

/**
 * Runs one of our processes: reports `ready` to its parent, drains on a stop signal or when the parent is gone, and
 * ends with a one-line error if it can't start.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping = false;
  const drain = (): void => {
    if (stopping) return;
    stopping = true;
    (running?.stop() ?? Promise.resolve()).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`croupier ${name}: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, drain);
  try {
    running = await start();
    process.send?.({ ready: true, details: running.details });
  } catch (error) {
    console.error(`croupier ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
