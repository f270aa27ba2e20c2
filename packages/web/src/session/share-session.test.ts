import { afterEach, expect, test } from 'vitest';
import { createSession } from './session.ts';
import { shareSession } from './share-session.ts';

function memory(): Storage {
  const values = new Map<string, string>();
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

const opened: Array<() => void> = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A tab of a browser whose tabs share `local`. */
function openTab(local: Storage) {
  const session = createSession({ session: memory(), local });
  const { join, close } = shareSession({ session, local });
  opened.push(close);
  return { session, join };
}

test('a tab that is opened beside a signed-in one has its session', async () => {
  const local = memory();
  const first = openTab(local);
  first.session.start('token-1');
  const second = openTab(local);
  await second.join();
  expect(second.session.token()).toBe('token-1');
});

test('a tab that answers late still hands its session over', async () => {
  const local = memory();
  local.setItem('signedInTabs', '1');
  const channel = new BroadcastChannel('session');
  opened.push(() => channel.close());
  const asked = new Promise<string>((done) => {
    channel.addEventListener('message', ({ data }: MessageEvent<{ from: string }>) => done(data.from));
  });
  const second = openTab(local);
  await second.join();
  expect(second.session.token()).toBeNull();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
  channel.postMessage({ kind: 'token', to: await asked, token: 'token-1' });
  await expect.poll(() => second.session.token()).toBe('token-1');
  expect(local.getItem('signedInTabs')).toBe('1');
});

test('a tab keeps the session that it has', async () => {
  const local = memory();
  openTab(local).session.start('token-1');
  const second = openTab(local);
  second.session.start('token-2');
  await second.join();
  expect(second.session.token()).toBe('token-2');
});

test('signed out, there is nothing to hand over and no wait', async () => {
  const local = memory();
  const first = openTab(local);
  first.session.start('token-1');
  first.session.end('by_hand');
  const second = openTab(local);
  await second.join();
  expect(second.session.get()).toEqual({ token: null, ended: 'not_begun' });
});

test('signing out in one tab leaves the hint to another one with a session of its own', async () => {
  const local = memory();
  const [first, second] = [openTab(local), openTab(local)];
  first.session.start('token-1');
  second.session.start('token-2');
  first.session.end('by_hand');
  await expect.poll(() => local.getItem('signedInTabs')).toBe('1');
  const third = openTab(local);
  await third.join();
  expect(third.session.token()).toBe('token-2');
  second.session.end('by_hand');
  third.session.end('by_server');
  expect(local.getItem('signedInTabs')).toBeNull();
});

test('when the signed-in tab is gone, the next one stops asking', async () => {
  const local = memory();
  const first = openTab(local);
  first.session.start('token-1');
  opened.splice(0).forEach((close) => close());
  const second = openTab(local);
  await second.join();
  expect(second.session.token()).toBeNull();
  expect(local.getItem('signedInTabs')).toBeNull();
});
