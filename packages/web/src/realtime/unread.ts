/** The query key of the number of unread messages, which the socket updates. */
export const UNREAD_KEY = ['messages.unreadCount'] as const;
