// `npm run dev`: for daily work. The browser apps reload in place; the server restarts when one of its files changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { GAMES_NODE_OPTIONS } from './lib/games-node-options.ts';
import { ensureBuilt } from './lib/build.ts';
import { startDatabase } from './lib/database.ts';
import { requireFreePort } from './lib/ports.ts';
import { onShutdown, onStopSignal } from './lib/processes.ts';
import { ROOT } from './lib/root.ts';

const HOST = '127.0.0.1';
const PORTS = {
  site: 5173,
  console: 5174,
  server: 3000,
  consoleServer: 3001,
  sandbox: 3002,
  vendors: 3003,
  smtp: 3025,
} as const;
const shutdown = onShutdown();
const say = (line: string): void => console.log(line);

/** Starts a program in its own process group, so that its children end with it. */
function launch(args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}): void {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  shutdown.add(async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await gone;
  });
}

async function start(): Promise<void> {
  for (const [name, port] of Object.entries(PORTS)) await requireFreePort(port, HOST, name);
  const siteFolder = await ensureBuilt('site', say);
  const consoleFolder = await ensureBuilt('console', say);
  const databaseUrl = await startDatabase(shutdown, say);
  const watched = [
    'apps/server/src',
    'packages/contract/src',
    'packages/fairplay/src',
    'packages/agreements/src',
    'packages/i18n/src',
  ];
  launch(
    [...watched.map((path) => `--watch-path=${join(ROOT, path)}`), join(ROOT, 'apps/server/src/main.ts')],
    {
      env: {
        DATABASE_URL: databaseUrl,
        DEMO: 'yes',
        HOST,
        LOG_LEVEL: 'info',
        PORT: String(PORTS.server),
        CONSOLE_PORT: String(PORTS.consoleServer),
        // Vite serves the pages and proxies the calls.
        PUBLIC_PORT: String(PORTS.site),
        CONSOLE_HOSTS: `localhost:${PORTS.console}`,
        SITE_FOLDER: siteFolder,
        CONSOLE_FOLDER: consoleFolder,
        SANDBOX_URL: `http://localhost:${PORTS.sandbox}`,
        SANDBOX_SMTP_URL: `smtp://localhost:${PORTS.smtp}`,
        VENDORS_URL: `http://localhost:${PORTS.vendors}`,
      },
    },
  );
  launch([`--watch-path=${join(ROOT, 'apps/sandbox/src')}`, join(ROOT, 'apps/sandbox/src/main.ts')], {
    env: {
      HOST,
      SANDBOX_PORT: String(PORTS.sandbox),
      SANDBOX_SMTP_PORT: String(PORTS.smtp),
      SANDBOX_DATA: join(ROOT, '.data/sandbox'),
    },
  });
  launch(
    [
      ...GAMES_NODE_OPTIONS,
      `--watch-path=${join(ROOT, 'apps/sandbox/src/games')}`,
      join(ROOT, 'apps/sandbox/src/games-main.ts'),
    ],
    { env: { HOST, VENDORS_PORT: String(PORTS.vendors), SANDBOX_DATA: join(ROOT, '.data/sandbox') } },
  );
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  for (const [app, port, server] of [
    ['site', PORTS.site, PORTS.server],
    ['console', PORTS.console, PORTS.consoleServer],
  ] as const)
    launch([vite, '--port', String(port), '--strictPort', '--host', HOST], {
      cwd: join(ROOT, 'apps', app),
      env: { CROUPIER_SERVER: `http://localhost:${server}` },
    });
  say(
    `Site http://localhost:${PORTS.site} · console http://localhost:${PORTS.console} · sandbox http://localhost:${PORTS.sandbox} · Ctrl-C stops everything.`,
  );
}

onStopSignal(() => void shutdown.run().then(() => process.exit(0)));
try {
  await start();
} catch (error) {
  console.error(`croupier: ${error instanceof Error ? error.message : String(error)}`);
  await shutdown.run();
  process.exit(1);
}
