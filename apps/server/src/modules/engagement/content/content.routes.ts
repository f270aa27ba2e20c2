import { contentRoutes as routes } from '@croupier/contract/engagement/content.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { ContentDeps, ContentUsecases } from './content.usecases.ts';
import { readPreviewed } from './preview/preview.usecases.ts';

/** The site's content, with a draft in it for a call that comes from the draft's preview. */
export function contentRoutes(deps: ContentDeps, usecases: ContentUsecases): BoundRoutes {
  type Caller = { merchantId: string; preview?: string | undefined };
  const reading = <T>(
    { merchantId, preview: token }: Caller,
    read: (content: ContentUsecases) => Promise<T>,
  ): Promise<T> => (token === undefined ? read(usecases) : readPreviewed(deps, { merchantId, token }, read));
  return bindRoutes(routes, {
    announcements: ({ query, account, ...caller }) =>
      reading(caller, ({ announcements }) =>
        announcements({
          merchantId: caller.merchantId,
          language: query.language ?? caller.language,
          types: query.types,
          signedIn: account !== null,
        }),
      ),
    helpCentre: ({ query, ...caller }) =>
      reading(caller, ({ helpCentre }) => helpCentre(caller.merchantId, query.lang ?? caller.language)),
  });
}
