import type {
  ControlledGame,
  ControlledVendor,
  gameControlRoutes,
} from '@croupier/contract/games/game-control.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { pageIn, type Page } from '../../../../platform/paging.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import { catalogueErrors } from '../catalogue.errors.ts';
import { nameIn } from '../merchant-games.rules.ts';
import { fold } from '../search/folding.rules.ts';
import type {
  CatalogueSnapshot,
  GameOverride,
  MerchantOverrides,
  VendorOverride,
} from '../snapshot.types.ts';
import type { SnapshotReader } from '../snapshot.usecases.ts';
import { beginOverrides, upsertGameOverride, upsertVendorOverride } from './overrides.queries.ts';
import { readFeedStates, readOverrides } from './overrides.reads.ts';
import {
  controlledGame,
  controlledVendors,
  gameOverrideOf,
  inListOrder,
  nextPosition,
  vendorOverrideOf,
} from './overrides.rules.ts';

export type ControlDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
  reader: SnapshotReader;
};

export type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

type Routes = typeof gameControlRoutes;
type GamesQuery = CallInput<Routes['games']>['query'];

/** What is recorded in the audit log, and where. */
export type RecordedChange = { action: string; subject: string; before: object; after: object };

/**
 * Runs a change of a merchant's decisions: one at a time, recorded in the audit log, and told to every process on
 * commit. This process follows before the call is answered.
 *
 * @throws `merchants.not_found`
 */
export async function changeOverrides(
  deps: ControlDeps,
  merchantId: string,
  operator: Operator,
  work: (tx: Tx, current: MerchantOverrides | undefined) => Promise<RecordedChange>,
): Promise<void> {
  await deps.merchants.byId(merchantId);
  await deps.db.transaction().execute(async (tx) => {
    await beginOverrides(tx, merchantId);
    const current = (await readOverrides(tx)).get(merchantId);
    const change = await work(tx, current);
    const { account, ip, requestId } = operator;
    await deps.audit.record(tx, { ...change, merchantId, actor: account, ip, requestId });
  });
  deps.reader.invalidate();
}

/** @throws `catalogue.vendor_not_found` */
export function getVendor({ vendors }: CatalogueSnapshot, vendorId: string) {
  const vendor = vendors.get(vendorId);
  if (!vendor) throw appError(catalogueErrors.vendorNotFound);
  return vendor;
}

/** @throws `catalogue.game_not_found` */
export function getGame({ byId }: CatalogueSnapshot, gameId: string) {
  const game = byId.get(gameId);
  if (!game) throw appError(catalogueErrors.gameNotFound);
  return game;
}

/** @throws `merchants.not_found` */
export async function listVendors(deps: ControlDeps, merchantId: string): Promise<ControlledVendor[]> {
  await deps.merchants.byId(merchantId);
  const [snapshot, imports] = await Promise.all([deps.reader.snapshot(), readFeedStates(deps.db)]);
  return controlledVendors(snapshot, snapshot.overrides.get(merchantId), imports);
}

const vendorOf = async (deps: ControlDeps, merchantId: string, id: string): Promise<ControlledVendor> => {
  const vendor = (await listVendors(deps, merchantId)).find((each) => each.id === id);
  if (!vendor) throw appError(catalogueErrors.vendorNotFound);
  return vendor;
};

/** Settings of one merchant that decide what is listed. @throws `merchants.not_found` */
async function listing(deps: ControlDeps, merchantId: string) {
  const [merchant, snapshot] = await Promise.all([deps.merchants.byId(merchantId), deps.reader.snapshot()]);
  const { originals } = merchant.settings;
  const overrides = snapshot.overrides.get(merchantId);
  return { snapshot, overrides, originals };
}

/** Games of all vendors, also those that the merchant doesn't show. @throws `merchants.not_found` */
export async function listGames(
  deps: ControlDeps,
  { merchantId, language, ...query }: GamesQuery & { merchantId: string; language: string },
): Promise<Page<ControlledGame>> {
  const { snapshot, overrides, originals } = await listing(deps, merchantId);
  const { q, category, vendorId, reach } = query;
  const text = q && fold(q);
  const found = inListOrder(
    snapshot.games.filter(
      (game) =>
        (!category || game.category === category) &&
        (!vendorId || game.vendor.id === vendorId) &&
        (!text || game.id === q || fold(nameIn(game.names, language)).includes(text)),
    ),
    overrides,
  );
  const toItem = (game: (typeof found)[number]): ControlledGame =>
    controlledGame(game, overrides, { originals, name: nameIn(game.names, language) });
  const matching = reach ? found.filter((game) => toItem(game).reach === reach) : found;
  const page = pageIn(matching, query);
  return { ...page, items: page.items.map(toItem) };
}

/** @throws `merchants.not_found`, `catalogue.game_not_found` */
export async function gameOf(
  deps: ControlDeps,
  { merchantId, gameId, language }: { merchantId: string; gameId: string; language: string },
): Promise<ControlledGame> {
  const { snapshot, overrides, originals } = await listing(deps, merchantId);
  const game = getGame(snapshot, gameId);
  return controlledGame(game, overrides, { originals, name: nameIn(game.names, language) });
}

const recordedVendor = ({ position: _position, ...decided }: VendorOverride): object => decided;
const recordedGame = ({ position: _position, ...decided }: GameOverride): object => decided;

/** Changes one vendor. @throws `merchants.not_found`, `catalogue.vendor_not_found` */
export async function changeVendor(
  deps: ControlDeps,
  { merchantCode, vendorId }: CallInput<Routes['changeVendor']>['params'],
  operator: Operator,
  { action, to }: { action: string; to: (before: VendorOverride) => VendorOverride },
): Promise<ControlledVendor> {
  const vendor = getVendor(await deps.reader.snapshot(), vendorId);
  await changeOverrides(deps, merchantCode, operator, async (tx, current) => {
    const before = vendorOverrideOf(current, vendor);
    const changed = to(before);
    const after = {
      ...changed,
      ...(changed.shown && !before.shown ? { position: nextPosition(current) } : {}),
    };
    await upsertVendorOverride(tx, { ...after, merchantId: merchantCode, id: vendorId });
    return {
      action,
      subject: `vendor:${vendorId}`,
      before: recordedVendor(before),
      after: recordedVendor(after),
    };
  });
  return vendorOf(deps, merchantCode, vendorId);
}

/** Changes one game. @throws `merchants.not_found`, `catalogue.game_not_found` */
export async function changeGame(
  deps: ControlDeps,
  { merchantCode, gameId, language }: CallInput<Routes['changeGame']>['params'] & { language: string },
  operator: Operator,
  { action, to }: { action: string; to: (before: GameOverride) => GameOverride },
): Promise<ControlledGame> {
  getGame(await deps.reader.snapshot(), gameId);
  await changeOverrides(deps, merchantCode, operator, async (tx, current) => {
    const before = gameOverrideOf(current, gameId);
    const after = to(before);
    await upsertGameOverride(tx, { ...after, merchantId: merchantCode, id: gameId });
    return { action, subject: `game:${gameId}`, before: recordedGame(before), after: recordedGame(after) };
  });
  return gameOf(deps, { merchantId: merchantCode, gameId, language });
}
