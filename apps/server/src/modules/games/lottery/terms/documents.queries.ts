import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type LotteryKey = { merchantId: string; lotteryId: string };
export type StoredRules = { version: number; document: unknown };

/** The rules in force. */
export async function findRules(
  db: Db,
  { merchantId, lotteryId, at }: LotteryKey & { at: Date },
): Promise<StoredRules | undefined> {
  const { rows } = await sql<StoredRules>`select version, document from lottery_rules
    where merchant_id = ${merchantId} and lottery_id = ${lotteryId} and effective_at <= ${at}
    order by version desc limit 1`.execute(db);
  return rows[0];
}

/** The newest version, which may not be in force yet. The lottery must be locked by who adds another. */
export async function findNewestVersion(db: Db, { merchantId, lotteryId }: LotteryKey): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from lottery_rules
    where merchant_id = ${merchantId} and lottery_id = ${lotteryId}`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Does nothing if the version exists. */
export async function insertRules(
  db: Db | Tx,
  rules: LotteryKey & { version: number; document: unknown; effectiveAt: Date },
): Promise<void> {
  const { merchantId, lotteryId, version, document, effectiveAt } = rules;
  await sql`insert into lottery_rules (merchant_id, lottery_id, version, document, effective_at)
    values (${merchantId}, ${lotteryId}, ${version}, ${JSON.stringify(document)}::jsonb, ${effectiveAt})
    on conflict do nothing`.execute(db);
}
