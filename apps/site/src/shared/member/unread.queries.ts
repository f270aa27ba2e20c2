import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';

/** The number of unread messages, updated by the socket. 0 until it is known, and for trial accounts. */
export function useUnread(realAccount: boolean): number {
  const { data } = useQuery({ ...callQuery('messages.unreadCount'), enabled: realAccount });
  return realAccount ? (data?.unread ?? 0) : 0;
}
