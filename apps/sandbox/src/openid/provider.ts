import { randomBytes } from 'node:crypto';
import { Provider, type Configuration } from 'oidc-provider';
import { renderPage } from '../pages/layout.ts';
import type { SigningKey } from '../signing-key.ts';
import type { Accounts } from './accounts.ts';
import { isLocalReturn } from './clients.ts';
import { errorPage } from './interaction.page.ts';
import type { NetworkId } from './networks.ts';
import { createStore } from './store.ts';

const TTL_SECONDS = {
  AccessToken: 3_600,
  AuthorizationCode: 60,
  Grant: 3_600,
  IdToken: 3_600,
  Interaction: 900,
  Session: 3_600,
};

const configurationOf = (network: NetworkId, accounts: Accounts, key: SigningKey): Configuration => ({
  adapter: createStore(),
  jwks: { keys: [key.privateJwk] },
  responseTypes: ['code'],
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Claims of the requested scopes are in the ID token, as with the real networks.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  ttl: TTL_SECONDS,
  clientBasedCORS: () => false,
  cookies: {
    keys: [randomBytes(32).toString('hex')],
    // An unused path, so that every sign-in asks for the account again.
    long: { httpOnly: true, sameSite: 'lax', path: `/${network}/forgotten` },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  interactions: { url: (_context, { uid }) => `/${network}/interaction/${uid}` },
  findAccount: (_context, sub) => {
    const person = accounts.find(sub);
    if (!person) return undefined;
    const { name, email, emailVerified } = person;
    const mail = email === undefined ? {} : { email, email_verified: emailVerified };
    return { accountId: sub, claims: () => ({ sub, name, ...mail }) };
  },
  // Selecting an account implies consent.
  loadExistingGrant: async ({ oidc }) => {
    const [clientId, accountId] = [oidc.client?.clientId, oidc.session?.accountId];
    if (clientId === undefined || accountId === undefined) return undefined;
    const grant = new oidc.provider.Grant({ clientId, accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  renderError: (context, { error, error_description: description }) => {
    context.type = 'html';
    const { html, policy } = renderPage(errorPage(network, description ?? error));
    context.set('content-security-policy', policy);
    context.body = html;
  },
});

/** An OpenID provider for a simulated social network, with `issuer` as its issuer. */
export function createProvider({
  network,
  issuer,
  accounts,
  key,
}: {
  network: NetworkId;
  issuer: string;
  accounts: Accounts;
  key: SigningKey;
}): Provider {
  const provider = new Provider(issuer, configurationOf(network, accounts, key));
  provider.Client.prototype.redirectUriAllowed = isLocalReturn;
  return provider;
}
