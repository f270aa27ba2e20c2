import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Cycle } from '../periods/cycles.rules.ts';
import { termsOf, type StoredTerms } from '../terms/stored-terms.rules.ts';
import type { RunContract } from './bills.rules.ts';

type Counted = RunContract & { kind: string; cycle: Cycle };

/** A payee's contracts that count in a period, of any kind. */
export async function readCountedKinds(
  db: Db,
  { merchantId, payeeNo, period }: { merchantId: string; payeeNo: number; period: number },
): Promise<Counted[]> {
  const { rows } = await sql<Omit<Counted, 'terms'> & { terms: StoredTerms }>`
    select c.id, c.kind, c.cycle, c.payer_no as "payerNo", c.payee_no as "payeeNo", n.path, n.depth,
      c.starts_period as "startsPeriod", c.terms
    from contracts c join agent_nodes n on n.merchant_id = ${merchantId} and n.no = c.payee_no
    where c.merchant_id = ${merchantId} and c.payee_no = ${payeeNo} and c.state in ('running', 'ending')
      and c.starts_period <= ${period} and (c.ends_period is null or c.ends_period > ${period})
    order by c.kind`.execute(db);
  return rows.map(({ terms, ...row }) => ({ ...row, terms: termsOf(terms) }));
}
