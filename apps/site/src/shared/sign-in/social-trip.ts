import type { SocialProvider } from '@croupier/contract/session.ts';
import { call } from '../api/call.ts';

const KEY = 'socialTrip';

/** What one left for a provider for, kept in this tab until one is back. */
export type SocialTrip = {
  purpose: 'login' | 'link';
  provider: SocialProvider;
  /** Where to go on afterwards. */
  from: string;
  remember: boolean;
};

const isTrip = (value: unknown): value is SocialTrip =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'from' in value;

/** Leaves the page for the provider. @throws ApiError */
export async function beginSocialTrip(trip: SocialTrip): Promise<void> {
  const { url } = await call('session.socialStart', { body: { provider: trip.provider } });
  sessionStorage.setItem(KEY, JSON.stringify(trip));
  location.assign(url);
}

/** What the trip was for; undefined where none was begun in this tab. It is over once it was asked for. */
export function endSocialTrip(): SocialTrip | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const trip: unknown = kept === null ? undefined : JSON.parse(kept);
    return isTrip(trip) ? trip : undefined;
  } catch {
    return undefined;
  }
}
