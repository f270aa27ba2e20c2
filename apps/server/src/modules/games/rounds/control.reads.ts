import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

type Row = {
  id: string;
  at: Date;
  action: string;
  actorKind: string;
  actorId: string | null;
  actorName: string | null;
};

const EVENTS_SHOWN = 50;

/** What operators did with a round, newest first. */
export async function listRoundEvents(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<RoundRecord['events']> {
  const { rows } = await sql<Row>`
    select e.id, e.at, e.action, e.actor_kind as "actorKind", e.actor_id as "actorId", o.name as "actorName"
    from audit_entries e left join operators o on o.id::text = e.actor_id
    where e.merchant_id = ${merchantId} and e.subject = ${`round:${id}`}
    order by e.at desc, e.id desc limit ${EVENTS_SHOWN}`.execute(db);
  return rows.map(({ actorKind, actorId, actorName, ...event }) => ({
    ...event,
    actor: { kind: actorKind, id: actorId, name: actorName },
  }));
}

/** Empty for a member who was deleted. */
export async function findAccount(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string> {
  const { rows } = await sql<{ account: string }>`
    select account from members where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0]?.account ?? '';
}
