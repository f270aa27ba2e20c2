import { readConfig } from './config.ts';
import { createSandbox } from './server.ts';

const say = (error: unknown): void =>
  console.error(`croupier sandbox: ${error instanceof Error ? error.message : String(error)}`);

async function start(): Promise<void> {
  const { host, port, smtpPort, url, dataFolder } = readConfig();
  const sandbox = createSandbox({ url, dataFolder });
  let stopping = false;
  const drain = (): void => {
    if (stopping) return;
    stopping = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        say(error);
        process.exit(1);
      },
    );
  };
  // A closed channel means that the parent process was killed.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, drain);
  const details = await sandbox.listen({ host, port, smtpPort });
  process.send?.({ ready: true, details });
}

try {
  await start();
} catch (error) {
  say(error);
  process.exit(1);
}
