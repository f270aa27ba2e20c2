import type { Database } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { Job } from '../../../platform/jobs.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { ApprovalKind } from '../../access/approvals/index.ts';
import type { MoneyTx } from '../../money/wallet/index.ts';
import { createClaims } from './claims/claiming.usecases.ts';
import { createContestPort, type ContestPort } from './contest-port.usecases.ts';
import { createCoupons } from './claims/coupons.usecases.ts';
import { promotionsConsole } from './desk/promotions.console.ts';
import { createPublicationRequest } from './desk/publication.usecases.ts';
import { createRevocationRequest } from './desk/revocation.usecases.ts';
import { createFire, type FiredEvent } from './claims/events.usecases.ts';
import { createRewards } from './claims/rewards.usecases.ts';
import { createEntries } from './entries/entries.usecases.ts';
import { createApplicationRequest } from './applications/deciding.usecases.ts';
import { promotionRoutes, rewardRoutes } from './promotions.routes.ts';
import { seedPromotions } from './promotions.demo.ts';
import { promotionJobs } from './promotions.jobs.ts';
import { createReactions, type Reactions } from './reactions.usecases.ts';
import { runSchedules } from './runs/schedules.usecases.ts';
import { createWelcome } from './welcome.usecases.ts';
import { titlesOf } from './titles.usecases.ts';
import { signalsConsole } from './signals/signals.console.ts';
import { createViews } from './views.usecases.ts';
import { newestRewards, REWARDS_CHANNEL } from './grants/grants.queries.ts';
import { countClaimable } from './grants/grants.reads.ts';
import { grantMany } from './grants/granting.usecases.ts';
import type {
  GrantOutcome,
  MemberKey,
  NewGrant,
  Parts,
  Promotion,
  PromotionDeps,
  PromotionHooks,
  PromotionKey,
} from './promotions.types.ts';
import { createCatalogue, type Catalogue } from './versions/catalogue.usecases.ts';

export type { FiredEvent } from './claims/events.usecases.ts';
export type {
  Grant,
  GrantOutcome,
  NewGrant,
  Promotion,
  PromotionHooks,
  RewardIssuer,
} from './promotions.types.ts';

export type Promotions = {
  /** `rewards`: issuers of kinds of rewards. `friends`: facts. `published`: contests that promotions run. */
  hooks: PromotionHooks;
  /** The promotion with its newest version, or an earlier one. */
  find: Catalogue['find'];
  /** What is open now, of one kind or all; up to two seconds old. */
  live: Catalogue['live'];
  /**
   * Grants once for each window key, within limits and the budget, in the caller's transaction. What is `claimed` is
   * delivered at once. An earlier grant for the same key is the answer to a repeated call.
   */
  grant: (tx: MoneyTx, grant: PromotionKey & { version: number } & NewGrant) => Promise<GrantOutcome>;
  /** The same for many members of one promotion. */
  grantMany: (tx: MoneyTx, promotion: Promotion, grants: readonly NewGrant[]) => Promise<GrantOutcome[]>;
  /** Gives what the open promotions give for an event; the same key again gives nothing more. */
  fire: (event: FiredEvent) => Promise<void>;
  /** Reactions to events of other modules. */
  react: Reactions;
  /** The calendar of the demo shops. */
  seedDemo: () => Promise<void>;

  /** The names of promotions, for what they have given. */
  titles: (of: {
    merchantId: string;
    promotionIds: readonly string[];
    language: string;
  }) => Promise<ReadonlyMap<string, string>>;
  /** What contests need besides grants. */
  forContests: ContestPort;
  countClaimable: (member: MemberKey) => Promise<number>;
  /** Kinds of requests for what one operator may not do alone. */
  requests: readonly ApprovalKind[];
  /** Pays for the days, weeks and months that are over; the job calls it every minute. */
  runSchedules: () => Promise<void>;
  jobs: readonly Job[];
  routes: readonly BoundRoutes[];
  consoleRoutes: readonly BoundRoutes[];
  /** The number of the last change of a member's rewards. */
  newestChange: (member: MemberKey) => Promise<bigint>;
  /** Calls back for every change of rewards that any process makes. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (changed: { merchantId: string; memberIds: ReadonlySet<string> }) => void,
  ) => Promise<() => Promise<void>>;
};

/** One engine for everything that merchants give: who gets what, when, once, and within which budget. */
export function createPromotions(given: PromotionDeps): Promotions {
  const hooks: PromotionHooks = { rewards: [], published: [], friends: [] };
  // The label is part of every stored hash's key, so it must not change.
  const box = createSecretBox({ label: 'croupier promotions', loadMasters: () => loadMasterKeys(given) });
  const parts: Parts = { ...given, hooks, box };
  const catalogue = createCatalogue(parts);
  const known = { ...parts, catalogue };
  const site = {
    ...known,
    views: createViews(known),
    claims: createClaims(known),
    coupons: createCoupons(known),
    entries: createEntries(known),
    rewards: createRewards(parts),
  };
  const desk = { ...known, forget: (merchantId: string) => catalogue.forget(merchantId) };
  const fire = createFire(known);
  return {
    hooks,
    find: catalogue.find,
    live: catalogue.live,
    grant: async (tx, { merchantId, promotionId, version, ...grant }) => {
      const promotion = await catalogue.get({ merchantId, promotionId, version }, tx);
      const [outcome] = await grantMany(parts, tx, promotion, [grant]);
      return outcome ?? { outcome: 'closed' };
    },
    grantMany: (tx, promotion, grants) => grantMany(parts, tx, promotion, grants),
    fire,
    react: createReactions({ ...known, fire, keepWelcome: createWelcome(known) }),
    seedDemo: () => seedPromotions(parts),

    titles: (of) => titlesOf(catalogue, of),
    forContests: createContestPort(parts, site.rewards),
    countClaimable: (member) => countClaimable(parts.db, { ...member, at: parts.clock.now() }),
    requests: [
      createApplicationRequest(parts),
      createPublicationRequest(desk),
      createRevocationRequest(parts),
    ],
    consoleRoutes: [promotionsConsole(desk), signalsConsole(parts)],
    runSchedules: () => runSchedules(parts),
    jobs: promotionJobs(parts),
    routes: [promotionRoutes(site), rewardRoutes(site)],
    newestChange: (member) => newestRewards(parts.db, member),
    listen: (database, onChange) =>
      database.listen(REWARDS_CHANNEL, (notice) => {
        const { merchantId, memberIds } = JSON.parse(notice) as { merchantId: string; memberIds: string[] };
        onChange({ merchantId, memberIds: new Set(memberIds) });
      }),
  };
}
