import type { Session } from './session.ts';

/** How long a page that opens waits for an answer before it shows itself to a visitor. */
const ANSWER_WITHIN_MILLISECONDS = 150;
/** How long an answer still signs the page in: a busy or throttled tab answers late. */
const LATE_ANSWER_WITHIN_MILLISECONDS = 5_000;
const CHANNEL = 'session';
const HINT_KEY = 'signedInTabs';

type Message =
  | { kind: 'request'; from: string }
  | { kind: 'token'; to: string; token: string }
  | { kind: 'ended' };

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  ['request', 'token', 'ended'].includes(String(data.kind));

type Options = { session: Session; local: Storage | null; open?: () => BroadcastChannel };

/**
 * Hands the session to tabs of the same site that are opened while this one is signed in. Session storage is per tab,
 * so a link opened in a new tab would otherwise be signed out. A broadcast channel reaches only pages of this origin,
 * which share storage anyway, and the token still never outlives the last tab.
 *
 * @returns `join`, which resolves when another tab has answered or none does in time (a late answer still signs the page
 * in), and `close`
 */
export function shareSession({ session, local, open = () => new BroadcastChannel(CHANNEL) }: Options) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : open();
  const id = Math.random().toString(36).slice(2);
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered: (() => void) | undefined;

  const hint = (signedIn: boolean): void => {
    try {
      if (signedIn) local?.setItem(HINT_KEY, '1');
      else local?.removeItem(HINT_KEY);
    } catch {
      // Without storage a new tab does not know that it could ask.
    }
  };
  const mayBeSignedIn = (): boolean => {
    try {
      return local?.getItem(HINT_KEY) === '1';
    } catch {
      return false;
    }
  };

  const tell = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
    channel?.postMessage(message);
  };

  const take = (token: string): void => {
    if (!session.token() && performance.now() - askedAt < LATE_ANSWER_WITHIN_MILLISECONDS)
      session.start(token);
    askedAt = Number.NEGATIVE_INFINITY;
    answered?.();
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const token = session.token();
    if (data.kind === 'request' && token) tell({ kind: 'token', to: data.from, token });
    if (data.kind === 'token' && data.to === id) take(data.token);
    // Another tab has removed the hint with its session, and this one is still signed in.
    if (data.kind === 'ended' && token) hint(true);
  });
  const follow = (): void => {
    const signedIn = session.token() !== null;
    hint(signedIn);
    if (!signedIn) tell({ kind: 'ended' });
  };
  if (session.token()) follow();
  const unsubscribe = session.subscribe(follow);

  return {
    join: async (): Promise<void> => {
      if (!channel || session.token() || !mayBeSignedIn()) return;
      await new Promise<void>((done) => {
        answered = done;
        askedAt = performance.now();
        tell({ kind: 'request', from: id });
        setTimeout(done, ANSWER_WITHIN_MILLISECONDS);
      });
      answered = undefined;
      if (!session.token()) hint(false);
    },
    close: (): void => {
      unsubscribe();
      channel?.close();
    },
  };
}
