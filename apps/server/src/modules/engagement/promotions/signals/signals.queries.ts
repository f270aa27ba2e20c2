import { signalFact, type SignalKind, type SignalState } from '@croupier/contract/promotions/signals-desk.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Found } from './signals.types.ts';

const facts = z.array(signalFact);

/** False if it was found before. */
export async function insertSignal(
  tx: Tx,
  { merchantId, id, at, ...found }: Found & { merchantId: string; id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotion_signals (merchant_id, id, kind, subject, member_ids, facts, grant_ids, state, found_at)
    values (${merchantId}, ${id}, ${found.kind}, ${found.subject}, ${found.memberIds}::uuid[],
      ${JSON.stringify(z.encode(facts, found.facts))}::jsonb, '{}', 'open', ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Puts what the members have not claimed yet under review. What is in the main wallet stays there. */
export async function reviewGrants(
  tx: Tx,
  of: { merchantId: string; signalId: string; kind: SignalKind; at: Date } & Pick<
    Found,
    'memberIds' | 'promotionId'
  >,
): Promise<string[]> {
  const { merchantId, signalId, kind, memberIds, promotionId, at } = of;
  const { rows } = await sql<{ memberId: string }>`
    with reviewed as (
      update promotion_grants set state = 'review', remark = ${`signal.${kind}`}, review_at = ${at}
      where merchant_id = ${merchantId} and member_id = any(${memberIds}::uuid[]) and state = 'issued'
        and (${promotionId}::uuid is null or promotion_id = ${promotionId}::uuid)
      returning id, member_id
    ), noted as (
      update promotion_signals set grant_ids = (select coalesce(array_agg(id), '{}') from reviewed)
      where merchant_id = ${merchantId} and id = ${signalId}
    )
    select member_id as "memberId" from reviewed`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export type SignalRow = {
  id: string;
  kind: SignalKind;
  state: SignalState;
  members: Array<{ id: string; account: string }>;
  facts: z.output<typeof facts>;
  grants: number;
  inReview: number;
  foundAt: Date;
  decidedAt: Date | null;
  remark: string | null;
};
type Stored = Omit<SignalRow, 'facts'> & { facts: z.input<typeof facts> };

/** Open ones or decided ones, the newest first. */
export async function listSignals(
  db: Db,
  of: { merchantId: string; limit: number } & ({ isDecided: boolean } | { id: string }),
): Promise<SignalRow[]> {
  const { merchantId, limit } = of;
  const wanted =
    'id' in of ? sql`s.id = ${of.id}` : of.isDecided ? sql`s.state <> 'open'` : sql`s.state = 'open'`;
  const { rows } = await sql<Stored>`
    select s.id, s.kind, s.state, s.facts, s.found_at as "foundAt", s.decided_at as "decidedAt", s.remark,
      cardinality(s.grant_ids) as grants,
      (select count(*)::int from promotion_grants g where g.merchant_id = ${merchantId} and g.id = any(s.grant_ids)
        and g.state = 'review') as "inReview",
      (select coalesce(json_agg(json_build_object('id', m.id, 'account', m.account) order by m.account), '[]')
        from members m where m.merchant_id = ${merchantId} and m.id = any(s.member_ids)) as members
    from promotion_signals s
    where s.merchant_id = ${merchantId} and ${wanted}
    order by coalesce(s.decided_at, s.found_at) desc, s.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, facts: z.decode(facts, row.facts) }));
}

export async function lockSignal(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<{ kind: SignalKind; state: SignalState } | undefined> {
  const { rows } = await sql<{ kind: SignalKind; state: SignalState }>`
    select kind, state from promotion_signals where merchant_id = ${merchantId} and id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function decideSignal(
  tx: Tx,
  of: { merchantId: string; id: string; to: 'cleared' | 'confirmed'; by: string; remark: string; at: Date },
): Promise<void> {
  await sql`update promotion_signals set state = ${of.to}, decided_by = ${of.by}, decided_at = ${of.at},
      remark = ${of.remark}
    where merchant_id = ${of.merchantId} and id = ${of.id}`.execute(tx);
}

/** Lets go what a signal held. @returns whose it was */
export async function releaseOf(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    update promotion_grants g set state = 'issued', remark = null
    from promotion_signals s
    where s.merchant_id = ${merchantId} and s.id = ${id} and g.merchant_id = ${merchantId} and g.id = any(s.grant_ids)
      and g.state = 'review'
    returning g.member_id as "memberId"`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
