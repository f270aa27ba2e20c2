import { crashPoint } from '@croupier/fairplay/crash-rules.ts';
import { previousGameHash } from '@croupier/fairplay/crash.ts';
import { loadMasterKeys } from '../../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../../platform/http/call.ts';
import type { Job } from '../../../../platform/jobs.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { RealtimeRoom } from '../../../../platform/realtime/rooms.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import type { ApprovalKind, Approvals } from '../../../access/approvals/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Round, UndoRound } from '../../rounds/index.ts';
import type { OriginalsDeps } from '../offer.usecases.ts';
import { crashDomain } from './bets/bets-domain.usecases.ts';
import { findBet, voidBet } from './bets/bets.queries.ts';
import { resultsOf, type CrashLane } from './bets/settlement.usecases.ts';
import { listBetsOfGame } from './bets/bets.queries.ts';
import { findChain } from './chain/chain.queries.ts';
import { createSaltRequest } from './chain/salt.usecases.ts';
import { CRASH, ROOM_LIMIT_PAYOUTS } from './crash.config.ts';
import { crashConsole } from './crash.console.ts';
import { seedCrashDemo } from './crash.demo.ts';
import { crashJobs } from './crash.jobs.ts';
import { crashRoutesOf } from './crash.routes.ts';
import type { RelayMessage } from './relay/relay.schema.ts';
import { findGame } from './room/games.queries.ts';
import { createRooms } from './room/rooms.usecases.ts';

export type CrashDeps = OriginalsDeps & {
  log: Logger;
  audit: Pick<Audit, 'record'>;
  approvals: Pick<Approvals, 'ask'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  secretsKey?: Buffer | undefined;
};

export type Crash = {
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  /** What pages watch together. */
  room: RealtimeRoom;
  /** Takes what `listenForCrash` hears from other processes. */
  hear: (message: RelayMessage) => void;
  /** Leads rooms from now on; the returned function ends the games first. */
  start: () => () => Promise<void>;
  jobs: readonly Job[];
  /** What a second person decides. */
  requests: readonly ApprovalKind[];
  undo: UndoRound;
  replayMatches: (round: Round) => Promise<boolean | null>;
  seedDemo: (length?: number) => Promise<void>;
};

/** Monotonic, and near the time of day, so that a page can compare it with its own clock. */
const processClock = (): number => performance.timeOrigin + performance.now();

/** Whether a finished round follows from the hash of its game, and that hash from the one before. */
async function replayCrash({ db }: Pick<CrashDeps, 'db'>, round: Round): Promise<boolean | null> {
  const { merchantId, id } = round;
  if (round.gameId !== CRASH.id || round.state !== 'settled') return null;
  const bet = await findBet(db, { merchantId, id });
  const game = bet && (await findGame(db, { merchantId, gameNo: bet.gameNo }));
  if (!bet || !game || game.hash === null || game.state !== 'settled') return null;
  const chain = await findChain(db, { merchantId, id: game.chainId });
  if (!chain?.salt) return false;
  const isFirst = chain.firstGameNo === game.gameNo;
  const before = isFirst ? undefined : await findGame(db, { merchantId, gameNo: game.gameNo - 1 });
  const follows = previousGameHash(game.hash) === (isFirst ? chain.terminalHash : before?.hash);
  const stop = resultsOf(game, await listBetsOfGame(db, game)).get(id);
  return (
    follows &&
    crashPoint(game.hash, chain.salt) === game.point &&
    (stop?.at ?? null) === bet.cashedAt &&
    bet.payoutMinor === round.payoutMinor
  );
}

/** Crash: one game for everybody, from a chain of hashes that was published before. */
export function createCrash(deps: CrashDeps): Crash {
  const { db, clock, log, merchants, wallet, rounds, catalogue } = deps;
  // The label is part of every stored secret's key, so it must not change.
  const box = createSecretBox({ label: 'croupier crash', loadMasters: () => loadMasterKeys(deps) });
  let opened: CrashLane | undefined;
  const laneOf = (): CrashLane =>
    (opened ??= wallet.createLane(crashDomain, { lanes: 2 }, (states) =>
      rounds.committed(states.map((state) => state.rounds)),
    ));
  const lane: CrashLane = {
    submit: (command) => laneOf().submit(command),
    submitAll: (commands) => laneOf().submitAll(commands),
  };
  /** Undefined while the merchant doesn't offer the game. */
  const limitOf = async (merchantId: string): Promise<bigint | undefined> => {
    const { settings } = await merchants.byId(merchantId);
    const checkOffered = await catalogue.betting(merchantId);
    try {
      checkOffered(CRASH.id);
    } catch {
      return undefined;
    }
    return settings.stakes.maxPayoutMinor * ROOM_LIMIT_PAYOUTS;
  };
  const merchantIds = async (): Promise<string[]> =>
    (await merchants.list())
      .filter(({ settings }) => settings.originals.includes(CRASH.id))
      .map(({ id }) => id);
  const chains = { db, clock, box };
  const rooms = createRooms({ ...chains, log, lane, now: processClock, limitOf, merchantIds });
  const bets = {
    ...deps,
    lane,
    hasRoom: rooms.hasRoom,
    onPlaced: rooms.placed,
    onCancelled: rooms.cancelled,
  };
  return {
    routes: crashRoutesOf(bets),
    consoleRoutes: crashConsole(deps),
    room: rooms.room,
    hear: rooms.hear,
    start: () => {
      rooms.start();
      return rooms.stop;
    },
    jobs: crashJobs({ ...chains, lane, merchantIds }),
    requests: [createSaltRequest(deps)],
    undo: async (tx, round) => {
      await voidBet(tx, round);
      return [];
    },
    replayMatches: (round) => replayCrash(deps, round),
    seedDemo: async (length) => {
      for (const merchantId of await merchantIds()) await seedCrashDemo(chains, merchantId, length);
    },
  };
}
