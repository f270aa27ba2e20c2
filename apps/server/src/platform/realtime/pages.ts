import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { Logger } from '../log.ts';
import { refuse, sameHost } from './upgrade.ts';

const HELLO_TIMEOUT_MILLISECONDS = 10_000;
const HEARTBEAT_MILLISECONDS = 25_000;
const MAX_MESSAGE_BYTES = 4_096;
/** A page that does not read is disconnected instead of buffered; it reconnects and gets a replay. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** With more than this waiting, a page is better served by one snapshot than by every change. */
const SLOW_BYTES = 64 * 1024;
/** Messages of one page between two heartbeats; more than that is a flood. */
const MAX_HEARD = 2_000;
/** Enough for many players behind one address with several pages each; more than that is a flood. */
const MAX_PER_ADDRESS = 200;
const CLOSE_POLICY = 1008;
const CLOSE_GOING_AWAY = 1001;

/** The socket of one page. */
export type PageSocket = {
  send: (text: string) => void;
  isSlow: () => boolean;
  /** Closes it because of what the page said or because its session has ended. */
  refuse: () => void;
  /** Closes it; the page connects again. */
  goAway: () => void;
};

export type PagesOptions<Page> = {
  server: Server;
  path: string;
  log: Logger;
  /** What counts as one caller: an address, or the network of one customer. */
  addressOf: (request: IncomingMessage) => string;
  maxPerAddress?: number | undefined;
  /** Origins are checked against the host, so that another site's page can't open a socket as the visitor. */
  allowedOrigin?: ((origin: string, host: string) => boolean) | undefined;
  /** What is known of a page at this host. @throws for an unknown host */
  admit: (host: string) => Promise<(socket: PageSocket) => Page>;
  /** Receives the first message that a page sends; undefined if it is not JSON. */
  greet: (page: Page, hello: unknown) => Promise<void>;
  /** Receives the others, as soon as they are read. Without it, a page has nothing to say after its hello. */
  hear?: (page: Page, said: unknown) => void;
  /** Called when a page is gone. */
  left?: (page: Page) => void;
  /** Called at every heartbeat. */
  check: (page: Page) => Promise<void>;
};

export type Pages<Page> = {
  all: () => Iterable<Page>;
  count: () => number;
  close: () => void;
};

const jsonOf = (data: RawData): unknown => {
  try {
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
};

function pageSocket(socket: WebSocket): PageSocket {
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(text);
    },
    isSlow: () => socket.bufferedAmount > SLOW_BYTES,
    refuse: () => socket.close(CLOSE_POLICY),
    goAway: () => socket.close(CLOSE_GOING_AWAY),
  };
}

/** The open pages at one path of a server: who may connect, how many, and which are still there. */
export function acceptPages<Page>(options: PagesOptions<Page>): Pages<Page> {
  const { log, path: ownPath, allowedOrigin = sameHost } = options;
  const pages = new Map<Page, { socket: WebSocket; alive: boolean; heard: number }>();
  const places = createConcurrencyLimit(options.maxPerAddress ?? MAX_PER_ADDRESS);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });

  const accept = (socket: WebSocket, page: Page): void => {
    const state = { socket, alive: true, heard: 0 };
    pages.set(page, state);
    const tooLate = setTimeout(() => socket.close(CLOSE_POLICY), HELLO_TIMEOUT_MILLISECONDS);
    socket.once('message', (data) => {
      clearTimeout(tooLate);
      socket.on('message', (said) => {
        state.heard += 1;
        if (options.hear && state.heard <= MAX_HEARD) options.hear(page, jsonOf(said));
        else socket.close(CLOSE_POLICY);
      });
      options.greet(page, jsonOf(data)).catch((error: unknown) => {
        log.error({ err: error }, 'realtime greeting failed');
        socket.close(CLOSE_GOING_AWAY);
      });
    });
    socket.on('pong', () => (state.alive = true));
    socket.on('error', (error) => log.debug({ err: error }, 'realtime socket'));
    socket.on('close', () => {
      clearTimeout(tooLate);
      if (pages.delete(page)) options.left?.(page);
    });
  };

  options.server.on('upgrade', (request, socket, head) => {
    const host = request.headers.host ?? '';
    const { origin } = request.headers;
    const [path] = (request.url ?? '').split('?');
    // Node has removed its own listeners, and an unhandled error would end the process.
    socket.on('error', (error) => {
      log.debug({ err: error }, 'upgrade');
      socket.destroy();
    });
    if (path !== ownPath || (origin && !allowedOrigin(origin, host))) {
      refuse(socket, '403 Forbidden');
      return;
    }
    const leave = places.take(options.addressOf(request));
    if (!leave) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    socket.once('close', leave);
    options.admit(host).then(
      (pageOf) =>
        sockets.handleUpgrade(request, socket, head, (ready) => accept(ready, pageOf(pageSocket(ready)))),
      () => refuse(socket, '404 Not Found'),
    );
  });

  /** Closes dead connections and those whose session has ended. */
  const heartbeat = setInterval(() => {
    for (const [page, state] of pages) {
      if (!state.alive) {
        state.socket.terminate();
        continue;
      }
      state.alive = false;
      state.heard = 0;
      state.socket.ping();
      options
        .check(page)
        .catch((error: unknown) => log.error({ err: error }, 'realtime session check failed'));
    }
  }, HEARTBEAT_MILLISECONDS);

  return {
    all: () => pages.keys(),
    count: () => pages.size,
    close: () => {
      clearInterval(heartbeat);
      for (const { socket } of pages.values()) socket.close(CLOSE_GOING_AWAY);
      sockets.close();
    },
  };
}
