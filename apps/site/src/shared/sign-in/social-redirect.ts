import type { SocialProvider } from '@croupier/contract/access/session.ts';
import { call } from '../api/call.ts';

const KEY = 'socialTrip';

/** Why the user went to a provider, stored in this tab until the return. */
export type SocialRedirect = {
  purpose: 'login' | 'link';
  provider: SocialProvider;
  /** The page to return to. */
  from: string;
  remember: boolean;
};

const isTrip = (value: unknown): value is SocialRedirect =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'from' in value;

/** Redirects to the provider. @throws ApiError */
export async function startSocialRedirect(trip: SocialRedirect): Promise<void> {
  const { url } = await call('session.socialStart', { body: { provider: trip.provider } });
  sessionStorage.setItem(KEY, JSON.stringify(trip));
  location.assign(url);
}

/** Takes the stored redirect; undefined if none was started in this tab. */
export function takeSocialRedirect(): SocialRedirect | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const trip: unknown = kept === null ? undefined : JSON.parse(kept);
    return isTrip(trip) ? trip : undefined;
  } catch {
    return undefined;
  }
}
