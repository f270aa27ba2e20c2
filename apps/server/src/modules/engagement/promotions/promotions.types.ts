import type { Definition } from '@croupier/contract/promotions/definition.ts';
import type { Because, GrantedReward } from '@croupier/contract/promotions/granted.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import type {
  GrantState,
  MarkKind,
  PromotionKind,
  PromotionState,
  RewardKind,
} from '@croupier/contract/promotions/words.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Approvals } from '../../access/approvals/index.ts';
import type { Members } from '../../access/members/index.ts';
import type { Permissions } from '../../access/permissions/index.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Files } from '../../base/files/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { Bonuses } from '../../money/bonuses/index.ts';
import type { Kyc } from '../../money/kyc/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import type { Protection } from '../../money/protection/index.ts';
import type { MoneyTx, Wallet } from '../../money/wallet/index.ts';
import type { Loyalty } from '../loyalty/index.ts';
import type { Messages } from '../messages/index.ts';

export type MemberKey = { merchantId: string; memberId: string };
export type PromotionKey = { merchantId: string; promotionId: string };

export type Texts = Partial<Record<LanguageCode, { title: string; summary: string }>>;

/** A promotion with the version that runs. */
export type Promotion = {
  merchantId: string;
  id: string;
  slug: string;
  kind: PromotionKind;
  state: PromotionState;
  texts: Texts;
  version: number;
  definition: Definition;
  termsHash: string;
  budgetMinor: bigint | null;
  grantedMinor: bigint;
  grantsTotal: number | null;
  grantsCount: number;
};

export type Mark = { kind: MarkKind; hash: Buffer; clash: 'refuse' | 'review' };

export type NewGrant = {
  memberId: string;
  /** What makes it once: a day, a deposit, a level, a place. */
  windowKey: string;
  rewards: readonly GrantedReward[];
  because: readonly Because[];
  /** `issued` waits to be claimed; `claimed` is delivered in the same transaction. */
  state: 'issued' | 'claimed';
  baseMinor?: bigint;
  marks?: readonly Mark[];
  /** The ledger periods that it pays for. */
  figures?: { from: number; until: number };
  /** Why an operator must look at it first. */
  review?: string;
};

export type Grant = {
  id: string;
  merchantId: string;
  promotionId: string;
  version: number;
  memberId: string;
  windowKey: string;
  state: GrantState;
  rewards: GrantedReward[];
  because: Because[];
  costMinor: bigint;
  baseMinor: bigint;
  remark: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  claimedAt: Date | null;
};

/** Why there is no new grant: it exists, or something is used up. */
export const REFUSALS = ['closed', 'budget', 'total', 'limit', 'group', 'mark'] as const;
export type GrantOutcome =
  | { outcome: 'granted'; grant: Grant }
  | { outcome: 'duplicate'; grant: Grant }
  | { outcome: (typeof REFUSALS)[number] };

/** Hands out one kind of reward, in the transaction of the grant. */
export type RewardIssuer = {
  kind: RewardKind;
  issue: (
    tx: MoneyTx,
    of: MemberKey & { currency: string; grant: Grant; reward: GrantedReward; promotion: Promotion },
  ) => Promise<{ state: 'process' } | undefined>;
};

export type PromotionHooks = {
  /** Rewards of other modules, by kind. */
  rewards: RewardIssuer[];
  /** Called with a promotion that has begun or changed its version, for contests that it runs. */
  published: Array<(tx: MoneyTx, promotion: Promotion) => Promise<void>>;
  /** Members that were brought by another member. */
  friends: Array<
    (db: Db, of: { merchantId: string; memberIds: readonly string[] }) => Promise<ReadonlySet<string>>
  >;
};

export type PromotionDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  members: Pick<Members, 'find'>;
  permissions: Pick<Permissions, 'rightsIn'>;
  approvals: Pick<Approvals, 'ask' | 'isKnown' | 'pendingAbout' | 'versionsOf'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'houseAccountBalance'>;
  protection: Pick<Protection, 'stateOf'>;
  files: Pick<Files, 'attach' | 'ofSubject' | 'seenBefore' | 'read' | 'release'>;
  figures: Pick<FiguresModule, 'reader' | 'ownPlay'>;
  kyc: Pick<Kyc, 'tierOf'>;
  payments: Pick<Payments, 'requireTurnover'>;
  bonuses: Pick<Bonuses, 'issue' | 'endFor' | 'issueFreeRounds' | 'offersFreeRounds' | 'revokeFreeRounds'>;
  messages: Pick<Messages, 'send'>;
  loyalty: Pick<Loyalty, 'addPoints' | 'addXp' | 'issueGood' | 'awardBadge' | 'levelOf'>;
  secretsKey?: Buffer | undefined;
};

export type Parts = PromotionDeps & { hooks: PromotionHooks; box: Pick<SecretBox, 'hashes'> };
