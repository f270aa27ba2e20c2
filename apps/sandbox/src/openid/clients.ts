import type { ClientMetadata } from 'oidc-provider';

const SITE_OF_MERCHANT = /^([a-z\d][a-z\d-]{0,40})-site$/;
const LOCAL_HOST = /^(?:localhost|(?:[a-z\d-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;
export const RETURN_PATH = '/login/social';

/** Every merchant of this machine is a client: `croupier-site` with the secret `croupier-sandbox-secret`. */
export function clientOf(clientId: string): ClientMetadata | undefined {
  const merchant = SITE_OF_MERCHANT.exec(clientId)?.[1];
  if (merchant === undefined) return undefined;
  return {
    client_id: clientId,
    client_secret: `${merchant}-sandbox-secret`,
    client_name: merchant,
    redirect_uris: [`http://localhost${RETURN_PATH}`],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
  };
}

/** Redirects are allowed to any port of localhost and `*.localhost`, and nowhere else. */
export function isLocalReturn(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    LOCAL_HOST.test(url.hostname) &&
    url.pathname === RETURN_PATH &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}
