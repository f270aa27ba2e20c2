/**
 * Runs one of our processes: says `ready` to whoever forked it, drains on a polite kill or when that parent is gone,
 * and ends with one clear line when it can't start.
 */
export async function runProcess(name: string, start: () => Promise<() => Promise<void>>): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  let stopping = false;
  const drain = (): void => {
    if (stopping) return;
    stopping = true;
    (stop?.() ?? Promise.resolve()).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`croupier ${name}: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, drain);
  try {
    stop = await start();
    process.send?.('ready');
  } catch (error) {
    console.error(`croupier ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
