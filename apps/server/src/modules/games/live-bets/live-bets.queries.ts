import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { arrayOf, runStatement } from '../../../platform/db/statement.ts';
import { LIVE_BETS_CHANNEL, packNotice } from './notices.events.ts';
import type { LiveNotice } from './live-bets.types.ts';

/** In a statement of its own, so that no transaction waits for it. */
export async function notifyBets(db: Db, notices: readonly LiveNotice[]): Promise<void> {
  await runStatement(db, {
    name: 'notify_live_bets',
    text: 'select pg_notify($1, notice.text) from unnest($2::text[]) as notice (text)',
    values: [LIVE_BETS_CHANNEL, arrayOf(notices.map(packNotice), (text) => text)],
  });
}

type MemberKey = { merchantId: string; memberId: string };

export async function hideName(db: Db, member: MemberKey & { isHidden: boolean }): Promise<void> {
  await sql`update members set hides_name = ${member.isHidden}
    where merchant_id = ${member.merchantId} and id = ${member.memberId}`.execute(db);
}
