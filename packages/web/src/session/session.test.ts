import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

function memory(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

test('a stored token is a session; a change notifies subscribers', () => {
  const session = createSession({ session: memory({ token: 'kept' }), local: memory() });
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  expect(session.token()).toBe('kept');
  session.start('next');
  expect(session.token()).toBe('next');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the end of a session clears everything but the merchant code', () => {
  const storage = memory({ token: 'kept', seenPopups: '1' });
  const local = memory();
  const session = createSession({ session: storage, local });
  session.keepMerchantCode('croupier');
  session.end('by_hand');
  expect(session.get()).toEqual({ token: null, ended: 'by_hand' });
  expect([storage.getItem('token'), storage.getItem('seenPopups')]).toEqual([null, null]);
  expect([storage.getItem('merchantCode'), local.getItem('merchantCode')]).toEqual(['croupier', 'croupier']);
});

test('without storage the session lasts as long as the page', () => {
  const forbidden = new Proxy(memory(), {
    get: () => () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const session = createSession({ session: forbidden, local: forbidden });
  session.start('here');
  expect(session.token()).toBe('here');
  session.end('by_server');
  expect(session.get().ended).toBe('by_server');
});
