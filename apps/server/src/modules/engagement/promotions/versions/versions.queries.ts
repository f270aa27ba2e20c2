import {
  definitionShape,
  type Definition,
  type StoredDefinition,
} from '@croupier/contract/promotions/definition.ts';
import type { PromotionKind } from '@croupier/contract/promotions/words.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Promotion, PromotionKey, Texts } from '../promotions.types.ts';

/** The wire form in which definitions are stored. */
export const storedOf = (definition: Definition): StoredDefinition => z.encode(definitionShape, definition);
export const definitionOf = (stored: unknown): Definition =>
  z.decode(definitionShape, stored as StoredDefinition);

type Stored = Omit<Promotion, 'definition'> & { definition: unknown };

const COLUMNS = sql`p.merchant_id as "merchantId", p.id, p.slug, p.kind, p.state, p.texts, v.version, v.definition,
  v.terms_hash as "termsHash", p.budget_minor as "budgetMinor", p.granted_minor as "grantedMinor",
  p.grants_total as "grantsTotal", p.grants_count as "grantsCount"`;
const promotionOf = (row: Stored): Promotion => ({ ...row, definition: definitionOf(row.definition) });

/** Everything of a merchant that was ever published, with its newest version. */
export async function listPublished(db: Db, merchantId: string): Promise<Promotion[]> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from promotions p
    join promotion_versions v on v.merchant_id = ${merchantId} and v.promotion_id = p.id and v.version = p.version
    where p.merchant_id = ${merchantId} order by p.created_at desc, p.id`.execute(db);
  return rows.map(promotionOf);
}

/** A promotion with its newest version, or an earlier one. */
export async function findPublished(
  db: Db,
  { merchantId, promotionId, version }: PromotionKey & { version?: number },
): Promise<Promotion | undefined> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from promotions p
    join promotion_versions v on v.merchant_id = ${merchantId} and v.promotion_id = p.id
      and v.version = ${version === undefined ? sql`p.version` : version}
    where p.merchant_id = ${merchantId} and p.id = ${promotionId}`.execute(db);
  return rows[0] && promotionOf(rows[0]);
}

export type Row = {
  id: string;
  slug: string;
  kind: PromotionKind;
  state: Promotion['state'];
  texts: Texts;
  draft: unknown;
  version: number;
  budgetMinor: bigint | null;
  grantedMinor: bigint;
  grantsTotal: number | null;
  grantsCount: number;
  changedAt: Date;
};

const ROW = sql`id, slug, kind, state, texts, draft, version, budget_minor as "budgetMinor",
  granted_minor as "grantedMinor", grants_total as "grantsTotal", grants_count as "grantsCount",
  changed_at as "changedAt"`;

export async function findRow(
  db: Db,
  { merchantId, promotionId }: PromotionKey,
  how: { lock: boolean } = { lock: false },
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${ROW} from promotions
    where merchant_id = ${merchantId} and id = ${promotionId} ${how.lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** False if the merchant has a promotion with this slug. */
export async function insertPromotion(
  tx: Tx,
  row: PromotionKey & { slug: string; kind: PromotionKind; texts: Texts; draft: StoredDefinition; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions (merchant_id, id, slug, kind, state, texts, draft, created_at, changed_at)
    values (${row.merchantId}, ${row.promotionId}, ${row.slug}, ${row.kind}, 'draft', ${JSON.stringify(row.texts)},
      ${JSON.stringify(row.draft)}, ${row.at}, ${row.at})
    on conflict (merchant_id, slug) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function saveDraft(
  tx: Tx,
  row: PromotionKey & { kind: PromotionKind; texts: Texts; draft: StoredDefinition | null; at: Date },
): Promise<void> {
  await sql`update promotions set kind = ${row.kind}, texts = ${JSON.stringify(row.texts)},
      draft = ${row.draft === null ? null : JSON.stringify(row.draft)}, changed_at = ${row.at}
    where merchant_id = ${row.merchantId} and id = ${row.promotionId}`.execute(tx);
}

/** Appends the version that runs from now on. */
export async function insertVersion(
  tx: Tx,
  row: PromotionKey & {
    version: number;
    definition: Definition;
    termsHash: string;
    at: Date;
    askedBy: string | null;
    approvedBy: string | null;
  },
): Promise<void> {
  const { merchantId, promotionId, version, definition, at } = row;
  await sql`
    insert into promotion_versions (merchant_id, promotion_id, version, definition, terms_hash, published_at, asked_by,
      approved_by)
    values (${merchantId}, ${promotionId}, ${version}, ${JSON.stringify(storedOf(definition))}, ${row.termsHash}, ${at},
      ${row.askedBy}, ${row.approvedBy})`.execute(tx);
  await sql`
    update promotions set version = ${version}, state = 'running', kind = ${definition.kind}, draft = null,
      budget_minor = ${definition.budget?.amount ?? null}, grants_total = ${definition.limit.total},
      changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${promotionId}`.execute(tx);
}

export async function setState(
  tx: Tx,
  { merchantId, promotionId, state, at }: PromotionKey & { state: Promotion['state']; at: Date },
): Promise<void> {
  await sql`update promotions set state = ${state}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${promotionId}`.execute(tx);
}
