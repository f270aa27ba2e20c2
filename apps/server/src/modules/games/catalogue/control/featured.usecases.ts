import { MAX_FEATURED } from '@croupier/contract/vendors/fixture-control.ts';
import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { catalogueErrors } from '../catalogue.errors.ts';
import type { FeaturedFixture } from '../snapshot.types.ts';
import { changeOverrides, type ControlDeps, type Operator } from './control.usecases.ts';
import { writeFixtureOrder } from './overrides.queries.ts';
import { placed } from './overrides.rules.ts';

/** A match that began this long ago is over; its place is given up with the next change. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1_000;

const idOf = ({ kind, gameId, key }: FeaturedFixture): string => JSON.stringify([kind, gameId, key]);

/** Leagues and matches that the merchant puts first in a category, in their order. */
export async function featuredFixtures(
  { reader }: Pick<ControlDeps, 'reader'>,
  merchantId: string,
  category: FixtureCategory,
): Promise<FeaturedFixture[]> {
  const fixtures = (await reader.snapshot()).overrides.get(merchantId)?.fixtures ?? [];
  return fixtures.filter((fixture) => fixture.category === category);
}

/**
 * Puts a league or a match first at a position from 1, or takes it back.
 *
 * @throws `merchants.not_found`, `catalogue.too_many_featured`
 */
export async function featureFixture(
  deps: ControlDeps,
  {
    merchantId,
    fixture,
    position,
  }: { merchantId: string; fixture: FeaturedFixture; position: number | null },
  operator: Operator,
): Promise<void> {
  const { category, kind, gameId, key, name } = fixture;
  await changeOverrides(deps, merchantId, operator, async (tx, current) => {
    const before = (current?.fixtures ?? []).filter((one) => one.category === category);
    const over = deps.clock.now().getTime() - KEPT_MILLISECONDS;
    const kept = before.filter(({ startsAt }) => startsAt === null || startsAt.getTime() > over);
    const known = new Map([...kept, fixture].map((one) => [idOf(one), one]));
    const order = placed(kept.map(idOf), idOf(fixture), position);
    if (order.length > MAX_FEATURED) throw appError(catalogueErrors.tooManyFeatured);
    await writeFixtureOrder(tx, {
      merchantId,
      category,
      fixtures: order.flatMap((id) => known.get(id) ?? []),
    });
    const placeIn = (ids: readonly string[]): number | null => ids.indexOf(idOf(fixture)) + 1 || null;
    return {
      action: 'fixture.placed',
      subject: `fixture:${gameId}`,
      before: { category, kind, key, name, position: placeIn(before.map(idOf)) },
      after: { category, kind, key, name, position: placeIn(order) },
    };
  });
}
