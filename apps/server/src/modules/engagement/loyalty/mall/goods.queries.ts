import type { GoodArt, GoodKind } from '@croupier/contract/loyalty/mall.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type GoodTexts = Partial<Record<LanguageCode, string>>;
export type GoodState = 'draft' | 'on_sale' | 'paused' | 'archived';
export type GoodRow = {
  id: string;
  kind: GoodKind;
  state: GoodState;
  names: GoodTexts;
  details: GoodTexts;
  art: GoodArt;
  pointsMinor: bigint;
  amountMinor: bigint;
  worthMinor: bigint;
  stock: number | null;
  perMember: number | null;
  minLevel: number;
  terms: unknown;
  position: number;
  createdAt: Date;
};
type GoodKey = { merchantId: string; goodId: string };

const COLUMNS = sql`id, kind, state, names, details, art, points_minor as "pointsMinor", amount_minor as "amountMinor",
  worth_minor as "worthMinor", stock, per_member as "perMember", min_level as "minLevel", terms, position,
  created_at as "createdAt"`;

export async function listOnSale(db: Db, merchantId: string): Promise<GoodRow[]> {
  const { rows } = await sql<GoodRow>`
    select ${COLUMNS} from goods where merchant_id = ${merchantId} and state = 'on_sale' order by position, id`.execute(
    db,
  );
  return rows;
}

export async function findGood(db: Db, { merchantId, goodId }: GoodKey): Promise<GoodRow | undefined> {
  const { rows } = await sql<GoodRow>`
    select ${COLUMNS} from goods where merchant_id = ${merchantId} and id = ${goodId}`.execute(db);
  return rows[0];
}

/**
 * Takes pieces of what is on sale, and answers it as it stands; undefined if too few are left. What has no stock is endless. `ofAny`:
 * also what is no longer sold.
 */
export async function takePieces(
  tx: Tx,
  { merchantId, goodId, quantity, ofAny = false }: GoodKey & { quantity: number; ofAny?: boolean },
): Promise<GoodRow | undefined> {
  const { rows } = await sql<GoodRow>`
    update goods set stock = stock - ${quantity}
    where merchant_id = ${merchantId} and id = ${goodId} and (stock is null or stock >= ${quantity})
      and (state = 'on_sale' or (${ofAny} and state <> 'draft'))
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

export async function returnPieces(
  tx: Tx,
  { merchantId, goodId, quantity }: GoodKey & { quantity: number },
): Promise<void> {
  await sql`update goods set stock = stock + ${quantity} where merchant_id = ${merchantId} and id = ${goodId}`.execute(
    tx,
  );
}

type NewGood = Omit<GoodRow, 'createdAt'> & { merchantId: string; at: Date; stockSeen?: number | null };

/**
 * Inserts a good, or changes it; what was redeemed keeps its price. `stockSeen` is the stock that the change began with: what has left
 * since is not put back.
 */
export async function putGood(tx: Tx, good: NewGood): Promise<void> {
  const { names, details, terms, at, stockSeen = null } = good;
  await sql`
    insert into goods as g (merchant_id, id, kind, state, names, details, art, points_minor, amount_minor, worth_minor, stock,
      per_member, min_level, terms, position, created_at, changed_at)
    values (${good.merchantId}, ${good.id}, ${good.kind}, ${good.state}, ${JSON.stringify(names)}, ${JSON.stringify(details)},
      ${good.art}, ${good.pointsMinor}, ${good.amountMinor}, ${good.worthMinor}, ${good.stock}, ${good.perMember},
      ${good.minLevel}, ${terms === null ? null : JSON.stringify(terms)}, ${good.position}, ${at}, ${at})
    on conflict (merchant_id, id) do update set state = excluded.state, names = excluded.names, details = excluded.details,
      art = excluded.art, points_minor = excluded.points_minor, amount_minor = excluded.amount_minor,
      worth_minor = excluded.worth_minor, stock = case when ${stockSeen}::int is null or g.stock is null or excluded.stock is null
        then excluded.stock else greatest(0, excluded.stock + g.stock - ${stockSeen}::int) end, per_member = excluded.per_member,
      min_level = excluded.min_level, terms = excluded.terms, position = excluded.position,
      changed_at = excluded.changed_at`.execute(tx);
}
