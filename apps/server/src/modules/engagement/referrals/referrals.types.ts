import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Members } from '../../access/members/index.ts';
import type { Loyalty } from '../loyalty/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { FiguresModule } from '../../games/figures/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { Promotion, Promotions } from '../promotions/index.ts';

export type MemberKey = { merchantId: string; memberId: string };

/** The referral programme of a merchant, as its promotion defines it. */
export type Programme = {
  promotion: Promotion;
  /** For each friend who qualifies: to the referrer, and to the friend. */
  rewardMinor: bigint;
  minDepositMinor: bigint;
  minPlayMinor: bigint;
  /** The part of the edge on friends' own play that is paid every week. */
  edgeBps: number;
};

export type ReferralDeps = {
  db: Db;
  clock: Clock;
  log: Logger;
  outbox: Pick<Outbox, 'record'>;
  members: Pick<Members, 'lock'>;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  wallet: Pick<Wallet, 'transaction'>;
  loyalty: Pick<Loyalty, 'awardBadge'>;
  figures: Pick<FiguresModule, 'reader' | 'ownPlay'>;
  promotions: Pick<Promotions, 'live' | 'find' | 'grantMany'>;
};
