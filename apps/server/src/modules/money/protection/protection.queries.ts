import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/together.ts';
import type {
  IdentityKind,
  MemberKey,
  StoredClosure,
  StoredExclusion,
  StoredLimit,
} from './protection.types.ts';

export type Choices = { realityMinutes: number | null; offerAnsweredAt: Date | null };

const idsOf = (keys: readonly MemberKey[]): string[] => keys.map(({ memberId }) => memberId);

/**
 * Lets changes of limits and deposits of a member wait for each other. Account locks may be taken after it, never
 * before.
 */
export const lockChoices: (tx: Tx, key: MemberKey) => Promise<void> = together<MemberKey, void>(
  async (tx, merchantId, keys) => {
    const ids = idsOf(keys);
    await sql`insert into protection_members (merchant_id, member_id)
      select ${merchantId}, id from unnest(${ids}::uuid[]) as m (id) order by id
      on conflict do nothing`.execute(tx);
    await sql`select 1 from protection_members
      where merchant_id = ${merchantId} and member_id = any(${ids}::uuid[])
      order by member_id for no key update`.execute(tx);
    return keys.map(() => undefined);
  },
);

export const findChoices: (db: Db, key: MemberKey) => Promise<Choices> = together<MemberKey, Choices>(
  async (db, merchantId, keys) => {
    const { rows } = await sql<Choices & { memberId: string }>`
      select member_id as "memberId", reality_minutes as "realityMinutes",
        offer_answered_at as "offerAnsweredAt" from protection_members
      where merchant_id = ${merchantId} and member_id = any(${idsOf(keys)}::uuid[])`.execute(db);
    return keys.map((key) => {
      const row = rows.find(({ memberId }) => memberId === key.memberId);
      return { realityMinutes: row?.realityMinutes ?? null, offerAnsweredAt: row?.offerAnsweredAt ?? null };
    });
  },
);

export async function updateChoices(
  tx: Tx,
  { merchantId, memberId, realityMinutes, offerAnsweredAt }: MemberKey & Choices,
): Promise<void> {
  await sql`update protection_members
    set reality_minutes = ${realityMinutes}, offer_answered_at = ${offerAnsweredAt}
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx);
}

export async function markRealityAnswered(
  tx: Tx,
  { merchantId, memberId, at }: MemberKey & { at: Date },
): Promise<void> {
  await sql`update protection_members set reality_answered_at = ${at}
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx);
}

/** The rows of each member, without the member. */
const ofEach = <Row extends { memberId: string }>(
  keys: readonly MemberKey[],
  rows: readonly Row[],
): Array<Array<Omit<Row, 'memberId'>>> =>
  keys.map((key) =>
    rows.filter(({ memberId }) => memberId === key.memberId).map(({ memberId: _memberId, ...row }) => row),
  );

export const listLimits: (db: Db, key: MemberKey) => Promise<StoredLimit[]> = together<
  MemberKey,
  StoredLimit[]
>(async (db, merchantId, keys) => {
  const { rows } = await sql<StoredLimit & { memberId: string }>`
    select member_id as "memberId", owner, kind, span, amount_minor as "amountMinor", since,
      asked_minor as "askedMinor", asked_at as "askedAt"
    from protection_limits where merchant_id = ${merchantId} and member_id = any(${idsOf(keys)}::uuid[])
    order by owner, kind, span`.execute(db);
  return ofEach(keys, rows);
});

export async function putLimit(
  tx: Tx,
  { merchantId, memberId, limit }: MemberKey & { limit: StoredLimit },
): Promise<void> {
  const { owner, kind, span, amountMinor, since, askedMinor, askedAt } = limit;
  await sql`insert into protection_limits (merchant_id, member_id, owner, kind, span, amount_minor, since,
      asked_minor, asked_at)
    values (${merchantId}, ${memberId}, ${owner}, ${kind}, ${span}, ${amountMinor}, ${since}, ${askedMinor},
      ${askedAt})
    on conflict (merchant_id, member_id, owner, kind, span) do update set
      amount_minor = excluded.amount_minor, since = excluded.since, asked_minor = excluded.asked_minor,
      asked_at = excluded.asked_at`.execute(tx);
}

export async function deleteLimit(
  tx: Tx,
  { merchantId, memberId, limit }: MemberKey & { limit: Pick<StoredLimit, 'owner' | 'kind' | 'span'> },
): Promise<void> {
  await sql`delete from protection_limits where merchant_id = ${merchantId} and member_id = ${memberId}
    and owner = ${limit.owner} and kind = ${limit.kind} and span = ${limit.span}`.execute(tx);
}

export const listExclusions: (db: Db, key: MemberKey) => Promise<StoredExclusion[]> = together<
  MemberKey,
  StoredExclusion[]
>(async (db, merchantId, keys) => {
  const { rows } = await sql<StoredExclusion & { memberId: string }>`
    select member_id as "memberId", id, kind, starts_at as "startsAt", ends_at as "endsAt",
      return_at as "returnAt"
    from protection_exclusions where merchant_id = ${merchantId} and member_id = any(${idsOf(keys)}::uuid[])
    order by starts_at, id`.execute(db);
  return ofEach(keys, rows);
});

export async function insertExclusion(
  tx: Tx,
  row: MemberKey & StoredExclusion & { by: { kind: string; id: string } },
): Promise<void> {
  await sql`insert into protection_exclusions (merchant_id, id, member_id, kind, starts_at, ends_at, by_kind, by_id)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.kind}, ${row.startsAt}, ${row.endsAt},
      ${row.by.kind}, ${row.by.id})`.execute(tx);
}

/** Only ever later; the table refuses anything else. A longer exclusion withdraws a requested return. */
export async function prolongExclusion(
  tx: Tx,
  { merchantId, id, endsAt }: { merchantId: string; id: string; endsAt: Date | null },
): Promise<void> {
  await sql`update protection_exclusions set ends_at = ${endsAt}, return_at = null
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export async function setReturn(
  tx: Tx,
  { merchantId, id, returnAt }: { merchantId: string; id: string; returnAt: Date },
): Promise<void> {
  await sql`update protection_exclusions set return_at = ${returnAt}
    where merchant_id = ${merchantId} and id = ${id} and return_at is null`.execute(tx);
}

export const findClosure: (db: Db, key: MemberKey) => Promise<StoredClosure | null> = together<
  MemberKey,
  StoredClosure | null
>(async (db, merchantId, keys) => {
  const { rows } = await sql<StoredClosure & { memberId: string }>`
    select member_id as "memberId", id, reason_code as "reasonCode", closed_at as "closedAt"
    from protection_closures
    where merchant_id = ${merchantId} and member_id = any(${idsOf(keys)}::uuid[]) and reopened_at is null`.execute(
    db,
  );
  return ofEach(keys, rows).map(([closure = null]) => closure);
});

export async function insertClosure(tx: Tx, row: MemberKey & StoredClosure): Promise<void> {
  await sql`insert into protection_closures (merchant_id, id, member_id, reason_code, closed_at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.reasonCode}, ${row.closedAt})`.execute(tx);
}

export async function reopenClosure(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<void> {
  await sql`update protection_closures set reopened_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and reopened_at is null`.execute(tx);
}

export type Mark = { kind: IdentityKind; hash: Buffer };

/** Whether advertising may reach the member `m` of a statement of the merchant, as `standingOf` says of one member. */
export const mayGetMarketing = (merchantId: string, now: Date): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from protection_exclusions e
    where e.merchant_id = ${merchantId} and e.member_id = m.id and case e.kind when 'cool_off' then e.ends_at > ${now}
      else e.return_at is null or e.return_at > ${now} end)
  and not exists (select 1 from protection_closures c
    where c.merchant_id = ${merchantId} and c.member_id = m.id and c.reopened_at is null)`;

export async function insertMarks(
  db: Db,
  { merchantId, memberId, marks }: MemberKey & { marks: readonly Mark[] },
): Promise<void> {
  for (const { kind, hash } of marks)
    await sql`insert into exclusion_marks (merchant_id, kind, hash, member_id)
      values (${merchantId}, ${kind}, ${hash}, ${memberId}) on conflict do nothing`.execute(db);
}

/** Whether a person with one of these marks is excluded at one of the merchants. */
export async function isMarked(
  db: Db,
  { merchantIds, marks, now }: { merchantIds: readonly string[]; marks: readonly Mark[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from unnest(${marks.map(({ kind }) => kind)}::text[],
        ${marks.map(({ hash }) => hash.toString('hex'))}::text[]) as wanted (kind, hash)
      join exclusion_marks k on k.merchant_id = any(${merchantIds}) and k.kind = wanted.kind
        and k.hash = decode(wanted.hash, 'hex')
      join protection_exclusions e on e.merchant_id = k.merchant_id and e.member_id = k.member_id
        and e.merchant_id = any(${merchantIds})
    where case e.kind when 'cool_off' then e.ends_at > ${now}
      else e.return_at is null or e.return_at > ${now} end
    limit 1`.execute(db);
  return rows.length > 0;
}
