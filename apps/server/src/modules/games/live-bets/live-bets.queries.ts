import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll } from '../../../platform/db/notify.ts';
import { LIVE_BETS_CHANNEL, packNotice } from './notices.events.ts';
import type { LiveNotice } from './live-bets.types.ts';

export const notifyBets = (db: Db, notices: readonly LiveNotice[]): Promise<void> =>
  notifyAll(db, { name: 'notify_live_bets', channel: LIVE_BETS_CHANNEL, texts: notices.map(packNotice) });

type MemberKey = { merchantId: string; memberId: string };

export async function hideName(db: Db, member: MemberKey & { isHidden: boolean }): Promise<void> {
  await sql`update members set hides_name = ${member.isHidden}
    where merchant_id = ${member.merchantId} and id = ${member.memberId}`.execute(db);
}
