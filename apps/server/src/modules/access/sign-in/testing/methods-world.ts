import { siteApi } from '@croupier/contract/api.ts';
import type { ProofRequired, SessionStarted } from '@croupier/contract/access/session.ts';
import { sql } from 'kysely';
import { HOSTS, type Answer } from '../../../../testing/test-app.ts';
import { createSiteWorld } from './site-world.ts';

const { session } = siteApi;
type Options = { ip?: string; host?: string; area?: 'site' | 'agent'; remember?: boolean; cookie?: string };

export const codeOf = ({ body }: Answer): string => (body.success ? 'signed in' : (body.code ?? ''));

export const startedOf = ({ body }: Answer): SessionStarted => {
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.value as SessionStarted;
};
export const proofOf = ({ body }: Answer): ProofRequired => {
  if (body.code !== 'identity.proof_required') throw new Error(JSON.stringify(body));
  return body.value as ProofRequired;
};

/** The whole server with the sandbox, and the sign-in methods as a browser uses them. */
export async function createMethodsWorld() {
  const world = await createSiteWorld();
  const { db, app } = world;
  let addresses = 0;

  return {
    ...world,
    sessions: app.modules.sessions,
    members: app.modules.members,
    /** An address that has not called yet. */
    newAddress: (): string => {
      addresses += 1;
      return `203.0.${Math.floor(addresses / 200)}.${1 + (addresses % 200)}`;
    },
    login: (
      username: string,
      password: string,
      { ip = '127.0.0.1', host = HOSTS.croupier, area, remember, cookie }: Options = {},
    ) =>
      world.call(session.login, {
        host,
        ip,
        ...(cookie ? { cookie } : {}),
        body: {
          type: 'username',
          username,
          password,
          ...(area ? { area } : {}),
          ...(remember ? { remember } : {}),
        },
      }),
    prove: (body: Record<string, unknown>, { ip = '127.0.0.1', host = HOSTS.croupier }: Options = {}) =>
      world.call(session.prove, { host, ip, body }),
    resume: (device: string, { ip = '127.0.0.1', host = HOSTS.croupier }: Options = {}) =>
      world.call(session.resume, { host, ip, cookie: `device=${device}` }),
    /** Replaces a merchant's integrations from now on. */
    changeIntegrations: async (merchantId: string, change: Record<string, unknown>) => {
      await sql`update merchants set integrations = integrations || ${JSON.stringify(change)}::jsonb
        where id = ${merchantId}`.execute(db);
      app.modules.merchants.refresh();
    },
    /** Deletes all counted attempts. */
    forgetAttempts: () => sql`delete from attempts`.execute(db),
  };
}

export type MethodsWorld = Awaited<ReturnType<typeof createMethodsWorld>>;
