import { contentRoutes as routes } from '@croupier/contract/engagement/content.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { ContentUsecases } from './content.usecases.ts';

export const contentRoutes = ({ announcements, helpCentre }: ContentUsecases): BoundRoutes =>
  bindRoutes(routes, {
    announcements: ({ merchantId, language, query, account }) =>
      announcements({
        merchantId,
        language: query.language ?? language,
        types: query.types,
        signedIn: account !== null,
      }),
    helpCentre: ({ merchantId, language, query }) => helpCentre(merchantId, query.lang ?? language),
  });
