import type { SocialProvider } from '@croupier/contract/access/session.ts';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { appError } from '../../../platform/http/errors.ts';
import { newToken, sha256 } from '../../../platform/tokens.ts';
import { STATE_MILLISECONDS, TIMEOUT_SECONDS } from './federation.config.ts';
import { federationErrors } from './federation.errors.ts';
import { insertState, takeState, type SignInUnderWay } from './federation.queries.ts';
import type { Federation, FederationDeps, SocialProfile } from './federation.types.ts';
import { createDiscovery, reasonOf, refusalOf, type Client } from './providers/openid.adapter.ts';

const COOKIE = 'social';
const SCOPE = 'openid email profile';
const returnUrl = (origin: string): string => `${origin}/login/social`;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 254) : null;

/** Sign-in at a provider, by the code flow of OpenID Connect with PKCE. */
export function createSocial(deps: FederationDeps): Pick<Federation, 'start' | 'finish'> {
  const { db, clock, merchants, log } = deps;
  const configurationOf = createDiscovery({
    clock,
    log,
    timeoutSeconds: deps.timeoutSeconds ?? TIMEOUT_SECONDS,
  });

  const clientOf = async (merchantId: string, provider: string): Promise<Client> => {
    const { social } = (await merchants.byId(merchantId)).integrations;
    const client = social[provider as SocialProvider];
    if (!client) throw appError(federationErrors.notEnabled);
    return client;
  };

  /** Exchanges the code for tokens, and reads the profile from them. */
  async function profileOf(
    configuration: Configuration,
    address: URL,
    checks: { state: string; begun: SignInUnderWay },
  ): Promise<SocialProfile> {
    const { state, begun } = checks;
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ClientError('no identity token');
    const needsMore =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = needsMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    const told: Record<string, unknown> = { ...claims, ...more };
    const email = textOf(told['email']);
    return {
      provider: begun.provider as SocialProvider,
      subject: claims.sub,
      email,
      emailVerified: email !== null && told['email_verified'] === true,
      name: textOf(told['name']),
    };
  }

  return {
    start: async ({ merchantId, origin, cookies }, provider) => {
      const configuration = await configurationOf(await clientOf(merchantId, provider));
      const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const browser = newToken();
      const expiresAt = new Date(clock.now().getTime() + STATE_MILLISECONDS);
      await insertState(db, {
        merchantId,
        stateHash: sha256(state),
        cookieHash: sha256(browser),
        provider,
        origin,
        codeVerifier,
        nonce,
        expiresAt,
      });
      cookies.set(COOKIE, browser, { maxAgeSeconds: STATE_MILLISECONDS / 1000 });
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl(origin),
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href };
    },

    finish: async ({ merchantId, origin, cookies }, { state, query }) => {
      const browser = cookies.get(COOKIE) ?? '';
      const key = { merchantId, stateHash: sha256(state), cookieHash: sha256(browser) };
      const begun = await takeState(db, key, clock.now());
      if (!begun || begun.origin !== origin) throw appError(federationErrors.stateUnknown);
      cookies.clear(COOKIE);
      const address = new URL(returnUrl(origin));
      address.search = query;
      const configuration = await configurationOf(await clientOf(merchantId, begun.provider));
      try {
        return await profileOf(configuration, address, { state, begun });
      } catch (error) {
        log.info({ merchantId, reason: reasonOf(error) }, 'a sign-in at a provider failed');
        throw appError(refusalOf(error));
      }
    },
  };
}
