import {
  CONSOLE_REALTIME_PATH,
  consoleHello,
  isLiveList,
  LIVE_LISTS,
  type ConsoleMessage,
  type ListChange,
} from '@croupier/contract/console-realtime.ts';
import type { Account, Rights } from '../http/context.ts';
import { acceptPages, type PageSocket, type PagesOptions } from './pages.ts';

/** Changes are collected for this long, so that a busy list causes few messages. */
const COLLECT_MILLISECONDS = 100;
/** More changes of one list at one merchant are sent as "many", so a flood of changes needs no memory. */
const MAX_ROWS = 50;

export type ConsoleHub = {
  tell: (change: ListChange) => void;
  /** Tells an operator's pages that the grants have changed. */
  tellRights: (operatorId: string) => void;
  endSessions: (sessionIds: ReadonlySet<string>) => void;
  /** After changes were missed: every page connects again and reloads what it shows. */
  reconnect: () => void;
  connections: () => number;
  close: () => void;
};

/** Changed ids by list and merchant; null for more than are kept. */
type Collected = Map<string, { change: ListChange; ids: Set<string> | null }>;

type Page = { socket: PageSocket; token: string | null; account: Account | null };

export type ConsoleHubOptions = Pick<
  PagesOptions<Page>,
  'server' | 'log' | 'addressOf' | 'maxPerAddress' | 'allowedOrigin'
> & {
  isConsoleHost: (host: string) => boolean;
  resolveOperator: (token: string) => Promise<Account | null>;
  /** Checked at every heartbeat; must not count as activity. */
  isSessionAlive: (token: string) => Promise<boolean>;
  /** The current rights; read for every message. */
  rightsOf: (operatorId: string) => Promise<Rights>;
};

function collect(collected: Collected, change: ListChange): void {
  const key = JSON.stringify([change.what, change.list, change.merchantCode]);
  const known = collected.get(key);
  if (!known) {
    collected.set(key, { change, ids: change.id === null ? null : new Set([change.id]) });
    return;
  }
  if (known.ids === null) return;
  if (change.id === null || known.ids.size >= MAX_ROWS) known.ids = null;
  else known.ids.add(change.id);
}

const changesIn = (collected: Collected): ListChange[] =>
  [...collected.values()].flatMap(({ change, ids }) => [...(ids ?? [null])].map((id) => ({ ...change, id })));

const isGranted = (rights: Rights, { list, merchantCode }: ListChange): boolean =>
  isLiveList(list) && rights.may(LIVE_LISTS[list], merchantCode);

/** Tells the open pages of operators which rows have changed, as far as their grants allow. */
export function createConsoleHub(options: ConsoleHubOptions): ConsoleHub {
  const { log } = options;
  let collected: Collected = new Map();
  let timer: NodeJS.Timeout | undefined;

  const send = ({ socket }: Page, message: ConsoleMessage): void => socket.send(JSON.stringify(message));

  const signOut = (page: Page): void => {
    page.account = null;
    send(page, { type: 'signed_out' });
    page.socket.refuse();
  };

  const refuse = (page: Page, code: string): void => {
    send(page, { type: 'error', code });
    page.socket.refuse();
  };

  const greet = async (page: Page, json: unknown): Promise<void> => {
    const hello = consoleHello.safeParse(json);
    if (!hello.success) {
      refuse(page, 'request.invalid');
      return;
    }
    const account = await options.resolveOperator(hello.data.token);
    if (!account) {
      signOut(page);
      return;
    }
    if (account.pending) {
      refuse(page, 'identity.second_factor_needed');
      return;
    }
    page.token = hello.data.token;
    page.account = account;
    send(page, { type: 'ready' });
  };

  const pages = acceptPages<Page>({
    ...options,
    path: CONSOLE_REALTIME_PATH,
    admit: async (host) => {
      if (!options.isConsoleHost(host)) throw new Error(`${host} is not a host of the console`);
      return (socket) => ({ socket, token: null, account: null });
    },
    greet,
    check: async (page) => {
      if (page.token && !(await options.isSessionAlive(page.token))) signOut(page);
    },
  });

  const tellPage = async (page: Page, changes: readonly ListChange[]): Promise<void> => {
    if (!page.account) return;
    const rights = await options.rightsOf(page.account.id);
    const granted = changes.filter((change) => isGranted(rights, change));
    // The session may have ended meanwhile.
    if (granted.length > 0 && page.account) send(page, { type: 'changed', changes: granted });
  };

  const flush = (): void => {
    timer = undefined;
    const changes = changesIn(collected);
    collected = new Map();
    for (const page of pages.all())
      tellPage(page, changes).catch((error: unknown) => {
        // The page connects again and reloads what it shows.
        log.error({ err: error }, 'console page could not be notified of changes');
        page.socket.goAway();
      });
  };

  return {
    tell: (change) => {
      if (pages.count() === 0 || !isLiveList(change.list)) return;
      collect(collected, change);
      timer ??= setTimeout(flush, COLLECT_MILLISECONDS);
    },
    tellRights: (operatorId) => {
      for (const page of pages.all()) if (page.account?.id === operatorId) send(page, { type: 'rights' });
    },
    endSessions: (sessionIds) => {
      for (const page of pages.all())
        if (page.account && sessionIds.has(page.account.sessionId)) signOut(page);
    },
    reconnect: () => {
      for (const page of pages.all()) page.socket.goAway();
    },
    connections: pages.count,
    close: () => {
      clearTimeout(timer);
      pages.close();
    },
  };
}
