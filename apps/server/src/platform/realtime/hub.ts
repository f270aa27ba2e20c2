import type { IncomingMessage, Server } from 'node:http';
import {
  REALTIME_PATH,
  realtimeHello,
  realtimeMessage,
  type RealtimeMessage,
} from '@croupier/contract/realtime.ts';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { encode } from 'zod';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { Account } from '../http/context.ts';
import type { Logger } from '../log.ts';
import { refuse, sameHost } from './upgrade.ts';

const HELLO_TIMEOUT_MILLISECONDS = 10_000;
const HEARTBEAT_MILLISECONDS = 25_000;
const MAX_MESSAGE_BYTES = 4_096;
/** A page that does not read is disconnected instead of buffered; it reconnects and gets a replay. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** Enough for many players behind one address with several pages each; more than that is a flood. */
const MAX_PER_ADDRESS = 200;
const CLOSE_POLICY = 1008;
const CLOSE_GOING_AWAY = 1001;

type Event = Extract<RealtimeMessage, { type: 'event' }>;

/** A numbered event stream of one account. */
export type Topic = {
  name: Event['topic'];
  /** Events after `sequence`, oldest first; may be a single latest state instead of a long history. */
  eventsAfter: (account: Account, sequence: bigint) => Promise<Event[]>;
};

export type RealtimeHub = {
  /** Tells the pages of these accounts that a topic has news; `undefined` means all accounts. */
  wake: (topic: Topic['name'], merchantId: string, accountIds: ReadonlySet<string> | undefined) => void;
  /** Sends the same event to every page of a merchant, signed in or not. */
  broadcast: (merchantId: string, event: Event) => void;
  /** Signs out all pages of these sessions at once. */
  endSessions: (merchantId: string, sessionIds: ReadonlySet<string>) => void;
  connections: () => number;
  close: () => void;
};

export type RealtimeHubOptions = {
  server: Server;
  log: Logger;
  topics: readonly Topic[];
  /** The merchant of a host name. @throws for an unknown host */
  merchantOf: (host: string) => Promise<string>;
  resolveAccount: (token: string, merchantId: string) => Promise<Account | null>;
  /** Checked at every heartbeat. It must not count as activity, or a session with an open page would never expire. */
  isSessionAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** What counts as one caller: an address, or the network of one customer. */
  addressOf: (request: IncomingMessage) => string;
  maxPerAddress?: number;
  /** Origins are checked against the host, so that another site's page can't open a socket as the visitor. */
  allowedOrigin?: (origin: string, host: string) => boolean;
};

type Page = {
  socket: WebSocket;
  merchantId: string;
  token: string | null;
  account: Account | null;
  sent: Map<Topic['name'], bigint>;
  busy: Set<Topic['name']>;
  again: Set<Topic['name']>;
  alive: boolean;
};

export function createRealtimeHub(options: RealtimeHubOptions): RealtimeHub {
  const { log, topics } = options;
  const allowedOrigin = options.allowedOrigin ?? sameHost;
  const pages = new Set<Page>();
  const places = createConcurrencyLimit(options.maxPerAddress ?? MAX_PER_ADDRESS);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });

  const textOf = (message: RealtimeMessage): string => JSON.stringify(encode(realtimeMessage, message));
  const sendText = ({ socket }: Page, text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.send(text);
  };
  const send = (page: Page, message: RealtimeMessage): void => sendText(page, textOf(message));

  const signOut = (page: Page): void => {
    send(page, { type: 'signed_out' });
    page.socket.close(CLOSE_POLICY);
  };

  /** One read at a time per page and topic; notifications meanwhile cause one more read. */
  const advance = async (page: Page, topic: Topic): Promise<void> => {
    // A session that must change its password first gets no events; that may be done by now.
    if (page.account?.pending && page.token)
      page.account = await options.resolveAccount(page.token, page.merchantId);
    const { account } = page;
    if (!account || account.pending) return;
    if (page.busy.has(topic.name)) {
      page.again.add(topic.name);
      return;
    }
    page.busy.add(topic.name);
    try {
      do {
        page.again.delete(topic.name);
        for (const event of await topic.eventsAfter(account, page.sent.get(topic.name) ?? 0n)) {
          page.sent.set(topic.name, BigInt(event.sequence));
          send(page, event);
        }
      } while (page.again.has(topic.name));
    } catch (error) {
      // The page reconnects and continues from its last sequence, so nothing is lost.
      log.error({ err: error, topic: topic.name }, 'realtime topic could not be read');
      page.socket.close(CLOSE_GOING_AWAY);
    } finally {
      page.busy.delete(topic.name);
    }
  };

  const greet = async (page: Page, data: RawData): Promise<void> => {
    let json: unknown;
    try {
      json = JSON.parse((data as Buffer).toString('utf8'));
    } catch {
      json = undefined;
    }
    const hello = realtimeHello.safeParse(json);
    if (!hello.success) {
      send(page, { type: 'error', code: 'request.invalid' });
      page.socket.close(CLOSE_POLICY);
      return;
    }
    const { token, last } = hello.data;
    page.token = token;
    page.account = token ? await options.resolveAccount(token, page.merchantId) : null;
    if (token && !page.account) {
      signOut(page);
      return;
    }
    for (const topic of topics) page.sent.set(topic.name, BigInt(last[topic.name] ?? '0'));
    send(page, { type: 'ready' });
    for (const topic of topics) await advance(page, topic);
  };

  const accept = (socket: WebSocket, merchantId: string): void => {
    const page: Page = {
      socket,
      merchantId,
      token: null,
      account: null,
      alive: true,
      sent: new Map(),
      busy: new Set(),
      again: new Set(),
    };
    pages.add(page);
    const tooLate = setTimeout(() => socket.close(CLOSE_POLICY), HELLO_TIMEOUT_MILLISECONDS);
    socket.once('message', (data) => {
      clearTimeout(tooLate);
      greet(page, data).catch((error: unknown) => {
        log.error({ err: error }, 'realtime greeting failed');
        socket.close(CLOSE_GOING_AWAY);
      });
    });
    socket.on('pong', () => (page.alive = true));
    socket.on('error', (error) => log.debug({ err: error }, 'realtime socket'));
    socket.on('close', () => {
      clearTimeout(tooLate);
      pages.delete(page);
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
    if (path !== REALTIME_PATH || (origin && !allowedOrigin(origin, host))) {
      refuse(socket, '403 Forbidden');
      return;
    }
    const leave = places.take(options.addressOf(request));
    if (!leave) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    socket.once('close', leave);
    options.merchantOf(host).then(
      (merchantId) => sockets.handleUpgrade(request, socket, head, (ready) => accept(ready, merchantId)),
      () => refuse(socket, '404 Not Found'),
    );
  });

  /** Closes dead connections and those whose session has ended. */
  const heartbeat = setInterval(() => {
    for (const page of pages) {
      if (!page.alive) {
        page.socket.terminate();
        continue;
      }
      page.alive = false;
      page.socket.ping();
      if (!page.token) continue;
      options.isSessionAlive(page.token, page.merchantId).then(
        (goesOn) => {
          if (!goesOn) signOut(page);
        },
        (error: unknown) => log.error({ err: error }, 'realtime session check failed'),
      );
    }
  }, HEARTBEAT_MILLISECONDS);

  return {
    wake: (name, merchantId, accountIds) => {
      const topic = topics.find((candidate) => candidate.name === name);
      if (!topic) return;
      for (const page of pages)
        if (
          page.account &&
          page.merchantId === merchantId &&
          (!accountIds || accountIds.has(page.account.id))
        )
          void advance(page, topic);
    },
    broadcast: (merchantId, event) => {
      // Serialized once, because there may be thousands of pages.
      const text = textOf(event);
      for (const page of pages) if (page.merchantId === merchantId) sendText(page, text);
    },
    endSessions: (merchantId, sessionIds) => {
      for (const page of pages)
        if (page.merchantId === merchantId && page.account && sessionIds.has(page.account.sessionId))
          signOut(page);
    },
    connections: () => pages.size,
    close: () => {
      clearInterval(heartbeat);
      for (const page of pages) page.socket.close(CLOSE_GOING_AWAY);
      sockets.close();
    },
  };
}
