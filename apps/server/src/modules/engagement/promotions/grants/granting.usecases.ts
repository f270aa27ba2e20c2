import { calendarAt } from '../engine/windows.rules.ts';
import { costOf, cutTo } from '../engine/decide.rules.ts';
import { newId } from '../../../../platform/ids.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import type { Grant, GrantOutcome, Mark, NewGrant, Parts, Promotion } from '../promotions.types.ts';
import { isToldOf } from '../telling/telling.rules.ts';
import {
  countInWindow,
  findMarks,
  findSame,
  insertGrants,
  insertMarks,
  lockMainAccounts,
  lockPromotion,
  moveBudget,
  numberRewards,
  type GrantRow,
  type LockedPromotion,
} from './grants.queries.ts';
import { issueRewards } from './issuing.usecases.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const MAX_QUIET = 100;

type Granting = {
  tx: MoneyTx;
  promotion: Promotion;
  locked: LockedPromotion;
  at: Date;
  zone: string;
};

const nameOf = ({ memberId, windowKey }: Pick<NewGrant, 'memberId' | 'windowKey'>): string =>
  `${memberId} ${windowKey}`;
const markName = ({ kind, hash }: Pick<Mark, 'kind' | 'hash'> | { kind: string; hash: Buffer }): string =>
  `${kind} ${hash.toString('hex')}`;

/** When a grant that waits is no longer claimable. */
function expiryOf({ definition }: Promotion, at: Date): Date | null {
  const { claimWithinDays, closesAt } = definition;
  if (claimWithinDays === null) return null;
  const from = closesAt && closesAt > at && definition.kind === 'race' ? closesAt : at;
  return new Date(from.getTime() + claimWithinDays * DAY_MILLISECONDS);
}

/** What the budget leaves of a grant's rewards; undefined if nothing. */
function withinBudget({ promotion, locked }: Granting, grant: NewGrant, takenMinor: bigint) {
  const cost = grant.rewards.reduce((sum, reward) => sum + costOf(reward), 0n);
  if (locked.budgetMinor === null) return { rewards: [...grant.rewards], costMinor: cost };
  const left = locked.budgetMinor - locked.grantedMinor - takenMinor;
  if (cost <= left) return { rewards: [...grant.rewards], costMinor: cost };
  if (promotion.definition.budget?.whenShort !== 'prorate') return undefined;
  const rewards = cutTo(grant.rewards, left);
  const costMinor = rewards.reduce((sum, reward) => sum + costOf(reward), 0n);
  return costMinor > 0n ? { rewards, costMinor } : undefined;
}

/** Decides grant after grant what limits, marks and the budget leave, as if each came by itself. */
async function admit(given: Granting, asked: readonly NewGrant[]) {
  const { tx, promotion, locked, at, zone } = given;
  const { definition } = promotion;
  const key = { merchantId: promotion.merchantId, promotionId: promotion.id };
  const { perMember } = definition.limit;
  const prefix = perMember ? calendarAt(perMember.window, at, zone).key : '';
  const memberIds = asked.map(({ memberId }) => memberId);
  const taken = new Map(perMember ? await countInWindow(tx, key, { memberIds, prefix }) : []);
  const marked = new Map(
    (
      await findMarks(
        tx,
        key,
        asked.flatMap(({ marks = [] }) => marks),
      )
    ).map((mark) => [markName(mark), mark.memberId]),
  );
  const rows: GrantRow[] = [];
  const refused = new Map<string, GrantOutcome>();
  let takenMinor = 0n;
  for (const grant of asked) {
    const refuse = (outcome: Exclude<GrantOutcome['outcome'], 'granted' | 'duplicate'>): void => {
      refused.set(nameOf(grant), { outcome });
    };
    const place = (taken.get(grant.memberId) ?? 0) + 1;
    const shared = (grant.marks ?? []).filter((mark) => {
      const owner = marked.get(markName(mark));
      return owner !== undefined && owner !== grant.memberId;
    });
    const parts = withinBudget(given, grant, takenMinor);
    if (locked.state !== 'running') refuse('closed');
    else if (perMember && place > perMember.n) refuse('limit');
    else if (locked.grantsTotal !== null && locked.grantsCount + rows.length >= locked.grantsTotal)
      refuse('total');
    else if (shared.some(({ clash }) => clash === 'refuse')) refuse('mark');
    else if (!parts) refuse('budget');
    else {
      const remark = grant.review ?? (shared.length > 0 ? `mark.${shared[0]?.kind ?? ''}` : null);
      const state = remark === null ? grant.state : 'review';
      rows.push({
        ...parts,
        id: newId(),
        memberId: grant.memberId,
        windowKey: grant.windowKey,
        limitKey: perMember ? `${prefix}#${place}` : null,
        state,
        because: [...grant.because],
        baseMinor: grant.baseMinor ?? 0n,
        remark,
        createdAt: at,
        expiresAt: state === 'claimed' ? null : expiryOf(promotion, at),
        claimedAt: state === 'claimed' ? at : null,
        figures: grant.figures,
      });
      taken.set(grant.memberId, place);
      takenMinor += parts.costMinor;
      for (const mark of grant.marks ?? []) marked.set(markName(mark), grant.memberId);
    }
  }
  return { rows, refused };
}

const grantFrom = (promotion: Promotion, row: GrantRow): Grant => ({
  ...row,
  merchantId: promotion.merchantId,
  promotionId: promotion.id,
  version: promotion.version,
});

/** Stores what was admitted, with its marks, its cost and, if it is delivered at once, its rewards. */
async function store(
  parts: Parts,
  { tx, promotion, at }: Granting,
  { rows, asked }: { rows: readonly GrantRow[]; asked: readonly NewGrant[] },
): Promise<Grant[]> {
  if (rows.length === 0) return [];
  const { merchantId, id: promotionId, version } = promotion;
  const key = { merchantId, promotionId };
  const stored = await insertGrants(
    tx,
    { ...key, version, group: promotion.definition.limit.group, untold: isToldOf(promotion), at },
    rows,
  );
  const kept = rows.filter(({ id }) => stored.has(id));
  const marksOf = new Map(asked.map((grant) => [nameOf(grant), grant.marks ?? []]));
  await insertMarks(
    tx,
    key,
    kept.flatMap((row) =>
      (marksOf.get(nameOf(row)) ?? []).map(({ kind, hash }) => ({
        kind,
        hash,
        grantId: row.id,
        memberId: row.memberId,
      })),
    ),
  );
  const costMinor = kept.reduce((sum, row) => sum + row.costMinor, 0n);
  await moveBudget(tx, { ...key, costMinor, count: kept.length });
  const grants = kept.map((row) => grantFrom(promotion, row));
  await issueRewards(
    parts,
    tx,
    promotion,
    grants.filter(({ state }) => state === 'claimed'),
  );
  await numberRewards(tx, { merchantId, memberIds: grants.map(({ memberId }) => memberId) });
  // Nothing reacts to each grant of a run over many members.
  if (grants.length <= MAX_QUIET)
    for (const grant of grants)
      await parts.outbox.record(tx, {
        merchantId,
        type: grant.state === 'claimed' ? 'grant.claimed' : 'grant.issued',
        payload: { grantId: grant.id, memberId: grant.memberId, promotionId },
      });
  return grants;
}

/**
 * Grants to several members at once. What exists already is answered and not granted again; limits, marks and the budget
 * are exact, because the promotion's row is locked.
 *
 * @returns the outcomes in the order of what was asked
 */
export async function grantMany(
  parts: Parts,
  tx: MoneyTx,
  promotion: Promotion,
  asked: readonly NewGrant[],
): Promise<GrantOutcome[]> {
  if (asked.length === 0) return [];
  const { merchantId, id: promotionId } = promotion;
  const { currency, settings } = await parts.merchants.byId(merchantId);
  await lockMainAccounts(tx, { merchantId, currency, memberIds: asked.map(({ memberId }) => memberId) });
  const locked = await lockPromotion(tx, { merchantId, promotionId });
  if (!locked) return asked.map(() => ({ outcome: 'closed' }));
  const at = parts.clock.now();
  const given = { tx, promotion, locked, at, zone: settings.settlement.timeZone };
  const same = new Map(
    (await findSame(tx, { merchantId, promotionId }, asked)).map((grant) => [nameOf(grant), grant]),
  );
  // Whoever asks twice for the same gets one.
  const fresh = [
    ...new Map(
      asked.filter((grant) => !same.has(nameOf(grant))).map((grant) => [nameOf(grant), grant]),
    ).values(),
  ];
  const { rows, refused } = await admit(given, fresh);
  const granted = new Map(
    (await store(parts, given, { rows, asked: fresh })).map((grant) => [nameOf(grant), grant]),
  );
  return asked.map((grant): GrantOutcome => {
    const known = same.get(nameOf(grant));
    if (known) return { outcome: 'duplicate', grant: known };
    const stored = granted.get(nameOf(grant));
    if (stored) return { outcome: 'granted', grant: stored };
    return refused.get(nameOf(grant)) ?? { outcome: 'group' };
  });
}
