import { createStore } from '../browser/store.ts';

const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchantCode';

/** Why there is no session: none was started, the user signed out, or the server ended it. */
export type SessionState = { token: string | null; ended: 'not_begun' | 'by_hand' | 'by_server' };

/** The state of a page that the server rendered: nobody is or was signed in. */
export const NO_SESSION: SessionState = { token: null, ended: 'not_begun' };

export type Session = {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  token: () => string | null;
  start: (token: string) => void;
  /** Clears the session storage except the merchant code. */
  end: (how: 'by_hand' | 'by_server') => void;
  keepMerchantCode: (merchantCode: string) => void;
};

type Storages = { session: Storage; local: Storage } | null;

/** The token lives in session storage: it ends with the tab, and no cookie means no forged request can carry it. */
export function createSession(storages: Storages): Session {
  const read = (): string | null => {
    try {
      return storages?.session.getItem(TOKEN_KEY) ?? null;
    } catch {
      // Storage may be blocked; then a session lasts as long as the page.
      return null;
    }
  };
  const write = (change: (stored: NonNullable<Storages>) => void): void => {
    try {
      if (storages) change(storages);
    } catch {
      // Kept in memory instead.
    }
  };
  const kept = read();
  const store = createStore<SessionState>(kept === null ? NO_SESSION : { token: kept, ended: 'not_begun' });
  return {
    get: store.get,
    subscribe: store.subscribe,
    token: () => store.get().token,
    start: (token) => {
      write(({ session }) => session.setItem(TOKEN_KEY, token));
      store.set({ token, ended: 'not_begun' });
    },
    end: (ended) => {
      write(({ session }) => {
        const merchantCode = session.getItem(MERCHANT_KEY);
        session.clear();
        if (merchantCode) session.setItem(MERCHANT_KEY, merchantCode);
      });
      store.set({ token: null, ended });
    },
    keepMerchantCode: (merchantCode) =>
      write(({ session, local }) => {
        session.setItem(MERCHANT_KEY, merchantCode);
        local.setItem(MERCHANT_KEY, merchantCode);
      }),
  };
}

export const browserStorages = (): Storages => {
  try {
    return typeof window === 'undefined' ? null : { session: sessionStorage, local: localStorage };
  } catch {
    return null;
  }
};

/** The session of this tab. */
export const session = createSession(browserStorages());
