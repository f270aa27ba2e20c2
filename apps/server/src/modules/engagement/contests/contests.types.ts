import type { ContestKind, ContestShape, ShapeOf } from '@croupier/contract/contests/shapes.ts';
import type { BadgeName } from '@croupier/contract/loyalty/vip.ts';
import type { Because, GrantedReward } from '@croupier/contract/promotions/granted.ts';
import type { BeaconRound } from '@croupier/fairplay/lottery/beacon.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Loyalty } from '../loyalty/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { Protection } from '../../money/protection/index.ts';
import type { MoneyTx, Wallet } from '../../money/wallet/index.ts';

export type ContestKey = { merchantId: string; contestId: string };
export type MemberKey = { merchantId: string; memberId: string };

export type Texts = Readonly<Partial<Record<string, { title: string; summary: string }>>>;

export type NewContest = {
  merchantId: string;
  id: string;
  promotionId: string;
  version: number;
  windowKey: string;
  slug: string;
  currency: string;
  texts: Texts;
  shape: ContestShape;
  opensAt: Date;
  closesAt: Date;
};

export type ContestState = 'open' | 'sealed' | 'over';

export type Contest<K extends ContestKind = ContestKind> = Omit<NewContest, 'shape'> & {
  kind: K;
  shape: ShapeOf<K>;
  state: ContestState;
  /** The sealed periods that count. */
  fromPeriod: number;
  untilPeriod: number;
  entries: number;
  sealedAt: Date | null;
  overAt: Date | null;
};

export type Prize = {
  memberId: string;
  /** What makes it once within the promotion. */
  windowKey: string;
  rewards: readonly GrantedReward[];
  because: readonly Because[];
  /** `issued` waits to be claimed; `claimed` is paid in the same transaction. */
  state: 'issued' | 'claimed';
  /** What the member also gets to keep. */
  badge?: BadgeName;
};

type OfPromotion = Pick<Contest, 'merchantId' | 'promotionId' | 'version'>;

/** What contests need of the promotions that they run for. */
export type Prizes = {
  /**
   * Grants prizes, in the order given: the grant's id, or null where the promotion refuses one. The same prize again
   * gives the same grant.
   */
  give: (tx: MoneyTx, contest: OfPromotion, prizes: readonly Prize[]) => Promise<Array<string | null>>;
  /** Claims a grant that waits. */
  claim: (grant: MemberKey & { grantId: string }) => Promise<void>;
  /** Which of some grants wait to be claimed. */
  waiting: (db: Db, of: { merchantId: string; grantIds: readonly string[] }) => Promise<ReadonlySet<string>>;
  /** Whether the promotion is meant for the member. */
  isFor: (db: Db, contest: OfPromotion, memberId: string) => Promise<boolean>;
  /** Takes money from the budget of a promotion in one piece; false if there is not as much. */
  reserve: (tx: MoneyTx, contest: OfPromotion, amountMinor: bigint) => Promise<boolean>;
  giveBack: (tx: MoneyTx, contest: OfPromotion, amountMinor: bigint) => Promise<void>;
};

/** A public source of randomness, as lotteries know it. */
export type PublicBeacon = {
  id: string;
  publicKey: string;
  genesisAt: Date;
  periodSeconds: number;
};
export type BeaconSource = {
  /** The beacon of new raffles. */
  current: (db: Db) => Promise<PublicBeacon>;
  get: (id: string) => Promise<PublicBeacon>;
  /** The checked round, if it is there; otherwise it is asked for, and the caller comes again. */
  round: (id: string, round: bigint) => BeaconRound | undefined;
};

export type ContestDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'createLane'>;
  protection: Pick<Protection, 'stateOf'>;
  figures: Pick<FiguresModule, 'reader' | 'ofMember'>;
  beacons: BeaconSource;
  loyalty: Pick<Loyalty, 'awardBadge'>;
  prizes: Prizes;
};

export type ContestParts = ContestDeps & { box: Pick<SecretBox, 'seal' | 'open'> };

export type { Db, MoneyTx, Tx };
