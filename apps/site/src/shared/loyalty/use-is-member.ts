import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../member/member.queries.ts';

/** Whether a member is signed in. Trial accounts have no points; until it is known, nothing is asked for. */
export function useIsMember(): boolean {
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  return signedIn && member !== undefined && !member.isTrial;
}
