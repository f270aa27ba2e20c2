import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type FreeRoundsRow = {
  merchantId: string;
  id: string;
  accountId: string;
  memberId: string;
  gameId: string;
  currency: string;
  count: number;
  betMinor: bigint;
  state: 'asked' | 'granted' | 'used' | 'cancelled' | 'expired' | 'refused';
  /** Null unless an operator gave them. */
  grantedBy: string | null;
  expiresAt: Date;
  source: 'operator' | 'promotion' | 'mall';
  /** The grant or redemption that they come from. */
  reference: string | null;
  /** Of the account `bonus_cost` that pays the stakes of what is used. */
  costKey: string | null;
  used: number;
  isRevoked: boolean;
};

const COLUMNS = sql`merchant_id as "merchantId", id, account_id as "accountId", member_id as "memberId",
  game_id as "gameId", currency, count, bet_minor as "betMinor", state, granted_by as "grantedBy",
  expires_at as "expiresAt", source, reference, cost_key as "costKey", used, is_revoked as "isRevoked"`;

/** False if the id is taken. */
export async function insertFreeRounds(
  tx: Tx,
  { at, ...row }: Omit<FreeRoundsRow, 'state' | 'used' | 'isRevoked'> & { at: Date; askAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vendor_free_rounds (merchant_id, id, account_id, member_id, game_id, currency, count, bet_minor, state,
      granted_by, expires_at, created_at, changed_at, source, reference, cost_key, ask_at)
    values (${row.merchantId}, ${row.id}, ${row.accountId}, ${row.memberId}, ${row.gameId}, ${row.currency},
      ${row.count}, ${row.betMinor}, 'asked', ${row.grantedBy}, ${row.expiresAt}, ${at}, ${at}, ${row.source},
      ${row.reference}, ${row.costKey}, ${row.askAt})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

type GrantsOf = Pick<FreeRoundsRow, 'merchantId' | 'memberId' | 'currency'> & { grantedBy: string };

/** Lets the operator's grants to a member wait for each other, so that their sum is exact. */
export async function lockGrants(tx: Tx, { merchantId, memberId, grantedBy }: GrantsOf): Promise<void> {
  const key = `free-rounds:${merchantId}:${memberId}:${grantedBy}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The stakes that an operator has given a member since then. */
export async function grantedSince(tx: Tx, query: GrantsOf & { since: Date }): Promise<bigint> {
  const { merchantId, memberId, grantedBy, currency, since } = query;
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(count * bet_minor), 0)::int8 as sum from vendor_free_rounds
    where merchant_id = ${merchantId} and member_id = ${memberId} and granted_by = ${grantedBy}
      and currency = ${currency} and created_at > ${since} and state <> 'refused'`.execute(tx);
  return rows[0]?.sum ?? 0n;
}

export async function findFreeRounds(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<FreeRoundsRow | undefined> {
  const { rows } = await sql<FreeRoundsRow>`
    select ${COLUMNS} from vendor_free_rounds where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** What a member may still have in a game. */
export async function listFreeRounds(
  db: Db,
  {
    merchantId,
    memberId,
    gameId,
    at,
  }: Pick<FreeRoundsRow, 'merchantId' | 'memberId' | 'gameId'> & { at: Date },
): Promise<Pick<FreeRoundsRow, 'id' | 'accountId' | 'count' | 'betMinor' | 'expiresAt'>[]> {
  const { rows } = await sql<Pick<FreeRoundsRow, 'id' | 'accountId' | 'count' | 'betMinor' | 'expiresAt'>>`
    select id, account_id as "accountId", count, bet_minor as "betMinor", expires_at as "expiresAt"
    from vendor_free_rounds
    where merchant_id = ${merchantId} and member_id = ${memberId} and game_id = ${gameId}
      and state = 'granted' and expires_at > ${at}
    order by expires_at, id limit 20`.execute(db);
  return rows;
}

export async function setFreeRoundsState(
  db: Db,
  { merchantId, id, to, at }: { merchantId: string; id: string; to: 'granted' | 'refused'; at: Date },
): Promise<void> {
  await sql`update vendor_free_rounds set state = ${to}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'asked'`.execute(db);
}

/** What the vendor is to be asked about now: `asked` for the rounds, `granted` for how many are used. */
export async function listDueFreeRounds(
  db: Db,
  {
    merchantId,
    state,
    at,
    limit,
  }: { merchantId: string; state: 'asked' | 'granted'; at: Date; limit: number },
): Promise<FreeRoundsRow[]> {
  const { rows } = await sql<FreeRoundsRow>`
    select ${COLUMNS} from vendor_free_rounds
    where merchant_id = ${merchantId} and ask_at <= ${at} and state = ${state} order by ask_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function lockFreeRounds(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<FreeRoundsRow | undefined> {
  const { rows } = await sql<FreeRoundsRow>`
    select ${COLUMNS} from vendor_free_rounds where merchant_id = ${merchantId} and id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Notes what the vendor has said; `askAt` is null once nothing changes any more. */
export async function moveFreeRounds(
  db: Db,
  move: Pick<FreeRoundsRow, 'merchantId' | 'id' | 'state' | 'used'> & { askAt: Date | null; at: Date },
): Promise<void> {
  const { merchantId, id, state, used, askAt, at } = move;
  await sql`update vendor_free_rounds set state = ${state}, used = ${used}, ask_at = ${askAt}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state in ('asked', 'granted')`.execute(db);
}

/** Takes back what is not used yet: the vendor is asked to cancel it as soon as possible. */
export async function revokeFreeRounds(
  tx: Tx,
  { merchantId, reference, at }: { merchantId: string; reference: string; at: Date },
): Promise<void> {
  await sql`update vendor_free_rounds set is_revoked = true, ask_at = ${at}
    where merchant_id = ${merchantId} and reference = ${reference} and state in ('asked', 'granted')`.execute(
    tx,
  );
}
