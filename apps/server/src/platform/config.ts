import { z } from 'zod';
import { PLAN_SETTINGS } from './db/plan-settings.ts';

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/**
 * Configuration as data: meaning, schema, default and environment variable. This is the only file that reads the
 * environment; `docs/configuration.md` is generated from it.
 */
/** The parts of a bucket's address; undefined for an empty text. */
const bucketAddress = z
  .string()
  .transform((text, context) => {
    if (text === '') return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const region = url?.searchParams.get('region');
    if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !region) {
      context.addIssue({ code: 'custom', message: 'must be https://key:secret@host/bucket?region=name' });
      return z.NEVER;
    }
    const [keyId, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, region, keyId, secret };
  })
  .optional();

const settings = {
  databaseUrl: {
    doc: 'PostgreSQL 15 or later, as postgres://user:password@host:port/database.',
    env: 'DATABASE_URL',
    schema: z.string().regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'),
    default: undefined,
  },
  host: {
    doc: 'Address that the server listens on.',
    env: 'HOST',
    schema: z.string().min(1),
    default: '127.0.0.1',
  },
  port: {
    doc: 'Port of the player sites and their API.',
    env: 'PORT',
    schema: z.coerce.number().int().min(0).max(65_535),
    default: '3000',
  },
  consolePort: {
    doc: 'Port of the operators’ console and its API; keep it inside your network.',
    env: 'CONSOLE_PORT',
    schema: z.coerce.number().int().min(0).max(65_535),
    default: '3001',
  },
  publicPort: {
    doc: 'Port in mailed links and sign-in redirects, if members reach the sites on another port than `PORT`. Behind a proxy (`TRUST_PROXY` above 0) it defaults to the standard port of the scheme.',
    env: 'PUBLIC_PORT',
    schema: z
      .string()
      .regex(/^\d*$/, 'must be a port')
      .transform((text) => (text === '' ? undefined : Number(text)))
      .refine((port) => port === undefined || (port >= 1 && port <= 65_535), 'must be a port'),
    default: '',
  },
  consoleHosts: {
    doc: 'Hosts on which the console responds, separated by commas; add a port if operators use another one than `CONSOLE_PORT`.',
    env: 'CONSOLE_HOSTS',
    schema: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every((host) => HOST.test(host)), 'must be hosts, separated by commas'),
    default: 'localhost,127.0.0.1,[::1]',
  },
  siteFolder: {
    doc: 'Folder of the built player site.',
    env: 'SITE_FOLDER',
    schema: z.string(),
    default: 'apps/site/dist',
  },
  consoleFolder: {
    doc: 'Folder of the built console.',
    env: 'CONSOLE_FOLDER',
    schema: z.string(),
    default: 'apps/console/dist',
  },
  artFolder: {
    doc: 'Folder for rendered key art; several servers may share it.',
    env: 'ART_FOLDER',
    schema: z.string().min(1),
    default: '.data/art',
  },
  filesFolder: {
    doc: 'Folder for uploaded pictures, which are encrypted with `SECRETS_KEY`; all servers must share it. Back it up together with the database.',
    env: 'FILES_FOLDER',
    schema: z.string().min(1),
    default: '.data/files',
  },
  filesBucket: {
    doc: 'Bucket of an S3-compatible store for uploaded pictures, instead of `FILES_FOLDER`: https://key:secret@host/bucket?region=name. Signs in key or secret that an address can’t hold are percent-encoded (`/` is `%2F`).',
    env: 'FILES_BUCKET',
    schema: bucketAddress,
    default: '',
  },
  drawArtAhead: {
    doc: 'Whether key art for the first page of every list is rendered in the background before it is needed.',
    env: 'DRAW_ART_AHEAD',
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    default: 'yes',
  },
  logLevel: {
    doc: 'Minimum level of log messages.',
    env: 'LOG_LEVEL',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    default: 'info',
  },
  maxConnections: {
    doc: 'Maximum number of database connections per process.',
    env: 'MAX_CONNECTIONS',
    schema: z.coerce.number().int().min(4).max(500),
    default: '16',
  },
  planSettings: {
    doc: 'PostgreSQL planner settings for the statements of bets and transfers, separated by spaces. The default suits PostgreSQL itself; a distributed PostgreSQL rejects `force_generic_plan`.',
    env: 'DATABASE_PLAN_SETTINGS',
    schema: z
      .string()
      .regex(/^[a-z_]+=\w+(?: [a-z_]+=\w+)*$/, 'must be name=value pairs with spaces between')
      .transform((text) => text.split(' ')),
    default: PLAN_SETTINGS.join(' '),
  },
  trustProxy: {
    doc: 'Number of reverse proxies in front of the server; determines how much of X-Forwarded-For is trusted.',
    env: 'TRUST_PROXY',
    schema: z.coerce.number().int().min(0).max(5),
    default: '0',
  },
  connectionsPerAddress: {
    doc: 'Maximum number of open connections per address, including realtime connections; 0 for no limit. Not applied behind a proxy (`TRUST_PROXY` above 0), where all connections come from the proxy: limit them there.',
    env: 'CONNECTIONS_PER_ADDRESS',
    schema: z.coerce.number().int().min(0).max(100_000),
    default: '500',
  },
  countryHeader: {
    doc: 'Header in which your proxy or CDN passes the caller’s country as an ISO code (such as `CF-IPCountry`); required for closing countries. Read only behind a proxy (`TRUST_PROXY` above 0), which must overwrite a value sent by the caller.',
    env: 'COUNTRY_HEADER',
    schema: z
      .string()
      .regex(/^[a-z\d-]{0,64}$/i, 'must be the name of a header')
      .transform((name) => name.toLowerCase()),
    default: '',
  },
  passwordHashing: {
    doc: 'Cost of password hashing, as KiB:passes of Argon2id; the default takes about 100 ms of one core. Lower values are for tests.',
    env: 'PASSWORD_HASHING',
    schema: z
      .string()
      .regex(/^\d{2,7}:\d{1,2}$/, 'must be KiB:passes, such as 65536:5')
      .transform((text) => {
        const [memoryKib = 0, passes = 0] = text.split(':').map(Number);
        return { memoryKib, passes };
      })
      .refine(({ memoryKib, passes }) => memoryKib >= 8 && passes >= 1, 'needs at least 8 KiB and one pass'),
    default: '65536:5',
  },
  secretsKey: {
    doc: 'Key that encrypts stored secrets, such as those of second factors, and uploaded pictures: 64 hexadecimal digits, needed as long as the database exists. Without it a generated key is stored in the database itself, which does not protect against a stolen copy: set it in production.',
    env: 'SECRETS_KEY',
    schema: z
      .string()
      .regex(/^(?:[0-9a-f]{64})?$/i, 'must be 64 hexadecimal digits')
      .transform((text) => (text === '' ? undefined : Buffer.from(text, 'hex'))),
    default: '',
  },
  demo: {
    doc: 'Creates the three demo merchants and their accounts at startup; never use it in production.',
    env: 'DEMO',
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    default: 'no',
  },
  demoNetwork: {
    doc: 'With `DEMO`: whether the first demo merchant begins with a network of agents and three months of play, which a process of its own plays in the background (`npm start` does). Settlements wait for it at the first start.',
    env: 'DEMO_NETWORK',
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    default: 'no',
  },
  demoPlayers: {
    doc: 'With `DEMO`, opens the accounts of the demo players, members who bet by themselves and are named “Demo player” in the console. `npm start` then also starts the process that plays them.',
    env: 'DEMO_PLAYERS',
    schema: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    default: 'no',
  },
  privateIntegrations: {
    doc: 'Whether merchants’ integrations (SMS, mail, sign-in providers, captcha) and payment accounts may name hosts that are not on the internet: loopback, private and link-local addresses and local names. `auto` allows them with `DEMO`, whose services are on this machine.',
    env: 'PRIVATE_INTEGRATIONS',
    schema: z.enum(['auto', 'yes', 'no']),
    default: 'auto',
  },
  vendorTests: {
    doc: 'Whether game vendors may open players with play funds at accounts that two owners have marked for tests, to try the wallet. Their play is in the reports, so leave it off where people play. `auto` allows it with `DEMO`.',
    env: 'VENDOR_TESTS',
    schema: z.enum(['auto', 'yes', 'no']),
    default: 'auto',
  },
  firstOwner: {
    doc: 'Mail address of the first owner. While no owner can sign in, each start creates the account if it is missing and logs a link to set it up, valid for 24 hours.',
    env: 'FIRST_OWNER',
    schema: z.union([z.literal(''), z.email().max(254)]).transform((email) => email || undefined),
    default: '',
  },
  registrationsPerAddress: {
    doc: 'Maximum number of accounts opened from one address less than a minute apart. Higher values are for tests.',
    env: 'REGISTRATIONS_PER_ADDRESS',
    schema: z.coerce.number().int().min(1).max(1_000_000),
    default: '30',
  },
  sandboxUrl: {
    doc: 'Address of the sandbox, which stands in for the demo merchants’ external services.',
    env: 'SANDBOX_URL',
    schema: z.url(),
    default: 'http://localhost:3002',
  },
  sandboxSmtpUrl: {
    doc: 'The sandbox’s mail server, used by the demo merchants.',
    env: 'SANDBOX_SMTP_URL',
    schema: z.url(),
    default: 'smtp://localhost:3025',
  },
  vendorsUrl: {
    doc: 'Address of the sandbox’s game vendors, at which the demo merchants get accounts. Without it, their games can’t be opened.',
    env: 'VENDORS_URL',
    schema: z.union([z.url(), z.literal('')]).transform((text) => (text === '' ? undefined : text)),
    default: '',
  },
} as const;

type Settings = typeof settings;
export type Config = { [K in keyof Settings]: z.output<Settings[K]['schema']> };

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError that names the variable and the problem */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const text = environment[setting.env] || setting.default;
    if (text === undefined) throw new ConfigError(`${setting.env} is not set: ${setting.doc}`);
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success)
      throw new ConfigError(
        `${setting.env} is wrong (${parsed.error.issues[0]?.message ?? ''}): ${setting.doc}`,
      );
    config[name] = parsed.data;
  }
  return config as Config;
}

/** The table of `docs/configuration.md`. */
export function configurationTable(): string {
  const rows = Object.values(settings).map(
    ({ env, doc, default: preset }) => `| \`${env}\` | ${preset ? `\`${preset}\`` : '–'} | ${doc} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
