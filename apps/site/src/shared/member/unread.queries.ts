import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';

/** How many messages were not read, kept right by the socket. 0 while that isn't known, and for trial accounts. */
export function useUnread(realAccount: boolean): number {
  const { data } = useQuery({ ...callQuery('messages.unreadCount'), enabled: realAccount });
  return realAccount ? (data?.unread ?? 0) : 0;
}
