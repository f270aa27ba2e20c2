import type { CallInput } from '@croupier/contract/route.ts';
import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';
import type { ControlledFixture, fixtureControlRoutes } from '@croupier/contract/vendors/fixture-control.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Catalogue, FeaturedFixture } from '../../catalogue/index.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import { controlledFixtures } from './featured.rules.ts';
import type { Fixtures } from './fixtures.usecases.ts';

export type FeaturedDeps = {
  merchants: Pick<Merchants, 'byId'>;
  catalogue: Pick<Catalogue, 'featuredFixtures' | 'featureFixture' | 'gamesById'>;
  fixtures: Fixtures;
};

type Of = { merchantId: string; language: string; category: FixtureCategory };
type Place = CallInput<typeof fixtureControlRoutes.place>['body'];
type Operator = Parameters<Catalogue['featureFixture']>[1];

const OPERATORS_LANGUAGE = 'EN';

/** @throws `merchants.not_found` */
export async function listControlledFixtures(
  { merchants, catalogue, fixtures }: FeaturedDeps,
  { merchantId, language, category }: Of,
): Promise<ControlledFixture[]> {
  await merchants.byId(merchantId);
  const [featured, listed] = await Promise.all([
    catalogue.featuredFixtures(merchantId, category),
    fixtures.placed(merchantId, language, category),
  ]);
  const games = await catalogue.gamesById(
    merchantId,
    language,
    featured.map(({ gameId }) => gameId),
  );
  return controlledFixtures(featured, listed, (gameId) => games.get(gameId)?.vendorName ?? '');
}

/**
 * Puts a league or a match first, or takes it back.
 *
 * @throws `merchants.not_found`, `vendors.fixture_not_found`, `catalogue.too_many_featured`
 */
export async function placeFixture(
  deps: FeaturedDeps,
  { merchantId, language, body }: { merchantId: string; language: string; body: Place },
  operator: Operator,
): Promise<ControlledFixture[]> {
  const { category, kind, gameId, key, position } = body;
  const of = { merchantId, category };
  const known = await listControlledFixtures(deps, { ...of, language: OPERATORS_LANGUAGE });
  const found = known.find((one) => one.kind === kind && one.gameId === gameId && one.key === key);
  if (!found) throw appError(vendorsErrors.fixtureNotFound);
  const { name, startsAt } = found;
  const fixture: FeaturedFixture = { category, kind, gameId, key, name, startsAt };
  await deps.catalogue.featureFixture({ merchantId, fixture, position }, operator);
  return listControlledFixtures(deps, { ...of, language });
}
