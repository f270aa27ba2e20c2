import { expect, test, vi } from 'vitest';
import { reconnectDelay } from './backoff.ts';
import { connect, type Incoming } from './connection.ts';
import { createSequences } from './sequences.ts';

test('each failure doubles the wait, up to half a minute, randomised over its second half', () => {
  expect([0, 1, 2, 3].map((failures) => reconnectDelay(failures, 0))).toEqual([250, 500, 1000, 2000]);
  expect(reconnectDelay(0, 0.999_999)).toBe(500);
  expect(reconnectDelay(50, 0.999_999)).toBe(30_000);
  expect(reconnectDelay(50, 0)).toBe(15_000);
});

test('an event is delivered once, and an older one never', () => {
  const sequences = createSequences();
  expect(sequences.take('wallet', '10')).toBe(true);
  expect(sequences.take('wallet', '10')).toBe(false);
  expect(sequences.take('wallet', '9')).toBe(false);
  expect(sequences.take('system', '9')).toBe(true);
  // Compared as text, '9' would be above '11'.
  expect(sequences.take('wallet', '11')).toBe(true);
  expect(sequences.last()).toEqual({ wallet: '11', system: '9' });
  sequences.clear();
  expect(sequences.last()).toEqual({});
});

class FakeSocket extends EventTarget {
  sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: Incoming): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function setup() {
  const sockets: FakeSocket[] = [];
  const waits: Array<{ run: () => void; milliseconds: number; off: boolean }> = [];
  const onEvent = vi.fn<(event: Extract<Incoming, { type: 'event' }>) => void>();
  const onSignedOut = vi.fn<() => void>();
  const account = { token: 'one' as string | null };
  const connection = connect<Incoming>({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    decode: (text) => JSON.parse(text) as Incoming,
    token: () => account.token,
    onEvent,
    onSignedOut,
    later: (run, milliseconds) => {
      const wait = { run, milliseconds, off: false };
      waits.push(wait);
      return () => (wait.off = true);
    },
    random: () => 0,
  });
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { sockets, waits, onEvent, onSignedOut, account, connection, newest };
}

const event = (sequence: string): Incoming => ({ type: 'event', topic: 'wallet', sequence });

test('after a lost connection it reports the last event, and repeated events are ignored', () => {
  const { sockets, waits, onEvent, newest } = setup();
  newest().dispatchEvent(new Event('open'));
  expect(newest().sent).toEqual([{ type: 'hello', token: 'one', last: {} }]);
  newest().says(event('5'));
  newest().dispatchEvent(new Event('close'));
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250]);
  waits[0]?.run();
  expect(sockets).toHaveLength(2);
  newest().dispatchEvent(new Event('open'));
  expect(newest().sent).toEqual([{ type: 'hello', token: 'one', last: { wallet: '5' } }]);
  newest().says(event('5'));
  newest().says(event('6'));
  expect(onEvent.mock.calls.map(([{ sequence }]) => sequence)).toEqual(['5', '6']);
});

test('the wait grows until the server is ready', () => {
  const { waits, newest } = setup();
  for (const _ of [1, 2, 3]) {
    newest().dispatchEvent(new Event('close'));
    waits.at(-1)?.run();
  }
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000]);
  newest().says({ type: 'ready' });
  newest().dispatchEvent(new Event('close'));
  expect(waits.at(-1)?.milliseconds).toBe(250);
});

test('waking connects at once, but never opens a second socket', () => {
  const { sockets, waits, connection, newest } = setup();
  connection.wake();
  expect(sockets).toHaveLength(1);
  newest().dispatchEvent(new Event('close'));
  connection.wake();
  expect(sockets).toHaveLength(2);
  expect(waits[0]?.off).toBe(true);
});

test('a change of the account resets the sequences and ignores the old socket', () => {
  const { sockets, account, onEvent, connection, newest } = setup();
  const [old] = sockets;
  old?.says(event('5'));
  account.token = 'two';
  connection.restart();
  expect(old?.closed).toBe(true);
  old?.says(event('9'));
  newest().dispatchEvent(new Event('open'));
  expect(newest().sent).toEqual([{ type: 'hello', token: 'two', last: {} }]);
  newest().says(event('1'));
  expect(onEvent.mock.calls.map(([{ sequence }]) => sequence)).toEqual(['5', '1']);
});

test('a sign-out by the server is reported once, without a reconnect with the old token', () => {
  const { sockets, waits, onSignedOut, newest } = setup();
  newest().says({ type: 'signed_out' });
  newest().dispatchEvent(new Event('close'));
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(waits).toHaveLength(0);
  expect(sockets).toHaveLength(1);
});

test('a stopped connection does not reconnect', () => {
  const { sockets, waits, connection, newest } = setup();
  newest().dispatchEvent(new Event('close'));
  connection.stop();
  waits[0]?.run();
  connection.wake();
  expect(sockets).toHaveLength(1);
});
