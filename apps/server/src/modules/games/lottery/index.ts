import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { createOutgoingCall } from '../../../platform/http/outgoing-call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { ApprovalKind, Approvals } from '../../access/approvals/index.ts';
import type { Network } from '../../agents/network/index.ts';
import type { Protection } from '../../money/protection/index.ts';
import type { AuditCheck, Wallet } from '../../money/wallet/index.ts';
import type { Rounds } from '../rounds/index.ts';
import { bettingRoutes } from './betting/betting.routes.ts';
import { createBetting } from './betting/betting.usecases.ts';
import { settleDraw } from './draws/over.usecases.ts';
import { createShown } from './draws/shown.usecases.ts';
import { createChaseClock } from './chases/chase-clock.usecases.ts';
import { chaseRoutes } from './chases/chases.routes.ts';
import { createChases } from './chases/chases.usecases.ts';
import { listenForDraws, type NumberedChange } from './draws/listening.usecases.ts';
import { createDrawClock } from './draws/clock.usecases.ts';
import { noHooks, type DrawHooks } from './draws/hooks.types.ts';
import { DEMO_CHAIN_LENGTH, FULL_CHAIN_LENGTH } from './lottery.config.ts';
import { drawConsole } from './lottery.console.ts';
import { seedLotteryDemo } from './lottery.demo.ts';
import { checkLotteryMoney } from './lottery-money.checks.ts';
import { drawRoutes } from './lottery.routes.ts';
import { lotteryJobs } from './lottery.jobs.ts';
import { createDrand } from './providers/drand.adapter.ts';
import { createResultFeed } from './providers/result-feed.adapter.ts';
import { currentBeacon, type StoredBeacon } from './results/beacons.queries.ts';
import { createBeacons, type Beacons } from './results/beacons.usecases.ts';
import { createOutside } from './results/outside.usecases.ts';
import { settleTickets } from './runs/settlement.usecases.ts';
import { saleConsole } from './sale/sale.console.ts';
import { SHIPPED_LOTTERIES } from './schedules/lotteries.config.ts';
import { planAll } from './schedules/planning.usecases.ts';
import { QUICKNET_BEACON, seedLotteries } from './schedules/seed.usecases.ts';
import { listDigests } from './tickets/digests.reads.ts';
import { createTickets } from './tickets/buying.usecases.ts';
import { lotteryEngine } from './tickets/engine.rules.ts';
import { createMyTickets } from './tickets/my-tickets.usecases.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';
import { createTerms } from './terms/terms.usecases.ts';
import { voidConsole } from './voids/voids.console.ts';
import { createVoidRequest } from './voids/voids.usecases.ts';

export type Lottery = {
  /** What those who sell tickets do within the steps of a draw. */
  hooks: DrawHooks;
  /** The public randomness of draws, for others that draw. */
  beacons: Pick<Beacons, 'get' | 'round'> & {
    /** The beacon of the lotteries' own draws. */
    current: (db: Db) => Promise<StoredBeacon>;
  };
  /** Adds the lotteries that the product knows, none of them on sale. */
  seed: () => Promise<void>;
  /** Puts the demo's lotteries on sale, with the sandbox's beacon and feeds. */
  seedDemo: (sandboxUrl: string) => Promise<void>;
  /** Moves draws on from now; the returned function stops after the step under way. */
  startClock: () => () => Promise<void>;
  /** Calls back for every change of a draw in any process. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (change: NumberedChange) => void,
  ) => Promise<() => Promise<void>>;
  /** The leaves of a draw's root: the tickets that are sold here. */
  ticketDigests: DrawHooks['ticketDigests'][number];
  /** Reacts to drawn, corrected and voided draws: pays, takes back or refunds their tickets at a merchant. */
  settle: (of: { merchantId: string; drawId: string }) => Promise<void>;
  /** Buys steps of a merchant's chases that are due; whether more may be. */
  advanceChases: (merchantId: string) => Promise<boolean>;
  /** Ends the chases that a settled draw has won. */
  stopWonChases: (of: { merchantId: string; drawId: string }) => Promise<void>;
  /** Ends the chases of a member who may not play any more. */
  stopChases: (member: { merchantId: string; memberId: string }) => Promise<void>;
  /** What a second person decides. */
  requests: readonly ApprovalKind[];
  /** Rules for the ledger audit. */
  check: AuditCheck;
  routes: readonly BoundRoutes[];
  consoleRoutes: readonly BoundRoutes[];
  jobs: readonly Job[];
};

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  approvals: Pick<Approvals, 'ask'>;
  wallet: Pick<
    Wallet,
    'openBulk' | 'accountNumber' | 'createLane' | 'balanceOf' | 'transaction' | 'post' | 'decideIn'
  >;
  rounds: Pick<Rounds, 'committed'>;
  network: Pick<Network, 'grantedRate'>;
  merchants: Pick<Merchants, 'list' | 'byId'>;
  protection: Pick<Protection, 'stateOf'>;
  secretsKey?: Buffer | undefined;
  /** Chains are short where everything is a demo. */
  isDemo: boolean;
};

const PPM_PER_BPS = 100;

/** Lotteries: their schedules, draws and tickets. */
export function createLottery(deps: Deps): Lottery {
  const { db, clock, log, merchants, isDemo } = deps;
  // The label is part of every stored secret's key, so it must not change.
  const box = createSecretBox({ label: 'croupier lottery', loadMasters: () => loadMasterKeys(deps) });
  const call = createOutgoingCall({ log });
  const hooks = noHooks();
  const merchantIds = async () => (await merchants.list()).map(({ id }) => id);
  const shown = createShown({ db, clock });
  const termsFor = createTerms({
    db,
    clock,
    memberRate: async ({ mode, ...of }) => {
      const ratePpm = await deps.network.grantedRate(db, { ...of, of: mode });
      return ratePpm === undefined ? undefined : ratePpm / PPM_PER_BPS;
    },
  });
  const chases = createChases({ ...deps, shown, termsFor });
  const chaseClock = createChaseClock({ chases, merchantIds, log });
  const mine = createMyTickets({ db, clock, merchantIds });
  const beacons = createBeacons({ db, log, fetchRound: createDrand(call) });
  const outside = createOutside({ db, clock, log, sourceOf: (feed) => createResultFeed(call, feed) }, () =>
    drawClock.wake(),
  );
  const steps = {
    ...deps,
    box,
    beacons,
    outside,
    hooks,
    merchantIds,
  };
  const drawClock = createDrawClock(steps);
  const plan = {
    db,
    clock,
    box,
    chainLength: isDemo ? DEMO_CHAIN_LENGTH : FULL_CHAIN_LENGTH,
  };
  return {
    hooks,
    beacons: {
      get: beacons.get,
      round: beacons.round,
      current: currentBeacon,
    },
    seed: () => seedLotteries({ db }, SHIPPED_LOTTERIES, { beacon: QUICKNET_BEACON, isActive: () => false }),
    seedDemo: async (sandboxUrl) =>
      seedLotteryDemo({ db, clock }, { sandboxUrl, merchantIds: await merchantIds() }),
    startClock: () => {
      // A fresh installation need not wait for the job.
      planAll(plan).then(drawClock.wake, (error: unknown) =>
        log.error({ err: error }, 'draws could not be planned'),
      );
      const stops = [drawClock.start(), chaseClock.start()];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    listen: (database, onChange) => listenForDraws({ clock, database }, onChange),
    ticketDigests: async (tx, { id: drawId }) =>
      listDigests(tx, { merchantIds: await merchantIds(), drawId }),
    settle: async (of) => {
      await settleTickets({ ...deps, engine: lotteryEngine }, of);
      await settleDraw(steps, of.drawId);
    },
    advanceChases: chases.advanceDue,
    stopWonChases: chases.afterSettlement,
    stopChases: chases.stopAll,
    check: checkLotteryMoney(lotteryEngine),
    routes: [
      drawRoutes({ db, clock, shown }),
      bettingRoutes(createBetting({ db, clock, shown, termsFor })),
      chaseRoutes(chases),
      ticketRoutes({ tickets: createTickets({ ...deps, shown, termsFor }), mine }),
    ],
    requests: [createVoidRequest(steps)],
    consoleRoutes: [
      drawConsole({ ...steps, ...plan }),
      saleConsole({ ...deps, ...plan }),
      voidConsole(steps),
    ],
    jobs: lotteryJobs({ ...steps, ...plan }),
  };
}
