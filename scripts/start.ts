// `npm start`: the whole product on this machine: database, server, worker, sandbox, built browser apps, demo shops.
import { join } from 'node:path';
import { SERVER_NODE_OPTIONS } from '../apps/server/src/node-options.ts';
import { GAMES_NODE_OPTIONS } from './lib/games-node-options.ts';
import { ensureBuilt } from './lib/build.ts';
import { startDatabase } from './lib/database.ts';
import { enterDemoHooks } from './lib/demo-hooks.ts';
import { requireFreePort } from './lib/ports.ts';
import { onShutdown, onStopSignal } from './lib/processes.ts';
import { ROOT } from './lib/root.ts';
import { startSummary, type Accounts } from './lib/start-summary.ts';
import { startService } from './lib/service.ts';

const shutdown = onShutdown();
const say = (line: string): void => console.log(line);
const portOf = (variable: string, preset: number): number => Number(process.env[variable] ?? preset);
const HOST = process.env['HOST'] ?? '127.0.0.1';
const CHOSEN_PORTS = {
  PORT: portOf('PORT', 3000),
  CONSOLE_PORT: portOf('CONSOLE_PORT', 3001),
  SANDBOX_PORT: portOf('SANDBOX_PORT', 3002),
  SANDBOX_SMTP_PORT: portOf('SANDBOX_SMTP_PORT', 3025),
};
/** Next to the sandbox, whose second process it is. */
const nextToSandbox = [1, 2, 3, 4]
  .map((step) => CHOSEN_PORTS.SANDBOX_PORT + step)
  .find((port) => !Object.values(CHOSEN_PORTS).includes(port));
const PORTS = { ...CHOSEN_PORTS, VENDORS_PORT: portOf('VENDORS_PORT', nextToSandbox ?? 3003) };

async function start(): Promise<void> {
  for (const [variable, port] of Object.entries(PORTS)) await requireFreePort(port, HOST, variable);
  const siteFolder = await ensureBuilt('site', say);
  const consoleFolder = await ensureBuilt('console', say);
  const databaseUrl = await startDatabase(shutdown, say);

  const env = {
    DATABASE_URL: databaseUrl,
    SITE_FOLDER: siteFolder,
    CONSOLE_FOLDER: consoleFolder,
    HOST,
    ...Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)])),
    SANDBOX_URL: process.env['SANDBOX_URL'] ?? `http://localhost:${PORTS.SANDBOX_PORT}`,
    SANDBOX_SMTP_URL: process.env['SANDBOX_SMTP_URL'] ?? `smtp://localhost:${PORTS.SANDBOX_SMTP_PORT}`,
    VENDORS_URL: process.env['VENDORS_URL'] ?? `http://localhost:${PORTS.VENDORS_PORT}`,
    SANDBOX_DATA: join(ROOT, '.data/sandbox'),
    DEMO: process.env['DEMO'] ?? 'yes',
    DEMO_PLAYERS: process.env['DEMO_PLAYERS'] ?? process.env['DEMO'] ?? 'yes',
    DEMO_NETWORK: process.env['DEMO_NETWORK'] ?? 'yes',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
  const service = async (
    name: string,
    file: string,
    {
      nodeOptions,
      more = {},
      restart = true,
    }: { nodeOptions?: readonly string[]; more?: Record<string, string>; restart?: boolean } = {},
  ): Promise<unknown> => {
    const script = join(ROOT, file);
    const started = await startService({ name, script, env: { ...env, ...more }, nodeOptions, say, restart });
    shutdown.add(() => started.stop());
    return started.details;
  };
  // Before the server, whose demo shops have accounts at the game vendors.
  await service('game vendors', 'apps/sandbox/src/games-main.ts', { nodeOptions: GAMES_NODE_OPTIONS });
  say('Preparing the database and starting the server …');
  const accounts = (await service('server', 'apps/server/src/main.ts', {
    nodeOptions: SERVER_NODE_OPTIONS,
  })) as Accounts;
  // Before the worker, which asks payment providers from its first minute on.
  await service('sandbox', 'apps/sandbox/src/main.ts');
  if (env.DEMO === 'yes')
    await enterDemoHooks({ sandboxUrl: `http://localhost:${PORTS.SANDBOX_PORT}`, port: PORTS.PORT });
  await service('worker', 'apps/server/src/worker.ts');
  // After the worker, which posts their welcome credit.
  const players = accounts.demo?.players ?? [];
  if (players.length > 0)
    await service('demo players', 'apps/sandbox/src/players-main.ts', {
      more: { PLAYERS: JSON.stringify(players) },
    });
  say(startSummary({ ...PORTS, ...accounts }));
  // In the background: it takes some minutes after the first start, and nothing after that.
  if (env.DEMO === 'yes' && env.DEMO_NETWORK === 'yes')
    await service('demo network', 'apps/server/src/demo-network.ts', { restart: false });
}

onStopSignal(() => {
  say('\nStopping: no new calls, finishing what is under way …');
  void shutdown.run().then(() => {
    say('Stopped.');
    process.exit(0);
  });
});

try {
  await start();
} catch (error) {
  console.error(`croupier: ${error instanceof Error ? error.message : String(error)}`);
  await shutdown.run();
  process.exit(1);
}
