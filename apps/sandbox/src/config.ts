/** The only file of the sandbox that reads the environment. */
export type Config = { host: string; port: number };

const HIGHEST_PORT = 65_535;

/** @throws with one line that names the variable and what is wrong with it; port 0 takes any free one */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const text = environment['SANDBOX_PORT'] || '3002';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Error(`SANDBOX_PORT is wrong (${text}): a port between 0 and ${HIGHEST_PORT}`);
  return { host: environment['HOST'] || '127.0.0.1', port };
}
