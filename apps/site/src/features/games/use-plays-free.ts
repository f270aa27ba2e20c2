import type { Game } from '@croupier/contract/games/catalogue.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../../shared/member/member.queries.ts';

/**
 * Whether a trial account opens this game, which vendors refuse, and there is a demo in its place; undefined until it is
 * known.
 */
export function usePlaysFree({ hasDemo }: Pick<Game, 'hasDemo'>): boolean | undefined {
  const signedIn = useSignedIn();
  const asks = signedIn && hasDemo;
  const { data: member, isError } = useQuery({ ...memberQuery, enabled: asks });
  // If nobody can say, the launch does.
  if (!asks || isError) return false;
  return member?.isTrial;
}
