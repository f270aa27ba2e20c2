import type { Database } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { MESSAGES_CHANNEL } from './messages.queries.ts';
import { messagesRoutes } from './messages.routes.ts';
import {
  createMessagesUsecases,
  type Inbox,
  type MessagesDeps,
  type MessagesUsecases,
} from './messages.usecases.ts';

export type Messages = Pick<MessagesUsecases, 'send' | 'welcome' | 'unread' | 'newest'> & {
  /** Calls back for every message that any process inserts. */
  listen: (database: Database, onMessage: (inbox: Inbox) => void) => Promise<() => Promise<void>>;
  routes: BoundRoutes;
};

/** Members' inboxes. */
export function createMessages(deps: MessagesDeps): Messages {
  const usecases = createMessagesUsecases(deps);
  const { send, welcome, unread, newest } = usecases;
  return {
    send,
    welcome,
    unread,
    newest,
    listen: (database, onMessage) =>
      database.listen(MESSAGES_CHANNEL, (payload) => onMessage(JSON.parse(payload) as Inbox)),
    routes: messagesRoutes(usecases),
  };
}
