import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptBody, ENCRYPTION } from '@croupier/contract/encryption.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { createApp, type App } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLogger, type Logger } from '../platform/log.ts';
import { solvedCaptcha } from './solved-captcha.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Hosts of the two demo merchants. */
export const HOSTS = { croupier: 'localhost', lotus: 'lotus.localhost' } as const;

export type Answer = {
  status: number;
  /** Set by responses; an empty value clears a cookie. */
  cookies: Record<string, string>;
  body: {
    success: boolean;
    value: unknown;
    message: string;
    code?: string;
    fields?: Array<{ field: string; code: string }>;
  };
};

type Request = {
  host?: string;
  token?: string | undefined;
  /** The wire form; encrypted if the route requires it. */
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody?: string;
  contentType?: string;
  path?: string;
  method?: string;
  console?: boolean;
  cookie?: string;
  /** The client address: the app trusts one proxy, so that a test can use any address. */
  ip?: string;
};

export type TestApp = {
  app: App;
  database: TestDatabase;
  /** Where the apps would be, and the uploaded files in `files`. */
  siteFolder: string;
  call: (route: Route, request?: Request) => Promise<Answer>;
  /** Opens an account and returns its token and id, after the welcome credit has arrived. */
  register: (
    host?: string,
    username?: string,
  ) => Promise<{ token: string; memberId: string; username: string }>;
  close: () => Promise<void>;
};

export const PASSWORD = 'Correct-Horse-9';
let names = 0;

function contentTypeOf(route: Route): string {
  if (route.encrypted) return ENCRYPTION.contentType;
  return route.form ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** The same database at another address. */
async function detour(database: TestDatabase, url: string): Promise<TestDatabase> {
  const other = openDatabase({ url, maxConnections: 10 });
  return {
    ...other,
    url: database.url,
    close: async () => {
      await other.close();
      await database.close();
    },
  };
}

/** Converts any body to a record of strings, which is all a form can hold. */
const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body)).map(([name, value]): [string, string] => [
      name,
      // An object's `toString` may not be a function.
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();

/**
 * The whole server on a separate database, called in memory.
 *
 * @param via may put a proxy between server and database: receives the address and returns the one to use
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  log: Logger = createLogger('silent', 'test'),
  via?: (databaseUrl: string) => Promise<string>,
): Promise<TestApp> {
  const own = await createTestDatabase({ maxConnections: 10 });
  const database = via ? await detour(own, await via(own.url)) : own;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head></head><!--boot--></html>',
  );
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: '0',
    CONSOLE_PORT: '0',
    SITE_FOLDER: folder,
    CONSOLE_FOLDER: folder,
    FILES_FOLDER: join(folder, 'files'),
    DEMO: 'yes',
    TRUST_PROXY: '1',
    // The minimum of Argon2, because hashing time is not tested here.
    PASSWORD_HASHING: '64:1',
    REGISTRATIONS_PER_ADDRESS: '1000000',
    ...environment,
  });
  const app = await createApp({ config, database, log });
  await app.site.ready();
  await app.console.ready();

  const call: TestApp['call'] = async (route, request = {}) => {
    const headers: Record<string, string> = { host: request.host ?? HOSTS.croupier };
    if (request.cookie) headers['cookie'] = request.cookie;
    if (request.ip) headers['x-forwarded-for'] = request.ip;
    if (request.token) headers['authorization'] = `Bearer ${request.token}`;
    let payload = request.rawBody;
    if (payload === undefined && request.body !== undefined)
      payload = route.encrypted
        ? await encryptBody(request.body, await app.modules.keys.publicKeys(), {
            path: route.path,
            now: Date.now(),
          })
        : route.form
          ? formOf(request.body)
          : JSON.stringify(request.body);
    if (payload !== undefined) headers['content-type'] = request.contentType ?? contentTypeOf(route);
    const response = await (request.console ? app.console : app.site).inject({
      method: (request.method ?? route.method) as 'GET',
      url: request.path ?? route.path,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      body: response.json<Answer['body']>(),
      cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    };
  };

  const register: TestApp['register'] = async (
    host = HOSTS.croupier,
    username = `member${(names += 1)}x`,
  ) => {
    const { siteApi } = await import('@croupier/contract/api.ts');
    const answer = await call(siteApi.identity.register, {
      host,
      body: {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fullName: 'Test Member',
        payeeName: 'Test Member',
        email: `${username}@example.com`,
        birthday: '1990-01-01',
        termsAccepted: true,
        ageConfirmed: true,
        ...(await solvedCaptcha(database.db, host === HOSTS.lotus ? 'lotus' : 'croupier')),
      },
    });
    if (!answer.body.success) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
    const { token } = answer.body.value as { token: string };
    const info = await call(siteApi.identity.memberInfo, { host, token });
    while ((await app.outbox.deliverDue()) > 0);
    // The app delivers events too and locks their rows until the handlers have finished.
    await sql`select 1 from outbox for share`.execute(database.db);
    return { token, username, memberId: (info.body.value as { id: string }).id };
  };

  return {
    app,
    database,
    siteFolder: folder,
    call,
    register,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
