import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import { startTicks } from '../../../platform/ticks.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createSettingsChange, type ApprovalKind, type Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Sessions } from '../../access/sessions/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { protectionRefusal, type Protection } from '../../money/protection/index.ts';
import type { Bonuses, FreeRoundsIssuer } from '../../money/bonuses/index.ts';
import type { AuditCheck, Wallet } from '../../money/wallet/index.ts';
import type { Catalogue, DemoHook, LaunchHook } from '../catalogue/index.ts';
import type { Rounds } from '../rounds/index.ts';
import { hasOwnWallet } from './accounts/own-wallet.rules.ts';
import { createVendorAccounts, type OpenedAccount } from './accounts/accounts.usecases.ts';
import { createAccountSwitch, type AccountSwitch } from './accounts/switch.usecases.ts';
import { createAccountChange } from './desk/account-change.usecases.ts';
import { createDecidedActs } from './desk/decided-acts.usecases.ts';
import { askFreeRounds, followFreeRounds } from './free-rounds/following.usecases.ts';
import { createFreeRounds } from './free-rounds/giving.usecases.ts';
import { ownFreeRounds } from './free-rounds/own.usecases.ts';
import { VENDOR_RULES } from './desk/rules.usecases.ts';
import { vendorRulesConsole, vendorsConsole } from './desk/vendors.console.ts';
import { askOf } from './lists/stored-lines.rules.ts';
import { createPlayers } from './players/players.usecases.ts';
import { createVendorCalls } from './providers/vendor-call.adapter.ts';
import { vendorProtocols } from './providers/vendor-protocols.adapter.ts';
import { createTestCalls } from './test-calls/test-calls.usecases.ts';
import { featuredConsole } from './tables/featured.console.ts';
import { createFixtures } from './tables/fixtures.usecases.ts';
import { createTables } from './tables/tables.usecases.ts';
import { seedVendorDemo } from './vendors.demo.ts';
import { fundVisit, returnAfter } from './transfers/auto.usecases.ts';
import { bookLine, readAllWalletBets, readWalletBets, type BetDeps } from './transfers/bets.usecases.ts';
import { releaseHeld } from './transfers/held.usecases.ts';
import { collectOfStopped, stopMember } from './transfers/stopped.usecases.ts';
import { auditTransfers } from './transfers/transfers.checks.ts';
import { listVendorCodes } from './transfers/transfers.queries.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';
import { askDueTransfers } from './transfers/transfers.usecases.ts';
import { vendorJobs } from './vendors.jobs.ts';
import { vendorPlayRoutes } from './vendors.routes.ts';
import type { TheirTransaction, VendorClient, VendorProtocol, WalletAnswer } from './vendors.types.ts';
import { launchDemo, launchGame } from './visits/launch.usecases.ts';
import { originsOf } from './visits/visits.rules.ts';
import { createVisits } from './visits/visits.usecases.ts';
import { createCallFigures } from './wallet-call/call-figures.usecases.ts';
import { execute, idsOf } from './wallet-call/asks.usecases.ts';
import { createLateWins } from './wallet-call/late-wins.usecases.ts';
import { createWalletCalls, type VendorCallInput } from './wallet-call/wallet-call.usecases.ts';

export { MAX_CALL_BYTES } from './vendors.config.ts';

export type Vendors = {
  /** Answers a vendor's call to our wallet; undefined if there is nobody to answer it. */
  receiveCall: (call: VendorCallInput) => Promise<WalletAnswer | undefined>;
  /** For the catalogue's hooks. */
  launch: LaunchHook;
  demo: DemoHook;
  /** Origins that a merchant's games are shown from. */
  frameOrigins: (merchantId: string) => Promise<string[]>;
  /** Reacts to `member.play_stopped`: what the member has at vendors comes back. */
  memberStopped: (member: { merchantId: string; memberId: string }) => Promise<void>;
  /** Free rounds that promotions and the mall give. */
  freeRounds: FreeRoundsIssuer;
  /** The kill switch of accounts. */
  accountSwitch: AccountSwitch;
  /** Gives the demo shops accounts at the sandbox's vendors, as soon as these answer. */
  seedDemo: (sandbox: { vendorsUrl: string; callbackOrigin: (host: string) => string }) => Promise<void>;
  routes: readonly BoundRoutes[];
  consoleRoutes: readonly BoundRoutes[];
  /** What a second person decides. */
  requests: readonly ApprovalKind[];
  jobs: readonly Job[];
  /** Rules for the ledger audit. */
  check: AuditCheck;
  /** Asks about transfers whose outcome is unknown; the returned function stops it. */
  startTicks: () => () => Promise<void>;
  /** Writes what is collected. */
  close: () => Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  members: Pick<Members, 'find' | 'insert'>;
  sessions: Pick<Sessions, 'open' | 'resolve' | 'endAll' | 'forget'>;
  approvals: Pick<Approvals, 'ask' | 'isKnown' | 'versionsOf'>;
  wallet: Pick<Wallet, 'balanceOf' | 'transaction' | 'post' | 'decideIn' | 'entriesBefore'>;
  protection: Pick<Protection, 'stateOf' | 'setLimit' | 'exclude'>;
  bonuses: Pick<Bonuses, 'playableIn'>;
  rounds: Pick<Rounds, 'submit' | 'submitAll' | 'findRound' | 'decide'>;
  catalogue: Pick<
    Catalogue,
    | 'betting'
    | 'vendorGame'
    | 'gameById'
    | 'vendorCode'
    | 'gamesById'
    | 'gameMenus'
    | 'announce'
    | 'featuredFixtures'
    | 'featureFixture'
  >;
  secretsKey?: Buffer | undefined;
  /** Whether vendors on this machine are allowed, as in the demo. */
  privateIntegrations: boolean;
  /** Whether vendors may prepare players for tests at accounts that are marked for it. */
  allowsTestCalls?: boolean;
  siteOrigin: (host: string) => string;
  protocols?: readonly VendorProtocol[];
};

const TICK_MILLISECONDS = 1_000;

/** Games of other makers: their accounts, the openings of their games, and the wallet that they call. */
export function createVendors(deps: Deps): Vendors {
  const { db, clock, log, merchants, protection, privateIntegrations: allowsLoopback } = deps;
  // The label is part of every stored secret's key, so it must not change.
  const box = createSecretBox({ label: 'croupier vendors', loadMasters: () => loadMasterKeys(deps) });
  const protocols = deps.protocols ?? vendorProtocols;
  const accounts = createVendorAccounts({ db, clock, box, protocols });
  const players = createPlayers({ db, clock });
  const visits = createVisits({ db, clock, log });
  const callsOf = createVendorCalls({ log });
  const clientOf = ({ account, protocol, keys }: OpenedAccount): VendorClient =>
    protocol.client(account, keys, { call: callsOf(account.merchantId), now: clock.now });
  const lateWins = createLateWins({ db, clock, log });
  const parts = { ...deps, accounts, players, visits, clientOf, onLateWin: lateWins.note };
  const callFigures = createCallFigures({ clock });
  const testCalls = createTestCalls({ ...parts, allowsTestCalls: deps.allowsTestCalls ?? false });
  const walletCalls = createWalletCalls({ ...parts, callFigures, testCalls });
  const tables = createTables(parts);
  const fixtures = createFixtures(parts);
  const bets: BetDeps = {
    ...parts,
    idsOf,
    memberOf: players.memberOf,
    gameOf: async ({ merchantId, id }, code) => {
      const vendors = await accounts.vendorsOf(merchantId);
      const own = [...vendors].flatMap(([vendorId, accountId]) => (accountId === id ? [vendorId] : []));
      return deps.catalogue.vendorGame(own, code);
    },
  };
  const transfers = { ...parts, readBets: (opened: OpenedAccount) => readWalletBets(bets, opened) };
  const forMerchants = async (work: (merchantId: string) => Promise<unknown>): Promise<void> => {
    for (const { id } of await merchants.list()) await work(id);
  };
  const checkMember = async (member: { merchantId: string; memberId: string }): Promise<void> => {
    const { code } = await protection.stateOf(db, member);
    if (code) throw protectionRefusal(code);
  };

  const accountSwitch = createAccountSwitch(parts);
  const replay = async (opened: OpenedAccount, theirs: TheirTransaction): Promise<boolean> => {
    if (hasOwnWallet(opened)) return bookLine(bets, opened.account, theirs);
    const ask = askOf(theirs);
    return ask !== undefined && 'done' in (await execute(parts, opened, ask));
  };
  const desk = { ...parts, box, protocols, callFigures, accountSwitch, replay, gameOf: bets.gameOf };

  return {
    receiveCall: walletCalls.receive,
    launch: (launch) =>
      launchGame(
        {
          ...parts,
          checkMember,
          allowsLoopback,
          fundVisit: (opened, visit) => fundVisit(transfers, opened, visit),
        },
        launch,
      ),
    demo: (launch) => launchDemo({ ...parts, allowsLoopback }, launch),
    frameOrigins: async (merchantId) => {
      const all = await accounts.list(merchantId);
      return [...new Set(all.flatMap(({ hosts }) => originsOf(hosts, allowsLoopback)))];
    },
    memberStopped: (member) => stopMember(transfers, member),
    freeRounds: createFreeRounds(parts),
    accountSwitch,
    seedDemo: (sandbox) => seedVendorDemo({ db, clock, log, box, protocols, merchants }, sandbox),
    routes: [
      vendorPlayRoutes({
        visits,
        tables,
        fixtures,
        freeRounds: (of) => ownFreeRounds(parts, of),
        returnAfter: (visit, wanted) => returnAfter(transfers, visit, wanted),
      }),
      transferRoutes({ ...transfers, vendorCodes: listVendorCodes }),
    ],
    consoleRoutes: [vendorsConsole(desk), vendorRulesConsole(desk), featuredConsole({ ...parts, fixtures })],
    requests: [createAccountChange(desk), createDecidedActs(desk), createSettingsChange(desk, VENDOR_RULES)],
    jobs: [
      ...vendorJobs(desk),
      {
        name: 'vendor-wallet-bets',
        cron: '* * * * *',
        run: () =>
          forMerchants(async (merchantId) => {
            await readAllWalletBets(bets, merchantId);
            await releaseHeld(transfers, merchantId);
          }),
      },
      {
        name: 'vendor-free-rounds',
        cron: '* * * * *',
        run: () =>
          forMerchants(async (merchantId) => {
            await askFreeRounds(parts, merchantId);
            await followFreeRounds(parts, merchantId);
          }),
      },
      {
        name: 'vendor-collect-stopped',
        cron: '*/5 * * * *',
        run: () => forMerchants((merchantId) => collectOfStopped(transfers, merchantId)),
      },
    ],
    check: auditTransfers,
    startTicks: () => {
      // Apart, so that money never waits for gifts.
      const works = [askDueTransfers, askFreeRounds].map(
        (work) => () => forMerchants((merchantId) => work(transfers, merchantId)),
      );
      const stops = works.map((tick) => startTicks({ ticks: [tick], milliseconds: TICK_MILLISECONDS, log }));
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    close: async () => {
      await Promise.all([walletCalls.close(), visits.flush(), lateWins.flush()]);
    },
  };
}
