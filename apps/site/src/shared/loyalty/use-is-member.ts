import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../member/member.queries.ts';

/** Whether a member is signed in; undefined until it is known. Trial accounts have no points. */
export function useIsMember(): boolean | undefined {
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  if (!signedIn) return false;
  return member && !member.isTrial;
}
