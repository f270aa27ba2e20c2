import { ApiError, createClient, type Client, type ClientOptions } from '@croupier/contract/client.ts';
import type { Api } from '@croupier/contract/route.ts';
import { currentLanguage } from '../preferences/language.ts';
import { session } from '../session/session.ts';

const SIGN_IN_NEEDED = 'identity.sign_in_needed';

export type BrowserClientOptions<A extends Api> = Pick<ClientOptions<A>, 'loadApi' | 'keys'>;

/** A client that speaks for this tab's session, in the page's language, and notices when the session has ended. */
export function createBrowserClient<A extends Api>(options: BrowserClientOptions<A>): Client<A> {
  const call = createClient<A>({ ...options, token: session.token, language: currentLanguage }) as (
    ...args: unknown[]
  ) => Promise<unknown>;
  const watched = async (...args: unknown[]): Promise<unknown> => {
    const token = session.token();
    try {
      return await call(...args);
    } catch (error) {
      // An answer to an older token says nothing of the session that began meanwhile.
      const ended = error instanceof ApiError && error.code === SIGN_IN_NEEDED && token !== null;
      if (ended && session.token() === token) session.end('by_server');
      throw error;
    }
  };
  return watched as Client<A>;
}
