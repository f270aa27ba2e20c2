import { z } from 'zod';

/** The only file of the sandbox that reads the environment. */
export type Config = {
  host: string;
  port: number;
  smtpPort: number;
  /** Public address of this host, part of every issued token. Default: `localhost` and the port. */
  url: string | undefined;
  /** Where payment providers keep their books. Default: in memory only. */
  dataFolder: string | undefined;
  /** Where the game vendors are, the other process of the sandbox. */
  vendorsUrl: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const HIGHEST_PORT = 65_535;

function portFrom(environment: Environment, variable: string, preset: string): number {
  const text = environment[variable] || preset;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Error(`${variable} is wrong (${text}): a port between 0 and ${HIGHEST_PORT}`);
  return port;
}

function urlFrom(environment: Environment, variable: string): string | undefined {
  const text = environment[variable];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`${variable} is wrong (${text}): http://host:port without a path`);
  return url.origin;
}

/** @throws with one line that names the variable and what is wrong with it; port 0 takes any free one */
export const readConfig = (environment: Environment = process.env): Config => ({
  host: environment['HOST'] || '127.0.0.1',
  port: portFrom(environment, 'SANDBOX_PORT', '3002'),
  smtpPort: portFrom(environment, 'SANDBOX_SMTP_PORT', '3025'),
  url: urlFrom(environment, 'SANDBOX_URL'),
  dataFolder: environment['SANDBOX_DATA'] || undefined,
  vendorsUrl: urlFrom(environment, 'VENDORS_URL') ?? 'http://localhost:3003',
});

export type GamesConfig = Pick<Config, 'host' | 'port' | 'url' | 'dataFolder'>;

/** For the process of the game vendors. @throws as `readConfig` does */
export const readGamesConfig = (environment: Environment = process.env): GamesConfig => ({
  host: environment['HOST'] || '127.0.0.1',
  port: portFrom(environment, 'VENDORS_PORT', '3003'),
  url: urlFrom(environment, 'VENDORS_URL'),
  dataFolder: environment['SANDBOX_DATA'] || undefined,
});

const demoPlayers = z.array(
  z.object({ host: z.string(), account: z.string(), password: z.string(), zone: z.string() }),
);

export type PlayersConfig = { sitePort: number; players: z.infer<typeof demoPlayers> };

/** For the process of the demo players. @throws as `readConfig` does */
export function readPlayersConfig(environment: Environment = process.env): PlayersConfig {
  const players = demoPlayers.safeParse(JSON.parse(environment['PLAYERS'] || '[]'));
  if (!players.success) throw new Error('PLAYERS is wrong: a list of host, account, password and zone');
  return { sitePort: portFrom(environment, 'PORT', '3000'), players: players.data };
}
