import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { findBreaches, type Finding } from '../../money/wallet/index.ts';
import { figuresIn } from './days.reads.ts';

const BEGINNING = new Date(0);

/** Computes the figures of every merchant again and compares them with the stored ones. */
export async function checkReports(tx: Tx): Promise<Finding[]> {
  const { rows: marks } = await sql<{ merchantId: string; foldedUntil: Date }>`
    select merchant_id as "merchantId", folded_until as "foldedUntil" from report_marks
    order by merchant_id`.execute(tx);
  const findings: Finding[] = [];
  for (const { merchantId, foldedUntil } of marks) {
    const span = { merchantId, from: BEGINNING, until: foldedUntil };
    const query = sql`
      select ${merchantId}::text as merchant_id,
        'report ' || concat_ws(' ', currency, day, dimension, key, measure) as subject,
        'stored ' || coalesce(stored.amount::text, 'nothing') || ', in the ledger ' ||
          coalesce(counted.amount::text, 'nothing') as detail
      from (select currency, dimension, day, key, measure, amount from report_days
        where merchant_id = ${merchantId}) stored
      full join (${figuresIn(span)}) counted using (currency, dimension, day, key, measure)
      where stored.amount is distinct from counted.amount`;
    findings.push(...(await findBreaches(tx, 'reports equal the ledger', query)));
  }
  return findings;
}
