import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import { broadcastsConsole } from './broadcasts/broadcasts.console.ts';
import { broadcastJobs } from './broadcasts/broadcasts.jobs.ts';
import type { BroadcastDeps } from './broadcasts/broadcasts.types.ts';
import { MESSAGES_CHANNEL } from './messages.queries.ts';
import { listSent } from './messages.reads.ts';
import type { Position } from '../../../platform/keyset.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createMessagesUsecases, type Inbox, type MessagesUsecases } from './messages.usecases.ts';

export type Messages = Pick<MessagesUsecases, 'send' | 'welcome' | 'adjusted' | 'unread' | 'newest'> & {
  /** Messages before a position, newest first, also those that the member has removed. */
  sentTo: (
    inbox: Inbox,
    page: { before: Position | undefined; limit: number },
  ) => Promise<Array<{ id: string; at: Date; kind: MessageKind }>>;
  /** Calls back for every message that any process inserts. */
  listen: (database: Database, onMessage: (inbox: Inbox) => void) => Promise<() => Promise<void>>;
  jobs: Job[];
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
};

/** Members' inboxes. */
export function createMessages(deps: BroadcastDeps): Messages {
  const usecases = createMessagesUsecases(deps);
  const { send, welcome, adjusted, unread, newest } = usecases;
  return {
    send,
    welcome,
    adjusted,
    unread,
    newest,
    sentTo: (inbox, page) => listSent(deps.db, { ...inbox, ...page }),
    listen: (database, onMessage) =>
      database.listen(MESSAGES_CHANNEL, (payload) => onMessage(JSON.parse(payload) as Inbox)),
    jobs: broadcastJobs(deps),
    routes: messagesRoutes(usecases),
    consoleRoutes: broadcastsConsole(deps),
  };
}
