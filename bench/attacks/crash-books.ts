import { crashMultiplierAt, crashThresholdMs } from '@croupier/fairplay/crash-curve.ts';
import { crashEndMs } from '@croupier/fairplay/crash-rules.ts';
import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { CrashAnswer } from './crash-page.ts';

type Bet = {
  id: string;
  gameNo: number;
  stake: bigint;
  auto: number;
  state: string;
  cashedAt: number | null;
  cashedMs: number | null;
  how: string | null;
  payout: bigint;
  paid: bigint;
  wins: number;
  point: number;
  cutMs: number | null;
};

/** Of settled games. `wins` counts the rounds that say they have paid. */
async function settledBets(db: Db, merchantId: string): Promise<Bet[]> {
  const { rows } = await sql<Bet>`
    select b.id, b.game_no as "gameNo", b.stake_minor as stake, b.auto::float8 as auto, b.state,
      b.cashed_at::float8 as "cashedAt", b.cashed_ms as "cashedMs", b.how, b.payout_minor as payout,
      g.point::float8 as point, g.cut_ms as "cutMs", r.payout_minor as paid,
      (select count(*)::int from transfers t
        where t.merchant_id = ${merchantId} and t.reference = b.id and t.code = 'win') as wins
    from crash_bets b
      join crash_games g on g.merchant_id = ${merchantId} and g.game_no = b.game_no and g.state = 'settled'
      join rounds r on r.merchant_id = ${merchantId} and r.id = b.id
    where b.merchant_id = ${merchantId}`.execute(db);
  return rows;
}

/** What the printed rules say of a settled bet, and where it differs. */
function wrongOf(bet: Bet, told: CrashAnswer | undefined): string[] {
  const { state, cashedAt, cashedMs, how, stake, payout, paid, point, cutMs, auto, wins } = bet;
  const wrong: string[] = [];
  if (state === 'open') wrong.push('is open in a settled game');
  if (told?.bet && (told.bet.cashedAt !== cashedAt || told.bet.state !== state))
    wrong.push(
      `was acknowledged as ${told.bet.state} at ${told.bet.cashedAt} and is ${state} at ${cashedAt}`,
    );
  if (state === 'cancelled' || state === 'refunded' || state === 'voided') return wrong;
  if (how === 'manual' && cashedMs !== null) {
    if (cashedMs >= crashEndMs(point)) wrong.push(`was cashed out at ${cashedMs} ms, after the end`);
    if (crashMultiplierAt(cashedMs) !== cashedAt) wrong.push('does not pay the multiplier of its moment');
  }
  const isDue = auto <= point && (cutMs === null || crashThresholdMs(auto) <= cutMs);
  if (isDue && cashedAt === null) wrong.push(`lost with ${auto} against ${point}`);
  if (how === 'auto' && !isDue) wrong.push(`won with ${auto} against ${point}`);
  const due = cashedAt === null ? 0n : crashPayout(stake, cashedAt);
  if (payout !== due || paid !== due) wrong.push(`is paid ${paid} instead of ${due}`);
  if (wins !== (due > 0n ? 1 : 0)) wrong.push(`has ${wins} payouts`);
  return wrong;
}

/** Compares every bet of settled games with the rules and with what players were told. */
export async function wrongBets(
  db: Db,
  merchantId: string,
  answers: readonly CrashAnswer[],
): Promise<{ bets: number; wrong: string[] }> {
  const told = new Map(answers.filter(({ code }) => code === null).map((one) => [one.betId, one]));
  const bets = await settledBets(db, merchantId);
  const known = new Set(bets.map(({ id }) => id));
  const lost = [...told.keys()].filter((id) => !known.has(id));
  return {
    bets: bets.length,
    wrong: [
      ...bets.flatMap((bet) => wrongOf(bet, told.get(bet.id)).map((what) => `bet ${bet.id} ${what}`)),
      ...lost.map((id) => `bet ${id} was acknowledged and is in no settled game`),
    ],
  };
}
