import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { ensurePartitions } from '../../../platform/db/partitions.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { createDirectory } from './accounts/accounts.usecases.ts';
import { createAuditor, type Auditor } from './checks/audit.usecases.ts';
import { changesOf, listenForChanges, type ChangeListener } from './lane/changes.events.ts';
import { readFigures, readPlayTotals } from './seal/figures.reads.ts';
import { accountNumber, createBulk, type Bulk } from './lane/bulk.usecases.ts';
import { createLane, type Lane, type LaneOptions, type OnDecided } from './lane/lane.usecases.ts';
import type { NamedAccount } from './accounts/accounts.queries.ts';
import type { MerchantCommand, MoneyDomain } from './ledger/domain.rules.ts';
import { createHouseReader, type HouseAmount } from './accounts/house-balances.usecases.ts';
import { createNotifier } from './lane/notifier.usecases.ts';
import { createPost, decideIn } from './ledger/posting.usecases.ts';
import { sealPeriods, type SealReport } from './seal/seal.usecases.ts';
import { readEntriesAfter, readEntriesBefore, readStatement } from './statement.reads.ts';
import { transaction, type MoneyContext } from './ledger/transaction.usecases.ts';
import { createTransferLane } from './lane/transfer-lane.usecases.ts';
import { readBalances, readHouseAccount, readHouseBalances, readTrialBalance } from './wallet.reads.ts';
import { walletRoutes } from './wallet.routes.ts';
import type {
  AuditCheck,
  Balances,
  FiguresQuery,
  HouseAccountRef,
  HouseBalance,
  MemberAccountKind,
  MemberPeriod,
  MoneyTx,
  PlayFigures,
  PostedTransfer,
  StatementLine,
  StatementPage,
  StatementQuery,
  TransferBatch,
  TrialBalance,
} from './wallet.types.ts';

export type { AccountOf, Again, MerchantCommand, MoneyDomain } from './ledger/domain.rules.ts';
export type { HouseAmount } from './accounts/house-balances.usecases.ts';
export type { Bulk, BulkChunk } from './lane/bulk.usecases.ts';
export type { Lane, LaneOptions } from './lane/lane.usecases.ts';
export type { LedgerBatch, LedgerKey, LedgerTransfer, MemberFigures } from './ledger/ledger.rules.ts';
export type { NamedAccount } from './accounts/accounts.queries.ts';
export type { SealReport } from './seal/seal.usecases.ts';
export type { TransferOutcome } from './ledger/transfers.usecases.ts';
export type * from './wallet.types.ts';
export { findBreaches } from './checks/ledger.checks.ts';
export { currencyFor } from './currency.rules.ts';
export { markBonuses } from './ledger/ledger.queries.ts';
export { postLinked } from './ledger/batch.queries.ts';
export { mainOf, normalId } from './ledger/ids.rules.ts';
export { statementView } from './statement-view.rules.ts';
export { PERIOD_SECONDS } from './wallet.config.ts';
export { walletErrors } from './wallet.errors.ts';
export { houseAccountRead, houseBalances } from './wallet.reads.ts';

export type Wallet = Auditor & {
  /** `checks`: rules of later modules, run in the snapshot of the audit. */
  hooks: { checks: AuditCheck[] };
  /**
   * Runs `work` in a transaction that may move money. `work` must have no side effects, because it is repeated after
   * a conflict.
   */
  transaction: <T>(work: (tx: MoneyTx) => Promise<T>) => Promise<T>;
  /**
   * Posts linked transfers in the caller's transaction: all or none.
   *
   * @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch`
   */
  post: (tx: MoneyTx, batch: TransferBatch) => Promise<PostedTransfer[]>;
  /** The hot path for plain transfers: linked ones together, many callers in one commit. */
  submit: ReturnType<typeof createTransferLane>['submit'];
  /** The hot path for commands of another module. */
  createLane: <Command extends MerchantCommand, Outcome, State>(
    domain: MoneyDomain<Command, Outcome, State>,
    options?: LaneOptions,
    onDecided?: OnDecided<State>,
  ) => Lane<Command, Outcome>;
  /**
   * Executes commands of another module, all of one merchant, in the caller's transaction, by the same rules as in
   * its lane. Errors of `decide` reach the caller, and nothing is written then. `linked` transfers are posted with
   * the commands or not at all.
   */
  decideIn: <Command extends MerchantCommand, Outcome, State>(
    tx: MoneyTx,
    domain: MoneyDomain<Command, Outcome, State>,
    commands: readonly Command[],
    linked?: TransferBatch,
  ) => Promise<Outcome[]>;
  /** A connection of its own for credits and figures of many members, thousands of accounts in each commit. */
  openBulk: () => Bulk;
  /** The number of an account, for `openBulk`; it is opened on first use. */
  accountNumber: (account: NamedAccount) => Promise<number>;
  balanceOf: (merchantId: string, memberId: string, currency: string) => Promise<Balances>;
  /** Entries of one account, newest first, with the balance after each. */
  statement: (query: StatementQuery) => Promise<StatementPage>;
  /** Entries before a sequence, newest first. */
  entriesBefore: (
    query: { merchantId: string; memberId: string; currency: string; kind?: MemberAccountKind },
    page: { beforeSequence: bigint | undefined; limit: number },
  ) => Promise<StatementLine[]>;
  /** Entries after a sequence, oldest first, at most 1,000. */
  changesSince: (
    query: { merchantId: string; memberId: string; currency: string; kind?: MemberAccountKind },
    afterSequence: bigint,
  ) => Promise<StatementLine[]>;
  houseBalance: (merchantId: string, currency: string) => Promise<HouseBalance[]>;
  /**
   * The balance of one house account as the transaction sees it. Reads everything that is not sealed, so it is too
   * slow for screens.
   */
  houseAccountBalance: (
    db: Db,
    of: { merchantId: string; currency: string; account: HouseAccountRef },
  ) => Promise<bigint>;
  /** Reads one house account of all merchants repeatedly, for screens; see `createHouseReader`. */
  houseReader: (account: HouseAccountRef) => () => Promise<HouseAmount[]>;
  trialBalance: (merchantId: string, currency: string) => Promise<TrialBalance>;
  /** Seals every finished period of each merchant; safe to repeat and to run concurrently. */
  sealPeriods: (now?: Date) => Promise<SealReport[]>;
  /** Reads within the given transaction, or outside any. */
  figures: (query: FiguresQuery, within?: Db) => Promise<MemberPeriod[]>;
  /** What one member has played: ever, or in periods that start at or after `from`. */
  playTotals: (of: {
    merchantId: string;
    memberId: string;
    currency: string;
    from?: Date;
  }) => Promise<PlayFigures>;
  /** Creates missing partitions of this time and the following one, for all tables that are partitioned by time. */
  ensurePartitions: (now: Date) => Promise<void>;
  /** Calls back after each commit of this process. Returns a function that stops it. */
  onBalanceChanged: (listener: ChangeListener) => () => void;
  /** Calls back for changes by every process on this database. */
  listenForChanges: (database: Database, listener: ChangeListener) => Promise<() => Promise<void>>;
  routes: BoundRoutes;
  /** Drains the lanes. */
  close: () => Promise<void>;
};

const MAX_CHANGES = 1_000;

export function createWallet(options: {
  db: Db;
  clock: Clock;
  log?: Logger;
  /** Only needed by the routes; a wallet created without them serves no calls. */
  merchants?: Pick<Merchants, 'byId'>;
}): Wallet {
  const { db, clock, log } = options;
  const directory = createDirectory();
  const listeners = new Set<ChangeListener>();
  const lanes: Lane<never, unknown>[] = [];
  const notifier = createNotifier({ db, log });
  const onCommitted = (changed: MoneyContext['changed']): void => {
    notifier.tell(changed);
    if (listeners.size === 0) return;
    for (const change of changesOf(changed)) for (const listener of listeners) listener(change);
  };
  const deps = { db, clock, directory, log, onCommitted };

  const openLane: Wallet['createLane'] = (domain, laneOptions, onDecided) => {
    const lane = createLane(deps, domain, laneOptions, onDecided);
    lanes.push(lane);
    return lane;
  };
  const balanceOf: Wallet['balanceOf'] = (merchantId, memberId, currency) =>
    readBalances(db, { merchantId, memberId, currency });
  const statement: Wallet['statement'] = (query) => readStatement(db, query);

  const hooks: Wallet['hooks'] = { checks: [] };
  return {
    hooks,
    transaction: (work) => transaction(deps, work),
    post: createPost(deps),
    submit: createTransferLane(openLane).submit,
    createLane: openLane,
    decideIn: (tx, domain, commands, linked) => decideIn(deps, tx, domain, commands, linked),
    openBulk: () => createBulk(deps),
    accountNumber: (account) => accountNumber(deps, account),
    balanceOf,
    statement,
    entriesBefore: (query, { beforeSequence, limit }) =>
      readEntriesBefore(db, { ...query, beforeSequence }, limit),
    changesSince: (query, afterSequence) => readEntriesAfter(db, { ...query, afterSequence }, MAX_CHANGES),
    houseBalance: (merchantId, currency) => readHouseBalances(db, { merchantId, currency }),
    houseAccountBalance: readHouseAccount,
    houseReader: (account) => createHouseReader(deps, account),
    trialBalance: (merchantId, currency) => readTrialBalance(db, { merchantId, currency }),
    sealPeriods: (now) => sealPeriods(deps, now),
    figures: (query, within = db) => readFigures(within, query),
    playTotals: (of) => readPlayTotals(db, of),
    ensurePartitions: (now) => ensurePartitions(db, now),
    onBalanceChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenForChanges,
    ...createAuditor({ ...deps, ...hooks }),
    routes: walletRoutes({
      currencyOf: async (merchantId) => {
        if (!options.merchants) throw new Error('this wallet was created without merchants');
        return (await options.merchants.byId(merchantId)).currency;
      },
      balanceOf,
      statement,
    }),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
      await notifier.close();
    },
  };
}
