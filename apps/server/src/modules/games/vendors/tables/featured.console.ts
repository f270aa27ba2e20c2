import { fixtureControlRoutes as routes } from '@croupier/contract/vendors/fixture-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { listControlledFixtures, placeFixture, type FeaturedDeps } from './featured.usecases.ts';

/** The order of matches and fights in a merchant's lists. */
export const featuredConsole = (deps: FeaturedDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: ({ params: { merchantCode: merchantId }, query: { category }, language }) =>
      listControlledFixtures(deps, { merchantId, language, category }),
    place: ({ params: { merchantCode: merchantId }, body, language, ...operator }) =>
      placeFixture(deps, { merchantId, language, body }, operator),
  });
