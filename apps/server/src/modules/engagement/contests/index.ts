import type { Database } from '../../../platform/db/database.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { RealtimeRoom } from '../../../platform/realtime/rooms.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { AuditCheck, MoneyTx } from '../../money/wallet/index.ts';
import type { GoodIssuer } from '../loyalty/index.ts';
import type { Promotion, Promotions, RewardIssuer } from '../promotions/index.ts';
import { advanceAll } from './advance.usecases.ts';
import { checkContests } from './contests.checks.ts';
import { seedContests } from './contests.demo.ts';
import { contestJobs } from './contests.jobs.ts';
import type { ContestDeps, ContestParts, MemberKey } from './contests.types.ts';
import { envelopesRoutes } from './envelopes/envelopes.routes.ts';
import { createEnvelopes } from './envelopes/envelopes.usecases.ts';
import { createEnvelopeRoom } from './envelopes/room.usecases.ts';
import { missionsRoutes } from './missions/missions.routes.ts';
import { createMissions } from './missions/missions.usecases.ts';
import { openRunning } from './opening/opening.usecases.ts';
import { createPrizes } from './prizes.usecases.ts';
import { racesRoutes } from './races/races.routes.ts';
import { createRaces } from './races/races.usecases.ts';
import { rafflesRoutes } from './raffles/raffles.routes.ts';
import { createRaffles } from './raffles/raffles.usecases.ts';
import { createTicketsGood, issueTickets } from './raffles/issuing.usecases.ts';
import { wheelsRoutes } from './wheels/wheels.routes.ts';
import { createWheels } from './wheels/wheels.usecases.ts';

export type Contests = {
  /** Opens the contest of a promotion that was published, in that transaction. @throws `contests.definition` */
  published: (tx: MoneyTx, promotion: Promotion) => Promise<void>;
  /** Hands out raffle tickets as rewards of promotions. */
  issuer: RewardIssuer;
  /** Tickets for points. */
  ticketsGood: GoodIssuer;
  /** Reacts to a proved mobile number, which may be a step of missions. */
  mobileBound: (member: MemberKey) => Promise<void>;
  /** Puts the demo's members into its races, and draws a raffle that has just closed. */
  seedDemo: () => Promise<void>;
  /** Reads sealed figures, opens, closes, draws and pays what is due; the job calls it every minute. */
  advance: () => Promise<void>;
  /** What pages that show red envelopes watch. */
  envelopeRoom: RealtimeRoom;
  /** Lets the room hear what any process has told. */
  listen: (database: Pick<Database, 'listen'>) => Promise<() => Promise<void>>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  routes: readonly BoundRoutes[];
  jobs: readonly Job[];
};

/** Missions, races, raffles, envelopes and wheels: what promotions let members compete for and collect. */
export function createContests(
  given: Omit<ContestDeps, 'prizes'> & {
    promotions: Pick<Promotions, 'find' | 'live' | 'grantMany' | 'forContests'>;
    secretsKey?: Buffer | undefined;
  },
): Contests {
  // The label is part of every stored seed's key, so it must not change.
  const box = createSecretBox({ label: 'croupier contests', loadMasters: () => loadMasterKeys(given) });
  const parts: ContestParts & Pick<typeof given, 'promotions'> = {
    ...given,
    box,
    prizes: createPrizes(given),
  };
  const { clock, merchants } = given;
  const missions = createMissions(parts);
  const envelopeRoom = createEnvelopeRoom(parts);
  const advance = (): Promise<void> => advanceAll(parts);
  const currencyOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).currency;
  return {
    published: (tx, promotion) => openRunning(parts, tx, promotion),
    issuer: { kind: 'tickets', issue: issueTickets },
    ticketsGood: createTicketsGood(parts),
    mobileBound: (member) => missions.happened({ ...member, event: 'member.mobile_bound' }),
    seedDemo: () => seedContests(parts),
    advance,
    envelopeRoom: envelopeRoom.room,
    listen: envelopeRoom.listen,
    check: checkContests,
    routes: [
      missionsRoutes(missions, clock),
      racesRoutes(createRaces(parts), clock),
      rafflesRoutes(createRaffles(parts), clock),
      envelopesRoutes(createEnvelopes(parts), { clock, currencyOf }),
      wheelsRoutes(createWheels(parts), clock),
    ],
    jobs: contestJobs({ advance }),
  };
}
