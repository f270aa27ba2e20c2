import type { Message } from '@croupier/contract/engagement/messages.ts';

type WordsKey = Message['kind'] | 'welcomeCredit';

/** The text key of a message; the welcome mentions the credit, if any. */
export const wordsKey = (kind: Message['kind'], params: Message['params']): WordsKey =>
  kind === 'welcome' && params['amount'] ? 'welcomeCredit' : kind;

type Page = { items: Message[]; totalItems: number };

/** Marks messages of a page as read, all without a list; returns the same object when nothing changes. */
export function withRead<T extends Page>(page: T, ids?: readonly string[]): T {
  const isNew = (message: Message): boolean => !message.read && (ids?.includes(message.id) ?? true);
  if (!page.items.some(isNew)) return page;
  return {
    ...page,
    items: page.items.map((message) => (isNew(message) ? { ...message, read: true } : message)),
  };
}

/** The page number in the address; 1 for invalid values. */
export function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 100_000) : 1;
}
