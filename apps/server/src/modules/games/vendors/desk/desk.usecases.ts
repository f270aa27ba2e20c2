import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import type { vendorDeskRoutes as routes } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { offsetOf, pageOf } from '../../../../platform/paging.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import { listAccounts, type AccountRow } from '../accounts/accounts.queries.ts';
import { openKeys, type OpenedAccount, type VendorAccounts } from '../accounts/accounts.usecases.ts';
import { OPEN_ROUND_HOURS } from '../vendors.config.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { VendorClient, VendorProtocol } from '../vendors.types.ts';
import type { CallFigures } from '../wallet-call/call-figures.usecases.ts';
import { readAccountHealth, readPlayed, type AccountHealth } from './accounts.reads.ts';
import { countDifferences, listDifferences } from '../differences/differences.reads.ts';
import { actsOf } from './differences.usecases.ts';
import { countOpenUnits, listOpenUnits } from './open-units.reads.ts';
import { returnsOf } from './returns.rules.ts';
import { askTransferNow } from './transfers.queries.ts';
import { countTransfers, listTransfers } from './transfers.reads.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Older open rounds are found by the ledger audit and by hand. */
const OPEN_ROUND_MAX_HOURS = 60 * 24;
/** Newer ones are counted for the health of an account. */
const COUNTED_HOURS = 7 * 24;

export type DeskDeps = {
  db: Db;
  clock: Clock;
  box: SecretBox;
  merchants: Pick<Merchants, 'byId'>;
  protocols: readonly VendorProtocol[];
  accounts: Pick<VendorAccounts, 'open'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
  callFigures: Pick<CallFigures, 'of'>;
  /** Scheme, host and port of a site, for the addresses that vendors call. */
  siteOrigin: (host: string) => string;
};

type Account = CallOutput<typeof routes.accounts>['accounts'][number];

const hoursAgo = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MILLISECONDS);

async function shown(
  { box, clock, callFigures }: DeskDeps,
  row: AccountRow,
  { health, origin, freeRounds }: { health: AccountHealth | undefined; origin: string; freeRounds: boolean },
): Promise<Account> {
  const { previous } = await openKeys(box, row);
  const { id, adapter, name, currency, hosts, addresses, state, isTest, lastCallAt } = row;
  return {
    id,
    adapter,
    name,
    currency,
    config: row.config as Account['config'],
    hosts: [...hosts],
    addresses: [...addresses],
    vendorCodes: health?.vendorCodes ?? [],
    state,
    isTest,
    freeRounds,
    callbackUrl: `${origin}/vendors/${adapter}/${id}`,
    previousKeysUntil: previous && previous.until > clock.now() ? previous.until : null,
    lastCallAt,
    ...callFigures.of(id),
    refused: health?.refused ?? 0,
    late: health?.late ?? 0,
    openRounds: health?.openRounds ?? 0,
    openRoundsTooLong: health?.openRoundsTooLong ?? 0,
    differences: health?.differences ?? 0,
  };
}

/** A closed account gives nothing any more. */
async function givesFreeRounds(
  { accounts, clientOf }: DeskDeps,
  { merchantId, id, state }: AccountRow,
): Promise<boolean> {
  return state === 'open' && clientOf(await accounts.open({ merchantId, id })).freeRounds !== undefined;
}

/** @throws `merchants.not_found` */
export async function listDeskAccounts(
  deps: DeskDeps,
  merchantId: string,
): Promise<CallOutput<typeof routes.accounts>> {
  const { db, clock, merchants, protocols, siteOrigin } = deps;
  const { hosts } = await merchants.byId(merchantId);
  const now = clock.now();
  const [rows, health] = await Promise.all([
    listAccounts(db, merchantId),
    readAccountHealth(db, {
      merchantId,
      since: hoursAgo(now, 1),
      openedFrom: hoursAgo(now, COUNTED_HOURS),
      openedBefore: hoursAgo(now, OPEN_ROUND_HOURS),
    }),
  ]);
  const origin = siteOrigin(hosts[0] ?? '');
  return {
    accounts: await Promise.all(
      rows.map(async (row) =>
        shown(deps, row, {
          health: health.find(({ accountId }) => accountId === row.id),
          origin,
          freeRounds: await givesFreeRounds(deps, row),
        }),
      ),
    ),
    adapters: protocols.map(({ id, wallet }) => ({
      id,
      seamless: wallet !== undefined,
    })),
  };
}

/** @throws `vendors.account_not_found` */
export async function readReturns(
  { db, accounts }: DeskDeps,
  key: { merchantId: string; id: string },
): Promise<CallOutput<typeof routes.returns>> {
  await accounts.open(key);
  const { merchantId, id: accountId } = key;
  return (await readPlayed(db, { merchantId, accountId })).map(returnsOf);
}

/** Asks the vendor something that changes nothing. @throws `vendors.account_not_found` */
export async function testAccount(
  { accounts, clientOf }: DeskDeps,
  key: { merchantId: string; id: string },
): Promise<CallOutput<typeof routes.test>> {
  const opened = await accounts.open(key);
  const begun = performance.now();
  const games = await clientOf(opened).games();
  const milliseconds = Math.round(performance.now() - begun);
  return 'unknown' in games
    ? { answers: false, milliseconds, reason: games.reason }
    : { answers: true, milliseconds, reason: null };
}

export async function pageOfDifferences(
  { db, clock }: DeskDeps,
  merchantId: string,
  query: CallInput<typeof routes.differences>['query'],
): Promise<CallOutput<typeof routes.differences>> {
  const { accountId, state } = query;
  const filter = { merchantId, accountId, state };
  const now = clock.now();
  const [rows, count] = await Promise.all([
    listDifferences(db, { ...filter, offset: offsetOf(query), limit: query.pageSize }),
    countDifferences(db, filter),
  ]);
  return pageOf(
    rows.map((row) => ({ ...row, acts: actsOf(row, now) })),
    count,
    query,
  );
}

export async function pageOfOpenUnits(
  { db, clock }: DeskDeps,
  merchantId: string,
  query: CallInput<typeof routes.openUnits>['query'],
): Promise<CallOutput<typeof routes.openUnits>> {
  const now = clock.now();
  const filter = {
    merchantId,
    accountId: query.accountId,
    from: hoursAgo(now, OPEN_ROUND_MAX_HOURS),
    until: hoursAgo(now, OPEN_ROUND_HOURS),
  };
  const [rows, count] = await Promise.all([
    listOpenUnits(db, { ...filter, offset: offsetOf(query), limit: query.pageSize }),
    countOpenUnits(db, filter),
  ]);
  return pageOf(rows, count, query);
}

export async function pageOfTransfers(
  { db }: DeskDeps,
  merchantId: string,
  query: CallInput<typeof routes.transfers>['query'],
): Promise<CallOutput<typeof routes.transfers>> {
  const filter = { merchantId, state: query.state };
  const [rows, count] = await Promise.all([
    listTransfers(db, { ...filter, offset: offsetOf(query), limit: query.pageSize }),
    countTransfers(db, filter),
  ]);
  return pageOf(rows, count, query);
}

/** @throws `vendors.transfer_not_found` */
export async function askTransfer(
  { db, clock }: DeskDeps,
  key: { merchantId: string; id: string },
): Promise<CallOutput<typeof routes.askTransfer>> {
  const state = await askTransferNow(db, { ...key, at: clock.now() });
  if (!state) throw appError(vendorsErrors.transferNotFound);
  return { state };
}
