import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { mayGetMarketing } from '../../../money/protection/index.ts';
import type { Texts } from '../promotions.types.ts';

export type Untold = {
  id: string;
  memberId: string;
  state: 'issued' | 'claimed' | 'process';
  expiresAt: Date | null;
  slug: string;
  texts: Texts;
  /** Neither excluded nor cooling off, and reached by advertising. */
  isReached: boolean;
};

/**
 * Takes grants of which nobody was told yet. One under review waits, and so does one that is delivered without a claim until
 * it is.
 */
export async function takeUntold(
  tx: Tx,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with due as (
      select g.id from promotion_grants g
      join promotion_versions v on v.merchant_id = ${merchantId} and v.promotion_id = g.promotion_id
        and v.version = g.version
      where g.merchant_id = ${merchantId} and g.untold and g.state <> 'review'
        and not (g.state = 'issued' and v.definition->>'delivery' = 'auto')
      order by g.id limit ${limit} for update of g skip locked
    ), told as (
      update promotion_grants g set untold = false from due
      where g.merchant_id = ${merchantId} and g.id = due.id
      returning g.id, g.promotion_id, g.member_id, g.state, g.expires_at
    )
    select t.id, t.member_id as "memberId", t.state, t.expires_at as "expiresAt", p.slug, p.texts,
      ${mayGetMarketing(merchantId, at)} as "isReached"
    from told t
    join promotions p on p.merchant_id = ${merchantId} and p.id = t.promotion_id
    join members m on m.merchant_id = ${merchantId} and m.id = t.member_id
    order by t.id`.execute(tx);
  return rows;
}
