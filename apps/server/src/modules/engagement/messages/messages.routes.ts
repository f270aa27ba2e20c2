import { messagesRoutes as routes } from '@croupier/contract/engagement/messages.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { Inbox, MessagesUsecases } from './messages.usecases.ts';

const inboxOf = ({ merchantId, id }: Account): Inbox => ({ merchantId, memberId: id });

export const messagesRoutes = ({ list, unread, read, remove }: MessagesUsecases): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ account, query, language }) =>
      list(inboxOf(account), { ...query, language, unreadOnly: query.unread === '1' }),
    unreadCount: ({ account }) => unread(inboxOf(account)),
    read: ({ account, body }) => read(inboxOf(account), body.ids),
    remove: ({ account, params }) => remove(inboxOf(account), params.id),
  });
