import { appError } from '../../../platform/http/errors.ts';
import { offsetOf, pageOf, type PageQuery } from '../../../platform/paging.ts';
import { maskedName } from '../../access/members/index.ts';
import type { createCodes } from './codes.usecases.ts';
import type { createEarnings } from './earnings.usecases.ts';
import { countFriends, listFriends, type FriendRow } from './friends.reads.ts';
import { playedBps, programmeOf } from './programme.rules.ts';
import { QUALIFY_DAYS } from './referrals.config.ts';
import { referralErrors } from './referrals.errors.ts';
import type { MemberKey, Programme, ReferralDeps } from './referrals.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** The merchant's programme while it runs. */
export async function findProgramme(
  { promotions }: Pick<ReferralDeps, 'promotions'>,
  merchantId: string,
): Promise<Programme | undefined> {
  for (const promotion of await promotions.live(merchantId, 'referral')) {
    const programme = programmeOf(promotion);
    if (programme) return programme;
  }
  return undefined;
}

type Deps = ReferralDeps & {
  codes: ReturnType<typeof createCodes>;
  earnings: ReturnType<typeof createEarnings>;
};

export function createReferralViews(deps: Deps) {
  const { db, clock, merchants, codes, earnings } = deps;

  const friendOf = (programme: Programme | undefined, row: FriendRow) => {
    const { registeredAt, verifiedAt, depositedAt, qualifiedAt, refused, playedMinor } = row;
    const age = clock.now().getTime() - registeredAt.getTime();
    const bps = programme ? playedBps(programme, playedMinor) : 0;
    return {
      name: maskedName(row.account),
      registeredAt,
      steps: {
        verified: verifiedAt !== null,
        deposited: depositedAt !== null,
        played: qualifiedAt !== null || bps >= 10_000,
      },
      playedBps: qualifiedAt === null ? bps : 10_000,
      state: qualifiedAt
        ? ('qualified' as const)
        : refused === null
          ? ('going' as const)
          : refused === 'late'
            ? ('late' as const)
            : ('refused' as const),
      daysLeft: Math.max(0, QUALIFY_DAYS - Math.floor(age / DAY_MILLISECONDS)),
      earnedMinor: row.earnedMinor,
    };
  };

  return {
    overview: async (member: MemberKey) => {
      const programme = await findProgramme(deps, member.merchantId);
      const [code, counts, weeks, collectableMinor, { currency }] = await Promise.all([
        programme ? codes.codeOf(member) : '',
        countFriends(db, member),
        earnings.weeks(programme, member),
        earnings.collectableOf(member),
        merchants.byId(member.merchantId),
      ]);
      const earnedMinor = weeks.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      return { programme, code, ...counts, earnedMinor, collectableMinor, currency };
    },

    friends: async (member: MemberKey, page: PageQuery) => {
      const programme = await findProgramme(deps, member.merchantId);
      const [{ friends }, rows] = await Promise.all([
        countFriends(db, member),
        listFriends(db, { ...member, offset: offsetOf(page), limit: page.pageSize }),
      ]);
      return pageOf(
        rows.map((row) => friendOf(programme, row)),
        friends,
        page,
      );
    },

    earnings: async (member: MemberKey) => {
      const programme = await findProgramme(deps, member.merchantId);
      const [weeks, collectableMinor, { currency }] = await Promise.all([
        earnings.weeks(programme, member),
        earnings.collectableOf(member),
        merchants.byId(member.merchantId),
      ]);
      return { weeks, collectableMinor, currency };
    },

    /** @throws `referrals.closed`, `.nothing` */
    collect: async (member: MemberKey) => {
      const programme = await findProgramme(deps, member.merchantId);
      if (!programme) throw appError(referralErrors.closed);
      const { currency } = await merchants.byId(member.merchantId);
      return { ...(await earnings.collect(programme, member)), currency };
    },
  };
}
