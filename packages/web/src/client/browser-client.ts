import { ApiError, createClient, type Client, type ClientOptions } from '@croupier/contract/client.ts';
import type { Api } from '@croupier/contract/route.ts';
import { currentLanguage } from '../preferences/language.ts';
import { session } from '../session/session.ts';

const SIGN_IN_NEEDED = 'identity.sign_in_needed';

export type BrowserClientOptions<A extends Api> = Pick<ClientOptions<A>, 'loadApi' | 'keys' | 'headers'>;

/** A client with this tab's session and language. It ends the session when the server says that it is over. */
export function createBrowserClient<A extends Api>(options: BrowserClientOptions<A>): Client<A> {
  const call = createClient<A>({ ...options, token: session.token, language: currentLanguage }) as (
    ...args: unknown[]
  ) => Promise<unknown>;
  const watched = async (...args: unknown[]): Promise<unknown> => {
    const token = session.token();
    try {
      return await call(...args);
    } catch (error) {
      // An answer to an older token says nothing about the current session.
      const ended = error instanceof ApiError && error.code === SIGN_IN_NEEDED && token !== null;
      if (ended && session.token() === token) session.end('by_server');
      throw error;
    }
  };
  return watched as Client<A>;
}
