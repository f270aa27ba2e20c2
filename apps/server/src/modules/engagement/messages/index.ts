import { messagesRoutes } from '@croupier/contract/engagement/messages.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { MESSAGES_CHANNEL } from './messages.queries.ts';
import { createMessagesUsecases, type Inbox, type MessagesUsecases } from './messages.usecases.ts';

export type Messages = Pick<MessagesUsecases, 'send' | 'welcome' | 'unread' | 'newest'> & {
  /** Calls back for every message that any process inserts. */
  listen: (database: Database, onMessage: (inbox: Inbox) => void) => Promise<() => Promise<void>>;
  routes: BoundRoutes;
};

const inboxOf = ({ merchantId, id }: Account): Inbox => ({ merchantId, memberId: id });

/** Members' inboxes. */
export function createMessages(deps: { db: Db; clock: Clock }): Messages {
  const { send, welcome, unread, newest, list, read, remove } = createMessagesUsecases(deps);
  return {
    send,
    welcome,
    unread,
    newest,
    listen: (database, onMessage) =>
      database.listen(MESSAGES_CHANNEL, (payload) => onMessage(JSON.parse(payload) as Inbox)),
    routes: bindRoutes(messagesRoutes, {
      list: ({ account, query, language }) =>
        list(inboxOf(account), { ...query, language, unreadOnly: query.unread === '1' }),
      unreadCount: ({ account }) => unread(inboxOf(account)),
      read: ({ account, body }) => read(inboxOf(account), body.ids),
      remove: ({ account, params }) => remove(inboxOf(account), params.id),
    }),
  };
}
