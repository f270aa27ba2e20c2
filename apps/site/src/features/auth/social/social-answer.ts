import { ApiError } from '@croupier/contract/client.ts';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { call } from '../../../shared/api/call.ts';
import { takeSocialRedirect, type SocialRedirect } from '../../../shared/sign-in/social-redirect.ts';

/** The result of a provider redirect: a session, a linked account (neither session nor error), or a refusal. */
export type SocialAnswer = { trip: SocialRedirect | undefined; started?: SessionStarted; error?: unknown };

const UNKNOWN = 'federation.state_unknown';

async function finish(query: string): Promise<SocialAnswer> {
  const trip = takeSocialRedirect();
  const state = new URLSearchParams(query).get('state');
  if (!state) return { trip, error: new ApiError({ code: UNKNOWN, message: UNKNOWN, value: null }, 0) };
  try {
    if (trip?.purpose !== 'link')
      return {
        trip,
        started: await call('session.socialLogin', {
          body: { state, query, remember: trip?.remember ?? false },
        }),
      };
    await call('account.linkSocial', { body: { state, query } });
    return { trip };
  } catch (error) {
    return { trip, error };
  }
}

let latest: { query: string; answer: Promise<SocialAnswer> } | undefined;

/** A provider's answer works once, so concurrent calls share one request. */
export function socialAnswer(query: string): Promise<SocialAnswer> {
  if (latest?.query !== query) latest = { query, answer: finish(query) };
  return latest.answer;
}
