import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';
import { memberQuery } from '../member/member.queries.ts';
import { useAccountReady } from '../sign-in/use-account-ready.ts';

export const protectionQuery = callQuery('protection.state');
export const realityQuery = callQuery('protection.reality');

/** Where the reader's day and month began. */
export function netQuery(now = new Date()) {
  const dayFrom = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const monthFrom = new Date(now.getFullYear(), now.getMonth(), 1);
  return callQuery('protection.net', { query: { dayFrom, monthFrom } });
}

/** Whether the visitor plays for real money, which is what is protected. */
export function usePlaysForMoney(): boolean {
  const isReady = useAccountReady();
  const { currency } = useMerchant();
  const { data: member } = useQuery({ ...memberQuery, enabled: isReady });
  return isReady && currency !== PLAY_MONEY && member?.isTrial === false;
}
