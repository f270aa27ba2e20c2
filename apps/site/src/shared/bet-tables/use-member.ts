import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../member/member.queries.ts';
import { useAccountReady } from '../sign-in/use-account-ready.ts';

/** Whether a member is signed in: trial accounts have neither a betting record nor a public name. */
export function useMember(): boolean {
  const ready = useAccountReady();
  const { data } = useQuery({ ...memberQuery, enabled: ready });
  return ready && data?.isTrial === false;
}
