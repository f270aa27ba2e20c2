import { session } from '@croupier/web/session/session.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Calls with the same answer for everyone. All others depend on the account. */
const FOR_EVERYBODY: ReadonlySet<unknown> = new Set([
  'system.status',
  'identity.registerSettings',
  'identity.registerValidation',
  'verification.countries',
  'catalogue.gameMenus',
  'catalogue.gameList',
  'catalogue.hotGames',
  'catalogue.vendors',
  'catalogue.search',
  'catalogue.similar',
  'catalogue.oneGame',
  'content.announcements',
  'content.helpCentre',
  'originals.limits',
  'originals.returns',
]);

/** Shown to everyone, but with a part that only members or only visitors see. */
const BY_AUDIENCE = ['content.announcements'] as const;

/** Removes an account's data from the cache when its session ends. Returns a function that stops this. */
export function forgetWithSession(queryClient: QueryClient): () => void {
  let token = session.token();
  return session.subscribe(() => {
    if (session.token() === token) return;
    token = session.token();
    const personal = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !FOR_EVERYBODY.has(queryKey[0]),
    };
    void queryClient.cancelQueries(personal);
    queryClient.removeQueries(personal);
    void queryClient.invalidateQueries({ queryKey: BY_AUDIENCE });
  });
}
