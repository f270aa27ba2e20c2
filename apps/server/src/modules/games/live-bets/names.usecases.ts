import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { maskedName, memberErrors } from '../../access/members/index.ts';
import { hideName } from './live-bets.queries.ts';
import { findPublicName } from './live-bets.reads.ts';

type MemberKey = { merchantId: string; memberId: string };
export type PublicName = { name: string; isHidden: boolean };

export type PublicNames = {
  /** @throws `identity.member_not_found` */
  get: (member: MemberKey) => Promise<PublicName>;
  /** Holds for bets from now on, and for the boards of winners. */
  hide: (member: MemberKey & { isHidden: boolean }) => Promise<PublicName>;
};

/** Whether others see the masked name of a member or none. */
export function createPublicNames({ db }: { db: Db }): PublicNames {
  const get: PublicNames['get'] = async (member) => {
    const found = await findPublicName(db, member);
    if (!found) throw appError(memberErrors.notFound);
    return { name: maskedName(found.account), isHidden: found.hidesName };
  };
  return {
    get,
    hide: async (member) => {
      await hideName(db, member);
      return get(member);
    },
  };
}
