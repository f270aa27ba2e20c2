import {
  REALTIME_PATH,
  realtimeHello,
  realtimeMessage,
  roomCall,
  type RealtimeMessage,
} from '@croupier/contract/realtime.ts';
import { encode } from 'zod';
import type { Account } from '../http/context.ts';
import { acceptPages, type PageSocket, type PagesOptions } from './pages.ts';
import type { RealtimeRoom, RoomPage } from './rooms.ts';

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
  /** Sends the same event to every page of a merchant, or of all merchants, signed in or not. */
  broadcast: (merchantId: string | null, event: Event) => void;
  /** Signs out all pages of these sessions at once. */
  endSessions: (merchantId: string, sessionIds: ReadonlySet<string>) => void;
  connections: () => number;
  close: () => void;
};

type Page = {
  socket: PageSocket;
  merchantId: string;
  token: string | null;
  account: Account | null;
  sent: Map<Topic['name'], bigint>;
  busy: Set<Topic['name']>;
  again: Set<Topic['name']>;
  /** The rooms that it watches. */
  rooms: Map<RealtimeRoom, RoomPage>;
};

export type RealtimeHubOptions = Pick<
  PagesOptions<Page>,
  'server' | 'log' | 'addressOf' | 'maxPerAddress' | 'allowedOrigin'
> & {
  topics: readonly Topic[];
  rooms?: readonly RealtimeRoom[];
  /** The merchant of a host name. @throws for an unknown host */
  merchantOf: (host: string) => Promise<string>;
  resolveAccount: (token: string, merchantId: string) => Promise<Account | null>;
  /** Checked at every heartbeat. It must not count as activity, or a session with an open page would never expire. */
  isSessionAlive: (token: string, merchantId: string) => Promise<boolean>;
};

export function createRealtimeHub(options: RealtimeHubOptions): RealtimeHub {
  const { log, topics } = options;

  const textOf = (message: RealtimeMessage): string => JSON.stringify(encode(realtimeMessage, message));
  const send = ({ socket }: Page, message: RealtimeMessage): void => socket.send(textOf(message));

  const signOut = (page: Page): void => {
    send(page, { type: 'signed_out' });
    page.socket.refuse();
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
      page.socket.goAway();
    } finally {
      page.busy.delete(topic.name);
    }
  };

  const greet = async (page: Page, json: unknown): Promise<void> => {
    const hello = realtimeHello.safeParse(json);
    if (!hello.success) {
      send(page, { type: 'error', code: 'request.invalid' });
      page.socket.refuse();
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

  const roomPage = (page: Page): RoomPage => ({
    merchantId: page.merchantId,
    account: () => page.account,
    send: page.socket.send,
    isSlow: page.socket.isSlow,
    goAway: page.socket.goAway,
  });

  const hear = (page: Page, json: unknown): void => {
    const call = roomCall.safeParse(json);
    const room = options.rooms?.find(({ name }) => name === call.data?.room);
    if (!call.success || !room) {
      page.socket.refuse();
      return;
    }
    const watching = page.rooms.get(room);
    if (call.data.type === 'say') {
      if (watching) room.hear(watching, call.data.data);
    } else if (call.data.type === 'watch' && !watching) {
      const entered = roomPage(page);
      page.rooms.set(room, entered);
      room.enter(entered);
    } else if (call.data.type === 'unwatch' && watching) {
      page.rooms.delete(room);
      room.leave(watching);
    }
  };

  const pages = acceptPages<Page>({
    ...options,
    path: REALTIME_PATH,
    hear,
    left: ({ rooms }) => {
      for (const [room, page] of rooms) room.leave(page);
      rooms.clear();
    },
    admit: async (host) => {
      const merchantId = await options.merchantOf(host);
      return (socket) => ({
        socket,
        merchantId,
        token: null,
        account: null,
        sent: new Map(),
        busy: new Set(),
        again: new Set(),
        rooms: new Map(),
      });
    },
    greet,
    check: async (page) => {
      if (page.token && !(await options.isSessionAlive(page.token, page.merchantId))) signOut(page);
    },
  });

  return {
    wake: (name, merchantId, accountIds) => {
      const topic = topics.find((candidate) => candidate.name === name);
      if (!topic) return;
      for (const page of pages.all())
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
      for (const page of pages.all())
        if (merchantId === null || page.merchantId === merchantId) page.socket.send(text);
    },
    endSessions: (merchantId, sessionIds) => {
      for (const page of pages.all())
        if (page.merchantId === merchantId && page.account && sessionIds.has(page.account.sessionId))
          signOut(page);
    },
    connections: pages.count,
    close: pages.close,
  };
}
