import type { BadgeName } from '@croupier/contract/loyalty/vip.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { ApprovalKind } from '../../access/approvals/index.ts';
import type { AuditCheck, MoneyTx } from '../../money/wallet/index.ts';
import { createRedemptionRequest } from './desk/approval.usecases.ts';
import { goodReader, redemptionReader } from './desk/lists.reads.ts';
import { seedLoyalty, seedPoints } from './demo/seed.demo.ts';
import { checkLoyalty } from './loyalty.checks.ts';
import { loyaltyConsole } from './loyalty.console.ts';
import { loyaltyRoutes } from './loyalty.routes.ts';
import { loyaltyJobs } from './loyalty.jobs.ts';
import type { GoodIssuer, LoyaltyDeps, MemberKey } from './loyalty.types.ts';
import { issueGood, type GoodGift } from './mall/gifts.usecases.ts';
import { giveBackRefused } from './mall/refused.usecases.ts';
import { accruePoints } from './points/accrual.usecases.ts';
import { addPoints, addXp, type PointsGift, type XpGift } from './points/giving.usecases.ts';
import { postPoints } from './points/posting.usecases.ts';
import { insertBadge } from './vip/badges.queries.ts';
import { listLevels, readLevelsOf, type Level } from './vip/levels.queries.ts';

export type { GoodIssuer } from './loyalty.types.ts';
export type { GoodGift } from './mall/gifts.usecases.ts';
export type { PointsGift, XpGift } from './points/giving.usecases.ts';
export type { Level } from './vip/levels.queries.ts';

export type Loyalty = {
  /** `goods`: issues what later modules have, such as free rounds and tickets, when a redemption is approved. */
  hooks: { goods: GoodIssuer[] };
  /** Gives points at once; the same id again gives nothing more. @throws `wallet.transfer_mismatch` */
  addPoints: (tx: MoneyTx, gift: PointsGift) => Promise<void>;
  /** Gives experience, which may raise the level; the same id again gives nothing more. */
  addXp: (tx: Tx, gift: XpGift) => Promise<void>;
  /** Gives a good, which waits for an address and a decision. @throws `loyalty.sold_out`, `loyalty.id_reused` */
  issueGood: (tx: MoneyTx, gift: GoodGift) => Promise<void>;
  /** Gives a badge. False if the member has it. */
  awardBadge: (tx: Tx, badge: MemberKey & { badge: BadgeName; reference: string | null }) => Promise<boolean>;
  /** Levels of members. All of them are in the answer; who has never played is at 0. */
  levelOf: (merchantId: string, memberIds: readonly string[], within?: Db) => Promise<Map<string, number>>;
  /** The ladder from level 0 on. */
  levels: (merchantId: string, within?: Db) => Promise<Level[]>;
  /** Counts the points of everything that is sealed; the job calls it every minute. */
  accrue: () => Promise<void>;
  /** Posts everything that was earned; the job calls it every hour. */
  post: () => Promise<void>;
  /** Reacts to `free_rounds.ended`: what was refused is given back. */
  freeRoundsEnded: (merchantId: string, payload: Readonly<Record<string, unknown>>) => Promise<void>;
  seedDemo: () => Promise<void>;
  /** First points for demo members. */
  seedDemoPoints: (members: ReadonlyArray<{ merchantId: string; account: string }>) => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
  routes: BoundRoutes[];
  consoleRoutes: BoundRoutes;
  /** The kind of request for what one operator may not approve alone. */
  request: ApprovalKind;
  exportable: readonly ExportableList[];
};

/** Points for play, what they are spent on, and the ladder of levels. */
export function createLoyalty(
  given: Omit<LoyaltyDeps, 'box' | 'hooks'> & { secretsKey: Buffer | undefined },
): Loyalty {
  const { db, clock } = given;
  const hooks: Loyalty['hooks'] = { goods: [] };
  // The label is part of every sealed address's key, so it must not change.
  const box = createSecretBox({ label: 'croupier loyalty', loadMasters: () => loadMasterKeys(given) });
  const deps: LoyaltyDeps = { ...given, box, hooks };
  return {
    hooks,
    addPoints: (tx, gift) => addPoints(deps, tx, gift),
    addXp: (tx, gift) => addXp(deps, tx, gift),
    issueGood: (tx, gift) => issueGood(deps, tx, gift),
    awardBadge: (tx, badge) => insertBadge(tx, { ...badge, at: clock.now() }),
    levelOf: async (merchantId, memberIds, within = db) => {
      const known = await readLevelsOf(within, { merchantId, memberIds });
      return new Map(memberIds.map((id) => [id, known.get(id) ?? 0]));
    },
    levels: (merchantId, within = db) => listLevels(within, merchantId),
    accrue: () => accruePoints(deps),
    post: () => postPoints(deps),
    freeRoundsEnded: async (merchantId, { source, state, reference }) => {
      if (source === 'mall' && state === 'refused')
        await giveBackRefused(deps, { merchantId, redemptionId: String(reference) });
    },
    seedDemo: () => seedLoyalty(deps),
    seedDemoPoints: (members) => seedPoints(deps, members),
    check: checkLoyalty,
    jobs: loyaltyJobs(deps),
    routes: loyaltyRoutes(deps),
    consoleRoutes: loyaltyConsole(deps),
    request: createRedemptionRequest(deps),
    exportable: [{ reader: goodReader }, { reader: redemptionReader }],
  };
}
