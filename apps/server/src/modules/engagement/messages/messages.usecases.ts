import type { Message, MessageKind } from '@croupier/contract/engagement/messages.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { derivedId, newId } from '../../../platform/ids.ts';
import { safeHtml } from '../../../platform/safe-html.ts';
import { offsetOf, pageOf, type PageQuery } from '../../../platform/paging.ts';
import { textIn, type Merchant, type Merchants, type Texts } from '../../base/merchants/index.ts';
import { messagesErrors } from './messages.errors.ts';
import { insertMessage, markRead, markRemoved } from './messages.queries.ts';
import { countUnread, listMessages, newestSequence, type MessageRow } from './messages.reads.ts';

export type Inbox = { merchantId: string; memberId: string };

type NewMessage = Inbox & {
  id?: string;
  kind: Exclude<MessageKind, 'notice'>;
  params?: Record<string, string>;
};

type Words = { titles: Texts; contents: Texts };

function messageOf(
  { id, kind, params, created_at, read_at }: MessageRow,
  { merchant, language }: { merchant: Merchant; language: string },
): Message {
  const shared = { id, kind, time: created_at, read: read_at !== null };
  if (kind !== 'notice')
    return { ...shared, params: params as Record<string, string>, title: null, content: null };
  const { titles, contents } = params as Words;
  return {
    ...shared,
    params: {},
    title: textIn(merchant, titles, language),
    content: safeHtml(textIn(merchant, contents, language)),
  };
}

export type MessagesDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

export function createMessagesUsecases({ db, clock, merchants }: MessagesDeps) {
  const unreadOf = async (inbox: Inbox): Promise<{ unread: number }> => ({
    unread: await countUnread(db, inbox),
  });
  /**
   * Puts a message into an inbox, with the transaction that it tells of. With the same id once more nothing happens.
   *
   * @returns false when the id was there
   */
  const send = (tx: Tx, message: NewMessage): Promise<boolean> =>
    insertMessage(tx, { params: {}, id: newId(), at: clock.now(), ...message });

  return {
    send,

    /** Once per member, however often it is asked for. @param params `amount` and `currency` of a credit, if any */
    welcome: (inbox: Inbox, params: Record<string, string>): Promise<boolean> => {
      const id = derivedId('welcome_message', inbox.merchantId, inbox.memberId);
      return db.transaction().execute((tx) => send(tx, { ...inbox, id, kind: 'welcome', params }));
    },

    /** Reacts to `member.adjusted`; once per adjustment. */
    adjusted: async (merchantId: string, payload: Readonly<Record<string, unknown>>): Promise<void> => {
      const [memberId, adjustmentId] = [String(payload['memberId']), String(payload['adjustmentId'])];
      const id = derivedId('adjustment_message', merchantId, adjustmentId);
      const kind = payload['direction'] === 'credit' ? 'adjustment_credited' : 'adjustment_debited';
      const params = { amount: String(payload['amount']), currency: String(payload['currency']) };
      await db.transaction().execute((tx) => send(tx, { merchantId, memberId, id, kind, params }));
    },

    list: async (inbox: Inbox, query: PageQuery & { language: string; unreadOnly: boolean }) => {
      const { rows, total } = await listMessages(db, {
        ...inbox,
        unreadOnly: query.unreadOnly,
        limit: query.pageSize,
        offset: offsetOf(query),
      });
      const reader = { merchant: await merchants.byId(inbox.merchantId), language: query.language };
      const items = rows.map((row) => messageOf(row, reader));
      return pageOf(items, total, query);
    },

    unread: unreadOf,

    /** Marks these as read, or all. */
    read: async (inbox: Inbox, ids: readonly string[] | undefined): Promise<{ unread: number }> => {
      await markRead(db, { ...inbox, ids, at: clock.now() });
      return unreadOf(inbox);
    },

    /** @throws `messages.not_found` */
    remove: async (inbox: Inbox, id: string): Promise<{ unread: number }> => {
      if (!(await markRemoved(db, { ...inbox, id, at: clock.now() })))
        throw appError(messagesErrors.notFound);
      return unreadOf(inbox);
    },

    newest: (inbox: Inbox): Promise<bigint> => newestSequence(db, inbox),
  };
}

export type MessagesUsecases = ReturnType<typeof createMessagesUsecases>;
