import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { sendPage } from '../pages/layout.ts';
import { createSigningKey } from '../signing-key.ts';
import { createAccounts, type Accounts, type Person } from './accounts.ts';
import { identityPage } from './identity.page.ts';
import { choicePage, errorPage } from './interaction.page.ts';
import { NETWORK_IDS, type NetworkId } from './networks.ts';
import { createProvider } from './provider.ts';

type Answer = { account?: string; name?: string; email?: string; verified?: string; action?: string };
type OfInteraction = { Params: { uid: string }; Body: Answer };

const PROBLEM = 'A new account needs a name, and an e-mail that is one if it has any.';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CANCELLED: InteractionResults = {
  error: 'access_denied',
  error_description: 'The person did not want to continue.',
};

const nameOf = (clientId: string): string =>
  clientId.replace(/-site$/, '').replace(/^./, (letter) => letter.toUpperCase());

/** The selected or new account; undefined for invalid input. */
function personFrom(accounts: Accounts, { account, name, email, verified }: Answer): Person | undefined {
  if (account !== 'new') return accounts.find(account ?? '');
  const [givenName, givenEmail] = [name?.trim() ?? '', email?.trim() ?? ''];
  if (!givenName || (givenEmail && !EMAIL.test(givenEmail))) return undefined;
  return accounts.remember({
    name: givenName,
    email: givenEmail || undefined,
    emailVerified: givenEmail !== '' && verified === 'yes',
  });
}

/** A simulated social network: its OpenID provider and its account selection page. */
function addNetwork(server: FastifyInstance, network: NetworkId, baseUrl: () => string): void {
  const accounts = createAccounts(network);
  let provider: Promise<Provider> | undefined;
  const open = (): Promise<Provider> =>
    (provider ??= createSigningKey().then((key) =>
      createProvider({ network, issuer: `${baseUrl()}/${network}`, accounts, key }),
    ));

  /** @throws SessionNotFound if this browser did not start the sign-in, or too long ago */
  const detailsOf = async (request: FastifyRequest<OfInteraction>, reply: FastifyReply) =>
    (await open()).interactionDetails(request.raw, reply.raw);

  const ask = async (request: FastifyRequest<OfInteraction>, reply: FastifyReply, problem?: string) => {
    const { uid, params } = await detailsOf(request, reply);
    return sendPage(
      reply,
      choicePage({
        network,
        uid,
        people: accounts.list(),
        client: nameOf(String(params['client_id'])),
        returnOrigin: new URL(String(params['redirect_uri'])).origin,
        problem,
      }),
    );
  };
  const gone = (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    if (error instanceof errors.SessionNotFound)
      void sendPage(reply.code(400), errorPage(network, 'This sign-in has expired.'));
    else void reply.send(error);
  };

  server.get<OfInteraction>(`/${network}/interaction/:uid`, { errorHandler: gone }, async (request, reply) =>
    ask(request, reply),
  );
  server.post<OfInteraction>(
    `/${network}/interaction/:uid`,
    { errorHandler: gone },
    async (request, reply) => {
      const isOver = request.body.action === 'cancel';
      const person = isOver ? undefined : personFrom(accounts, request.body);
      if (!isOver && !person) return ask(request, reply.code(422), PROBLEM);
      const result = person ? { login: { accountId: person.sub, remember: false } } : CANCELLED;
      const oidc = await open();
      const next = await oidc.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      return reply.redirect(next, 303);
    },
  );

  void server.register(async (scope) => {
    // The provider reads bodies itself, from the raw request.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`/${network}/*`, async (request, reply) => {
      const handle = (await open()).callback();
      reply.hijack();
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
      raw.url = (raw.url ?? '').slice(network.length + 1);
      await handle(raw, reply.raw);
    });
  });
}

/** The OpenID providers of the simulated networks. */
export function addOpenId(server: FastifyInstance, baseUrl: () => string): void {
  server.get('/identity', async (_request, reply) => sendPage(reply, identityPage(baseUrl())));
  for (const network of NETWORK_IDS) addNetwork(server, network, baseUrl);
}
