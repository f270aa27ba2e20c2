import { reconnectDelay } from './backoff.ts';
import { createSequences } from './sequences.ts';

/** The part of WebSocket that is used, so that tests can replace it. */
export type Socket = EventTarget & Pick<WebSocket, 'send' | 'close'>;

export type Incoming =
  | { type: 'ready' }
  | { type: 'signed_out' }
  | { type: 'error'; code: string }
  | { type: 'event'; topic: string; sequence: string }
  | { type: 'changed' | 'rights' }
  | { type: 'room' };

export type ConnectionOptions<M extends Incoming> = {
  open: () => Socket;
  /** Parses a message; undefined for messages of a newer server that this page does not know. */
  decode: (text: string) => M | undefined;
  token: () => string | null;
  onEvent?: (event: Extract<M, { type: 'event' }>) => void;
  /** Receives messages without a sequence. */
  onNews?: (message: Extract<M, { type: 'changed' | 'rights' }>) => void;
  onRoom?: (message: Extract<M, { type: 'room' }>) => void;
  onSignedOut: () => void;
  onReady?: () => void;
  /** The socket is gone; another one is opened. */
  onLost?: () => void;
  /** Schedules a task; returns a function that cancels it. */
  later: (run: () => void, milliseconds: number) => () => void;
  random: () => number;
};

export type Connection = {
  /** Connects immediately, for example when the network is back. */
  wake: () => void;
  /** Sends what the page says after its hello; false without a connection. */
  say: (message: unknown) => boolean;
  /** Sends the hello again after the account has changed. */
  restart: () => void;
  stop: () => void;
};

/** A socket that reconnects automatically and delivers each event once. */
export function connect<M extends Incoming>(options: ConnectionOptions<M>): Connection {
  const sequences = createSequences();
  let current: { socket: Socket; deaf: AbortController } | undefined;
  let callOff: (() => void) | undefined;
  let failures = 0;
  let isReady = false;
  let stopped = false;

  const drop = (): void => {
    callOff?.();
    callOff = undefined;
    if (!current) return;
    current.deaf.abort();
    current.socket.close();
    current = undefined;
    isReady = false;
    options.onLost?.();
  };

  const receive = (text: string): void => {
    const message = options.decode(text);
    if (!message) return;
    if (message.type === 'ready') {
      failures = 0;
      isReady = true;
      options.onReady?.();
    }
    if (message.type === 'signed_out') {
      drop();
      options.onSignedOut();
    }
    if (message.type === 'event' && sequences.take(message.topic, message.sequence))
      options.onEvent?.(message as Extract<M, { type: 'event' }>);
    if (message.type === 'room') options.onRoom?.(message as Extract<M, { type: 'room' }>);
    if (message.type === 'changed' || message.type === 'rights')
      options.onNews?.(message as Extract<M, { type: 'changed' | 'rights' }>);
  };

  const start = (): void => {
    if (stopped) return;
    const socket = options.open();
    const deaf = new AbortController();
    const { signal } = deaf;
    current = { socket, deaf };
    socket.addEventListener(
      'open',
      () => socket.send(JSON.stringify({ type: 'hello', token: options.token(), last: sequences.last() })),
      { signal },
    );
    socket.addEventListener(
      'message',
      (event) => {
        if (event instanceof MessageEvent && typeof event.data === 'string') receive(event.data);
      },
      { signal },
    );
    socket.addEventListener(
      'close',
      () => {
        current = undefined;
        isReady = false;
        options.onLost?.();
        callOff = options.later(start, reconnectDelay(failures, options.random()));
        failures += 1;
      },
      { signal },
    );
  };

  start();
  return {
    say: (message) => {
      if (!current || !isReady) return false;
      current.socket.send(JSON.stringify(message));
      return true;
    },
    wake: () => {
      if (current || stopped) return;
      drop();
      start();
    },
    restart: () => {
      drop();
      sequences.clear();
      failures = 0;
      start();
    },
    stop: () => {
      stopped = true;
      drop();
    },
  };
}
