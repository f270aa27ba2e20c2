/** The only file of the sandbox that reads the environment. */
export type Config = {
  host: string;
  port: number;
  smtpPort: number;
  /** Public address of this host, part of every issued token. Default: `localhost` and the port. */
  url: string | undefined;
  /** Where payment providers keep their books. Default: in memory only. */
  dataFolder: string | undefined;
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

function urlFrom(environment: Environment): string | undefined {
  const text = environment['SANDBOX_URL'];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(`SANDBOX_URL is wrong (${text}): http://host:port without a path`);
  return url.origin;
}

/** @throws with one line that names the variable and what is wrong with it; port 0 takes any free one */
export const readConfig = (environment: Environment = process.env): Config => ({
  host: environment['HOST'] || '127.0.0.1',
  port: portFrom(environment, 'SANDBOX_PORT', '3002'),
  smtpPort: portFrom(environment, 'SANDBOX_SMTP_PORT', '3025'),
  url: urlFrom(environment),
  dataFolder: environment['SANDBOX_DATA'] || undefined,
});
