import type {
  ControlledGame,
  ControlledVendor,
  gameControlRoutes,
} from '@croupier/contract/games/game-control.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { catalogueErrors } from '../catalogue.errors.ts';
import {
  changeOverrides,
  gameOf,
  getGame,
  getVendor,
  listVendors,
  type ControlDeps,
  type Operator,
} from './control.usecases.ts';
import { writeGameOrder, writeVendorOrder } from './overrides.queries.ts';
import { gameOverrideOf, placed, shownVendorIds } from './overrides.rules.ts';

type Routes = typeof gameControlRoutes;
type Input<R extends keyof Routes> = CallInput<Routes[R]>;

/** @throws `merchants.not_found`, `catalogue.vendor_not_found`, `catalogue.vendor_off` */
export async function placeVendor(
  deps: ControlDeps,
  { params: { merchantCode, vendorId }, body: { position } }: Pick<Input<'placeVendor'>, 'params' | 'body'>,
  operator: Operator,
): Promise<ControlledVendor[]> {
  const snapshot = await deps.reader.snapshot();
  getVendor(snapshot, vendorId);
  await changeOverrides(deps, merchantCode, operator, async (tx, current) => {
    const order = shownVendorIds(snapshot, current);
    const before = order.indexOf(vendorId) + 1;
    if (before === 0) throw appError(catalogueErrors.vendorOff);
    const vendorIds = placed(order, vendorId, position);
    await writeVendorOrder(tx, { merchantId: merchantCode, vendorIds });
    return {
      action: 'vendor.placed',
      subject: `vendor:${vendorId}`,
      before: { position: before },
      after: { position: vendorIds.indexOf(vendorId) + 1 },
    };
  });
  return listVendors(deps, merchantCode);
}

/** @throws `merchants.not_found`, `catalogue.game_not_found` */
export async function placeGame(
  deps: ControlDeps,
  {
    params: { merchantCode, gameId },
    body: { position },
    language,
  }: Pick<Input<'placeGame'>, 'params' | 'body'> & { language: string },
  operator: Operator,
): Promise<ControlledGame> {
  const snapshot = await deps.reader.snapshot();
  const { category } = getGame(snapshot, gameId);
  await changeOverrides(deps, merchantCode, operator, async (tx, current) => {
    const placeOf = (id: string): number | null => gameOverrideOf(current, id).position;
    const order = snapshot.games
      .filter((game) => game.category === category && placeOf(game.id) !== null)
      .toSorted((a, b) => Number(placeOf(a.id)) - Number(placeOf(b.id)))
      .map(({ id }) => id);
    const gameIds = placed(order, gameId, position);
    await writeGameOrder(tx, { merchantId: merchantCode, category, gameIds });
    const after = gameIds.indexOf(gameId) + 1;
    return {
      action: 'game.placed',
      subject: `game:${gameId}`,
      before: { position: placeOf(gameId) },
      after: { position: after === 0 ? null : after },
    };
  });
  return gameOf(deps, { merchantId: merchantCode, gameId, language });
}
