import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'room-site', clientSecret: 'room-secret-of-some-length' };
export const PERSON = { sub: 'person-1', email: 'ann@example.com', email_verified: true, name: 'Ann Lee' };

/**
 * An OpenID Connect provider on a real socket. Everyone is signed in as one person who agrees to everything; with the
 * query `deny=1` the person declines.
 */
export async function openProvider(redirectUri: string) {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end();
  let asleep = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').split('?')[0] ?? '');
    if (!asleep) handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claims: Record<string, unknown> = { ...PERSON };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...claims, sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key for tests'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  const serve = provider.callback();
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params, session, grantId } = await provider.interactionDetails(request, response);
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: PERSON.sub, clientId: CLIENT.clientId });
    grant.addOIDCScope(String(params['scope']));
    const result =
      params['login_hint'] === 'deny'
        ? { error: 'access_denied' }
        : {
            login: { accountId: session?.accountId ?? PERSON.sub },
            consent: { grantId: await grant.save() },
          };
    await provider.interactionFinished(request, response, result);
  };
  handle = (request, response) =>
    void (request.url?.startsWith('/interaction/') ? interact(request, response) : serve(request, response));
  return {
    issuer,
    asked,
    claims,
    /** Accepts requests and never responds. */
    sleep: (yes: boolean): void => {
      asleep = yes;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Follows a browser's redirects until it is sent back; returns the query. */
export async function walkThrough(url: string, redirectUri: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = url;
  for (let step = 0; step < 12; step += 1) {
    if (next.startsWith(redirectUri)) return new URL(next).search.slice(1);
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`stuck at ${next}: ${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('walked in a circle');
}
