import { calendar } from '../../../agents/network/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { REVIEW_DAYS } from '../loyalty.config.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { changeLevels } from './levels.queries.ts';
import {
  beginQuarter,
  endReviews,
  hasLadder,
  lockLadder,
  lockReviews,
  setQuarter,
} from './review.queries.ts';
import { quarterOf } from './review.rules.ts';

type Reviewing = Pick<LoyaltyDeps, 'db' | 'clock' | 'merchants' | 'messages'>;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const REVIEWS_PER_TRANSACTION = 500;
const ONE = 10_000n;

/** Begins the quarter of today, once, and warns those who have played too little in the one before. */
async function begin({ clock, merchants, messages }: Reviewing, tx: Tx, merchantId: string): Promise<void> {
  const ladder = await lockLadder(tx, { merchantId });
  if (!ladder?.demotes) return;
  const { settings } = await merchants.byId(merchantId);
  const at = clock.now();
  const quarter = quarterOf(calendar.settlementDay(at, settings.settlement));
  if (ladder.quarter === quarter) return;
  await setQuarter(tx, { merchantId, quarter });
  const reviewAt = new Date(at.getTime() + REVIEW_DAYS * DAY_MILLISECONDS);
  const warned = await beginQuarter(tx, { merchantId, at, reviewAt, warns: ladder.quarter !== null });
  for (const { memberId, missingMinor } of warned)
    await messages.send(tx, {
      merchantId,
      memberId,
      id: derivedId('vip warning', merchantId, memberId, quarter),
      kind: 'vip_warning',
      params: { xp: String((missingMinor + ONE - 1n) / ONE), until: reviewAt.toISOString() },
    });
}

/** Decides warnings whose two weeks are over: one level down at most. False if there is nothing left. */
async function decide({ clock, messages }: Reviewing, tx: Tx, merchantId: string): Promise<boolean> {
  const at = clock.now();
  const reviews = await lockReviews(tx, { merchantId, at, limit: REVIEWS_PER_TRANSACTION });
  if (reviews.length === 0) return false;
  const lowered = reviews.filter(({ isKept }) => !isKept);
  const changes = lowered.map(({ memberId, level }) => ({ memberId, from: level, to: level - 1 }));
  const period = Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));
  if (changes.length > 0) await changeLevels(tx, { merchantId, changes, period, why: 'review', at });
  await endReviews(tx, {
    merchantId,
    memberIds: reviews.map(({ memberId }) => memberId),
    lowered: lowered.map(({ memberId }) => memberId),
  });
  for (const { memberId } of lowered)
    await messages.send(tx, {
      merchantId,
      memberId,
      id: derivedId('vip lowered', merchantId, memberId, String(period)),
      kind: 'vip_lowered',
      params: {},
    });
  return true;
}

/** Warnings at the beginning of a quarter and their decisions two weeks later; the job calls it every night. */
export async function reviewLevels(deps: Reviewing): Promise<void> {
  for (const { id } of await deps.merchants.list()) {
    if (!(await hasLadder(deps.db, id))) continue;
    await deps.db.transaction().execute((tx) => begin(deps, tx, id));
    while (await deps.db.transaction().execute((tx) => decide(deps, tx, id)));
  }
}
