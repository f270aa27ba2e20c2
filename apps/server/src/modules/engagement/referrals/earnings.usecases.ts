import { appError } from '../../../platform/http/errors.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import {
  insertCollection,
  insertEarnings,
  isWeekDone,
  listQualified,
  listWeeks,
  markWeekDone,
  readBalance,
  type Bond,
  type WeekSum,
} from './earnings.queries.ts';
import { shareOfEdge } from './programme.rules.ts';
import { FRIENDS_PER_PAGE, SHOWN_WEEKS } from './referrals.config.ts';
import { referralErrors } from './referrals.errors.ts';
import type { MemberKey, Programme, ReferralDeps } from './referrals.types.ts';
import { weekAt, weeksBefore, type Week } from './weeks.rules.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Played = Bond & { edgeMinor: bigint };

/** The edge on the own-money play of friends in a week, as far as it is sealed. */
async function edgesOf(
  { figures, merchants }: ReferralDeps,
  { merchantId, from, until }: { merchantId: string } & Pick<Week, 'from' | 'until'>,
  bonds: readonly Bond[],
): Promise<Played[]> {
  const { currency } = await merchants.byId(merchantId);
  const memberIds = bonds.map(({ memberId }) => memberId);
  const edges = new Map<string, bigint>();
  for (const row of await figures.ownPlay({ merchantId, currency, memberIds, from, until }))
    edges.set(row.memberId, (edges.get(row.memberId) ?? 0n) + row.edgeMinor);
  return bonds.flatMap((bond) => {
    const edgeMinor = edges.get(bond.memberId) ?? 0n;
    return edgeMinor === 0n ? [] : [{ ...bond, edgeMinor }];
  });
}

/** Computes a week once and for all, when everything in it is sealed. */
async function computeWeek(deps: ReferralDeps, programme: Programme, week: Week): Promise<void> {
  const { db, clock } = deps;
  const { merchantId } = programme.promotion;
  const { edgeBps: bps } = programme;
  for (let after = FIRST_ID; ;) {
    const page = { merchantId, before: week.until, after, limit: FRIENDS_PER_PAGE };
    const bonds = await listQualified(db, page);
    const last = bonds.at(-1);
    if (!last) break;
    after = last.memberId;
    const earnings = (await edgesOf(deps, { merchantId, ...week }, bonds)).map(
      ({ memberId: friendId, referrerId, edgeMinor }) => ({
        friendId,
        referrerId,
        edgeMinor,
        amountMinor: shareOfEdge(edgeMinor, bps),
      }),
    );
    await insertEarnings(db, { merchantId, week: week.week, bps, earnings });
  }
  await markWeekDone(db, { merchantId, week: week.week, at: clock.now() });
}

/** Weeks are computed in their order, each once. */
const CAUGHT_UP_WEEKS = 4;

export async function computeWeeks(deps: ReferralDeps, programme: Programme): Promise<void> {
  const { db, clock, merchants, figures } = deps;
  const { merchantId } = programme.promotion;
  if (programme.edgeBps === 0) return;
  const zone = (await merchants.byId(merchantId)).settings.settlement.timeZone;
  const sealed = await figures.reader('referrals').sealedUntil(db, merchantId);
  if (sealed === undefined) return;
  const sealedAt = sealed * PERIOD_SECONDS * 1_000;
  for (const week of weeksBefore(clock.now(), zone, CAUGHT_UP_WEEKS).toReversed())
    if (sealedAt >= week.until.getTime() && !(await isWeekDone(db, { merchantId, week: week.week })))
      await computeWeek(deps, programme, week);
}

export type ShownWeek = WeekSum & { isOver: boolean };

export function createEarnings(deps: ReferralDeps) {
  const { db, clock, merchants, members, wallet, promotions } = deps;

  /** The week that is running, as far as it is sealed; it may still change. */
  const running = async (programme: Programme, memberId: string): Promise<ShownWeek> => {
    const { merchantId } = programme.promotion;
    const zone = (await merchants.byId(merchantId)).settings.settlement.timeZone;
    const week = weekAt(clock.now(), zone);
    const of = {
      merchantId,
      before: week.until,
      after: FIRST_ID,
      limit: FRIENDS_PER_PAGE,
      referrerId: memberId,
    };
    const played = await edgesOf(deps, { merchantId, ...week }, await listQualified(db, of));
    const amounts = played.map(({ edgeMinor }) => shareOfEdge(edgeMinor, programme.edgeBps));
    return {
      week: week.week,
      friends: played.length,
      edgeMinor: played.reduce((sum, { edgeMinor }) => sum + edgeMinor, 0n),
      bps: programme.edgeBps,
      amountMinor: amounts.reduce((sum, amount) => sum + amount, 0n),
      isOver: false,
    };
  };

  const collectableOf = async (member: MemberKey): Promise<bigint> => {
    const { earnedMinor, collectedMinor } = await readBalance(db, member);
    return earnedMinor > collectedMinor ? earnedMinor - collectedMinor : 0n;
  };

  return {
    collectableOf,

    weeks: async (programme: Programme | undefined, member: MemberKey): Promise<ShownWeek[]> => {
      const past = await listWeeks(db, { ...member, limit: SHOWN_WEEKS });
      const shown = past.map((week) => ({ ...week, isOver: true }));
      return programme && programme.edgeBps > 0
        ? [await running(programme, member.memberId), ...shown]
        : shown;
    },

    /**
     * Pays everything that is not collected yet. The lock on the member makes two calls one after the other, and the
     * second finds nothing.
     *
     * @throws `referrals.nothing`
     */
    collect: async (programme: Programme, member: MemberKey) => {
      const { promotion } = programme;
      return wallet.transaction(async (tx) => {
        await members.lock(tx, member.merchantId, member.memberId);
        const { earnedMinor, collectedMinor, lastWeek, collectedWeek } = await readBalance(tx, member);
        const amountMinor = earnedMinor - collectedMinor;
        if (amountMinor <= 0n || lastWeek === null || lastWeek === collectedWeek)
          throw appError(referralErrors.nothing);
        const [outcome] = await promotions.grantMany(tx, promotion, [
          {
            memberId: member.memberId,
            windowKey: `week:${lastWeek}`,
            rewards: [{ kind: 'cash', amountMinor }],
            because: [{ key: 'referral.edge', isMet: true }],
            state: 'claimed',
            baseMinor: amountMinor,
          },
        ]);
        if (outcome?.outcome !== 'granted') throw appError(referralErrors.nothing);
        const grantId = outcome.grant.id;
        await insertCollection(tx, { ...member, untilWeek: lastWeek, amountMinor, grantId, at: clock.now() });
        return { amountMinor, grantIds: [grantId] };
      });
    },
  };
}
