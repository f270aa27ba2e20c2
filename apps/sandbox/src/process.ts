const say = (error: unknown): void =>
  console.error(`croupier sandbox: ${error instanceof Error ? error.message : String(error)}`);

/** Runs a server as a process of the product: reports `ready` to its parent and ends with it. */
export async function runProcess(
  start: () => { listen: () => Promise<unknown>; close: () => Promise<void> },
): Promise<void> {
  try {
    const server = start();
    let stopping = false;
    const drain = (): void => {
      if (stopping) return;
      stopping = true;
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          say(error);
          process.exit(1);
        },
      );
    };
    // A closed channel means that the parent process was killed.
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, drain);
    const details = await server.listen();
    process.send?.({ ready: true, details });
  } catch (error) {
    say(error);
    process.exit(1);
  }
}
