/** Under which the count of unread messages is kept; the socket keeps it right. */
export const UNREAD_KEY = ['messages.unreadCount'] as const;
