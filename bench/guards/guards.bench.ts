// `npm run bench -- guards`: what the protection of players costs the ledger's hot path. Bets, wins and rollbacks of
// players without guards, of players with limits, and as if there were no guards at all, in turns.
import { sql } from 'kysely';
import { formatRules } from '../../apps/server/src/modules/money/protection/guard.rules.ts';
import { periodAt, windowAt } from '../../apps/server/src/modules/money/protection/windows.rules.ts';
import { createWallet, type Lane } from '../../apps/server/src/modules/money/wallet/index.ts';
import { normalCommand, roundsDomain } from '../../apps/server/src/modules/games/rounds/commands.usecases.ts';
import type { Outcome } from '../../apps/server/src/modules/games/rounds/index.ts';
import type { InnerCommand } from '../../apps/server/src/modules/games/rounds/decisions/context.rules.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { CURRENCY, fundPlayers, MERCHANT } from '../ledger/players.ts';
import { createTraffic } from '../ledger/traffic.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { measureInTurns } from '../src/turns.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const IN_FLIGHT = [16, 128, 1024];
const PLAYERS = { rich: 10_000, poor: 500 };
const HUGE = 10n ** 15n;
const MAX_COST = 0.1;

/** Three limits of windows, one of single stakes and the reality check, for every member; none is ever reached. */
async function guardAll(db: Db, members: readonly string[]): Promise<void> {
  const kept = periodAt(clock.now());
  const limit = (kind: 'loss' | 'wager' | 'time', span: 'day' | 'week', amount: bigint) => ({
    owner: 'member' as const,
    kind,
    span,
    amount,
    anchor: kept,
    ...windowAt(span, kept, kept),
    used: 0n,
  });
  const rules = formatRules({
    blocks: [],
    maxStake: HUGE,
    limits: [limit('loss', 'week', HUGE), limit('wager', 'day', HUGE), limit('time', 'day', 1_440n)],
    reality: { every: 12, from: kept, played: 0 },
  });
  await sql`insert into play_guards (merchant_id, member_id, currency, version, kept_period, rules)
    select ${MERCHANT}, id, ${CURRENCY}, 1, ${kept}, ${rules}::json from unnest(${members}::uuid[]) as m (id)`.execute(
    db,
  );
}

/** The hot path as it would be if stakes were not checked at all. */
const uncheckedDomain: typeof roundsDomain = {
  ...roundsDomain,
  reads: (merchantId, commands) => roundsDomain.reads(merchantId, commands).slice(0, 1),
  open: ([rounds], further, reads) => roundsDomain.open([rounds ?? []], further, reads),
};

const MIXES = ['unchecked', 'no guards', 'guards'] as const;
type Mix = (typeof MIXES)[number];

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const bounds = quick
    ? { turns: 3, seconds: 1.5, warmUpSeconds: 0.3 }
    : { turns: 7, seconds: 3, warmUpSeconds: 0.7 };
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const wallet = createWallet({ db, clock });
  await wallet.ensurePartitions(clock.now());
  const plain = await fundPlayers(wallet, PLAYERS);
  const guarded = await fundPlayers(wallet, PLAYERS);
  await guardAll(db, [...guarded.rich, ...guarded.poor]);
  await sql`vacuum analyze`.execute(db);

  const lanes: Record<Mix, Lane<InnerCommand, Outcome>> = {
    unchecked: wallet.createLane(uncheckedDomain, { lanes: 2 }),
    'no guards': wallet.createLane(roundsDomain, { lanes: 2 }),
    guards: wallet.createLane(roundsDomain, { lanes: 2 }),
  };
  const measure = async (mix: Mix, inFlight: number, turn: number): Promise<Measured> => {
    const next = createTraffic('hot', mix === 'guards' ? guarded : plain, turn * 10_000 + inFlight);
    const call = async (): Promise<void> => {
      const command = normalCommand(next());
      const outcome = await lanes[mix].submit(command);
      if (outcome.status === 'refused' && outcome.code.startsWith('protection.'))
        throw new Error(`a stake was refused: ${outcome.code}`);
    };
    return closedLoop({ ...bounds, inFlight, call });
  };

  console.log(`Guards benchmark. ${machine()}\n`);
  const medianOf = await measureInTurns({ mixes: MIXES, inFlight: IN_FLIGHT, turns: bounds.turns, measure });
  const lines = IN_FLIGHT.flatMap((inFlight) =>
    MIXES.map((mix) => {
      const { rate, p50Milliseconds, p99Milliseconds } = medianOf(mix, inFlight);
      const toUnchecked = rate / medianOf('unchecked', inFlight).rate;
      return [
        mix,
        String(inFlight),
        count(rate),
        milliseconds(p50Milliseconds),
        milliseconds(p99Milliseconds),
        toUnchecked.toFixed(3),
      ];
    }),
  );
  console.log(table(['hot mix', 'in flight', 'a second', 'p50', 'p99', 'to unchecked'], lines));
  const cost = 1 - medianOf('guards', 128).rate / medianOf('unchecked', 128).rate;
  console.log(
    `\nguards of every player at 128 in flight cost ${(cost * 100).toFixed(1)} % (at most ${MAX_COST * 100} %): ${cost <= MAX_COST ? 'met' : 'MISSED'}`,
  );
  const { findings } = await wallet.audit();
  console.log(
    `The auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings.slice(0, 3))} afterwards.`,
  );
  await wallet.close();
  await close();
}
