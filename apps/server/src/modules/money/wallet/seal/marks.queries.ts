import type { Statement } from '../../../../platform/db/statement.ts';

export type MarkRow = { closing_until: number };

/**
 * The newest mark of a merchant, held until the transaction ends; writes are allowed at or after it. Returns no row
 * if a sealer has just replaced the mark, or the merchant has never moved money.
 */
export const holdMark = (merchantId: string): Statement => ({
  name: 'hold_mark',
  text: `select (extract(epoch from closing_until) * 1000)::float8 as closing_until from ledger_seal_marks
    where merchant_id = $1 order by closing_until desc limit 1 for share`,
  values: [merchantId],
});

/**
 * The first mark of a merchant that has never moved money before `from`. Sealers do not see the merchant before this
 * is committed, so they can't seal what the same transaction writes.
 */
export const openSeal = (merchantId: string, from: Date): Statement => ({
  name: 'open_seal',
  text: `with opened as (
      insert into ledger_seals (merchant_id, closing_until, sealed_until, opened_at) values ($1, $2, $2, $2)
      on conflict do nothing returning merchant_id, closing_until
    )
    insert into ledger_seal_marks (merchant_id, closing_until) select merchant_id, closing_until from opened`,
  values: [merchantId, from.toISOString()],
});
