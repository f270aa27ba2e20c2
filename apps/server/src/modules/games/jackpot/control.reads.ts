import type { ControlledPool } from '@croupier/contract/games/jackpot-control.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PoolKey } from './jackpot.queries.ts';

/** Newest first, voided ones too. A game that is not in the catalogue is named by its id. */
export async function listPayments(
  db: Db,
  { merchantId, currency, language, limit }: PoolKey & { language: string; limit: number },
): Promise<ControlledPool['payments']> {
  const { rows } = await sql<ControlledPool['payments'][number]>`
    select h.round_id as "roundId", h.member_id as "memberId", coalesce(m.account, '') as account,
      coalesce(g.names ->> ${language}, g.names ->> 'EN', h.game_id) as "gameName", h.stake_minor as stake,
      h.amount_minor as amount, h.hit_at as at, h.voided_at is not null as "isVoided"
    from jackpot_hits h
    left join members m on m.merchant_id = ${merchantId} and m.id = h.member_id
    left join games g on g.id = h.game_id
    where h.merchant_id = ${merchantId} and h.currency = ${currency}
    order by h.hit_at desc, h.round_id limit ${limit}`.execute(db);
  return rows;
}

/** All payments of a pool, without those of voided rounds. */
export async function sumPaid(db: Db, { merchantId, currency }: PoolKey): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(amount_minor), 0)::int8 as paid from jackpot_hits
    where merchant_id = ${merchantId} and currency = ${currency} and voided_at is null`.execute(db);
  return rows[0]?.paid ?? 0n;
}

export type JackpotAudit = {
  at: Date;
  /** What was found, by merchant. */
  findings: Readonly<Record<string, readonly string[] | undefined>>;
};

type Finding = { merchantId: string; rule: string; subject: string; detail: string };

/** What the newest audit of the ledger found by these rules; undefined before the first one. */
export async function findLastAudit(db: Db, rules: readonly string[]): Promise<JackpotAudit | undefined> {
  const { rows } = await sql<{ at: Date; findings: Finding[] }>`
    select at, findings from ledger_audits order by at desc, id desc limit 1`.execute(db);
  const [audit] = rows;
  if (!audit) return undefined;
  const findings: Record<string, string[]> = {};
  for (const { merchantId, rule, subject, detail } of audit.findings)
    if (rules.includes(rule)) (findings[merchantId] ??= []).push(`${subject}: ${rule} (${detail})`);
  return { at: audit.at, findings };
}
