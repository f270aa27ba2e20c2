import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { GAMES, START_MINOR } from './vendor-shop.ts';

const FILE = 'vendors.sqlite';
const BUSY_MILLISECONDS = 10_000;
/** The vendor's words for the states of a round. */
const STATES: Readonly<Record<string, string>> = { open: 'open', settled: 'settled', void: 'voided' };

type TheirUnit = {
  id: string;
  engine: string;
  stake: string;
  payout: string;
  state: string;
  player: string;
  account: string;
  merchant: string;
};
export type BookFigures = { units: number; answered: number; waiting: number; open: number };

function readBook<Row>(folder: string, query: string): Row[] {
  const book = new DatabaseSync(join(folder, FILE), { timeout: BUSY_MILLISECONDS });
  try {
    return book.prepare(query).all() as Row[];
  } finally {
    book.close();
  }
}

/** How far the vendor's own book is. */
export const figuresOf = (folder: string): BookFigures =>
  readBook<BookFigures>(
    folder,
    `select (select count(*) from units) as units,
      (select count(*) from calls where state <> 'waiting') as answered,
      (select count(*) from calls where state = 'waiting') as waiting,
      (select count(*) from units where state = 'open') as open`,
  )[0] ?? { units: 0, answered: 0, waiting: 0, open: 0 };

/** How the calls of the vendor's book ended. */
export const callsByState = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readBook<{ name: string; count: number }>(
      folder,
      `select kind || ' ' || state as name, count(*) as count from calls group by 1 order by 1`,
    ).map(({ name, count }) => [name, count]),
  );

type OurRound = { id: string; stake: bigint; payout: bigint; state: string; reference: string };

/** Compares every unit of the vendor's book with our round, and every balance with the sum of the player's units. */
export async function compareBooks(db: Db, folder: string): Promise<string[]> {
  const units = readBook<TheirUnit>(
    folder,
    `select u.id, u.engine, u.stake, u.payout, u.state, p.name as player, o.merchant,
      replace(o.callback_url, rtrim(o.callback_url, replace(o.callback_url, '/', '')), '') as account
     from units u join players p on p.id = u.player join operators o on o.id = u.operator`,
  );
  const vendors = GAMES.map(({ vendor }) => vendor as string);
  const { rows: rounds } =
    await sql<OurRound>`select id, stake_minor as stake, payout_minor as payout, state, reference
    from rounds where vendor = any(${vendors}::text[])`.execute(db);
  const { rows: players } = await sql<{ key: string; memberId: string; balance: bigint }>`
    select p.account_id || '/' || p.name as key, p.member_id as "memberId", a.balance_minor as balance
    from vendor_players p join member_accounts a on a.merchant_id = p.merchant_id and a.member_id = p.member_id
      and a.kind = 'main'`.execute(db);
  const ours = new Map(rounds.map((round) => [round.id, round]));
  const found: string[] = [];
  const sums = new Map(players.map(({ key }) => [key, START_MINOR]));
  for (const { id, engine, player, account, merchant, stake, payout, state } of units) {
    const key = `${account}/${player}`;
    const memberId = players.find((each) => each.key === key)?.memberId ?? '';
    const roundId = derivedId('vendor-unit', account, merchant, memberId, id);
    const round = ours.get(roundId);
    ours.delete(roundId);
    sums.set(key, (sums.get(key) ?? 0n) - BigInt(stake) + BigInt(payout));
    const theirs = `${stake}/${payout}/${STATES[state]}`;
    const here = round && `${round.stake}/${round.payout}/${round.state}`;
    // The operator never heard of a unit whose bets it refused.
    if (!round && theirs === '0/0/voided') continue;
    if (here !== theirs) found.push(`${engine} unit ${id} is ${theirs} there and ${here ?? 'unknown'} here`);
  }
  for (const { id, reference } of ours.values()) found.push(`round ${id} (${reference}) is unknown there`);
  for (const { key, balance } of players)
    if (sums.get(key) !== balance)
      found.push(`player ${key} has ${balance} here and ${sums.get(key)} by the vendor`);
  return found;
}
