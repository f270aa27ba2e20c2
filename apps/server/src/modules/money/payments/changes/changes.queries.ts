import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { readTogether } from '../../../../platform/db/reader.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { together } from '../../../../platform/db/together.ts';

export const PAYMENTS_CHANNEL = 'payments';

export type MemberKey = { merchantId: string; memberId: string };
/** Members whose payments have changed. */
export type Changed = { merchantId: string; memberIds: ReadonlySet<string> };

export function readChanged(notice: string): Changed {
  const { merchantId, memberIds } = JSON.parse(notice) as { merchantId: string; memberIds: string[] };
  return { merchantId, memberIds: new Set(memberIds) };
}

/** Ids in one notice, which holds at most 8,000 bytes. */
const MAX_TOLD = 150;

type NumberedChange = MemberKey & { id: string };

/** Numbers the change and tells the member’s open pages at the commit. */
export const numberChange: (tx: Tx, change: NumberedChange) => Promise<void> = together<NumberedChange, void>(
  async (tx, merchantId, changes) => {
    const members = [...Map.groupBy(changes, ({ memberId }) => memberId)];
    const notices: string[] = [];
    for (let from = 0; from < members.length; from += MAX_TOLD) {
      const memberIds = members.slice(from, from + MAX_TOLD).map(([memberId]) => memberId);
      notices.push(JSON.stringify({ merchantId, memberIds }));
    }
    await sql`
      with numbered as (
        insert into payment_changes (merchant_id, member_id, sequence, thing_id)
        select ${merchantId}, member_id, changes, thing_id
        from unnest(${members.map(([memberId]) => memberId)}::uuid[], ${members.map(([, all]) => all.length)}::int[],
          ${members.map(([, all]) => all.at(-1)?.id)}::uuid[]) as changed (member_id, changes, thing_id)
        order by member_id
        on conflict (merchant_id, member_id) do update
          set sequence = payment_changes.sequence + excluded.sequence, thing_id = excluded.thing_id
      )
      select pg_notify(${PAYMENTS_CHANNEL}, notice) from unnest(${notices}::text[]) as n (notice)`.execute(
      tx,
    );
    return changes.map(() => undefined);
  },
);

const newestRead = ({ merchantId, memberId }: MemberKey): Statement => ({
  name: 'read_newest_payment_change',
  text: `select sequence, thing_id as id from payment_changes where merchant_id = $1 and member_id = $2`,
  values: [merchantId, memberId],
});

export async function newestChange(
  db: Db,
  member: MemberKey,
): Promise<{ sequence: bigint; id: string } | undefined> {
  const [newest] = await readTogether<{ sequence: bigint; id: string }>(db, newestRead(member));
  return newest;
}
