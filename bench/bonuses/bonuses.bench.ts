// `npm run bench -- bonuses`: what bonuses cost the ledger's hot path. Bets, wins and rollbacks as if there were no bonuses,
// of players without one, and of players who all play one: with own money in front, and with bonus money in every stake.
import { bonusTerms } from '@croupier/contract/bonuses/terms.ts';
import { sql } from 'kysely';
import { createBonuses } from '../../apps/server/src/modules/money/bonuses/index.ts';
import { createWallet, type Lane } from '../../apps/server/src/modules/money/wallet/index.ts';
import {
  decideRound,
  normalCommand,
  roundsDomain,
} from '../../apps/server/src/modules/games/rounds/commands.usecases.ts';
import type { Outcome } from '../../apps/server/src/modules/games/rounds/index.ts';
import type { InnerCommand } from '../../apps/server/src/modules/games/rounds/decisions/context.rules.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { CURRENCY, fundPlayers, MERCHANT } from '../ledger/players.ts';
import { createTraffic } from '../ledger/traffic.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { measureInTurns } from '../src/turns.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const IN_FLIGHT = [16, 128];
const PLAYERS = { rich: 5_000, poor: 250 };
const FEW = { rich: 2_000, poor: 100 };
const HUGE = 10n ** 15n;
const AT_ONCE = 32;
const BARS = { nobody: 0.98, 'everybody, own money': 0.8, 'everybody, bonus money': 0.8 } as const;

const MIXES = ['as if none', 'nobody', 'everybody, own money', 'everybody, bonus money'] as const;
type Mix = (typeof MIXES)[number];
type Players = Awaited<ReturnType<typeof fundPlayers>>;

/** The hot path as it would be if it never looked for bonuses. */
const uncheckedDomain: typeof roundsDomain = {
  ...roundsDomain,
  decide: (command, ledger, rounds, accountOf) => decideRound({ ledger, rounds, accountOf }, command),
};

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const bounds = quick
    ? { turns: 3, seconds: 1.5, warmUpSeconds: 0.3 }
    : { turns: 7, seconds: 3, warmUpSeconds: 0.7 };
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const wallet = createWallet({ db, clock });
  await wallet.ensurePartitions(clock.now());
  const unused = {} as never;
  const bonuses = createBonuses({
    db,
    clock,
    wallet,
    audit: { record: async () => undefined },
    merchants: unused,
    members: unused,
    approvals: unused,
    protection: unused,
  });
  /** Gives every player a bonus that is never met or used up. */
  const giveAll = async ({ rich, poor }: Players, order: 'main_first' | 'bonus_first'): Promise<void> => {
    const terms = bonusTerms.decode({ wagerTimes: 100, days: 365, order });
    const members = [...rich, ...poor];
    for (let from = 0; from < members.length; from += AT_ONCE)
      await Promise.all(
        members.slice(from, from + AT_ONCE).map((memberId) =>
          wallet.transaction((tx) =>
            bonuses.issue(tx, {
              merchantId: MERCHANT,
              memberId,
              currency: CURRENCY,
              grantId: newId(),
              promotionId: 'bench',
              terms,
              amountMinor: HUGE,
              baseMinor: 0n,
            }),
          ),
        ),
      );
  };
  const plain = await fundPlayers(wallet, PLAYERS);
  const [own, withBonus] = [await fundPlayers(wallet, FEW), await fundPlayers(wallet, FEW)];
  await giveAll(own, 'main_first');
  await giveAll(withBonus, 'bonus_first');
  await sql`vacuum analyze`.execute(db);

  const players: Record<Mix, Players> = {
    'as if none': plain,
    nobody: plain,
    'everybody, own money': own,
    'everybody, bonus money': withBonus,
  };
  const lanes = Object.fromEntries(
    MIXES.map((mix) => [
      mix,
      wallet.createLane(mix === 'as if none' ? uncheckedDomain : roundsDomain, { lanes: 2 }),
    ]),
  ) as Record<Mix, Lane<InnerCommand, Outcome>>;
  const measure = async (mix: Mix, inFlight: number, turn: number): Promise<Measured> => {
    const next = createTraffic('hot', players[mix], turn * 10_000 + inFlight);
    const call = async (): Promise<void> => {
      const outcome = await lanes[mix].submit(normalCommand(next()));
      if (outcome.status === 'refused' && outcome.code.startsWith('bonuses.'))
        throw new Error(`a stake was refused: ${outcome.code}`);
    };
    return closedLoop({ ...bounds, inFlight, call });
  };

  console.log(`Bonuses benchmark. ${machine()}\n`);
  const medianOf = await measureInTurns({ mixes: MIXES, inFlight: IN_FLIGHT, turns: bounds.turns, measure });
  const ratio = (mix: Mix, inFlight: number): number =>
    medianOf(mix, inFlight).rate / medianOf('as if none', inFlight).rate;
  const lines = IN_FLIGHT.flatMap((inFlight) =>
    MIXES.map((mix) => {
      const { rate, p50Milliseconds, p99Milliseconds } = medianOf(mix, inFlight);
      return [
        mix,
        String(inFlight),
        count(rate),
        milliseconds(p50Milliseconds),
        milliseconds(p99Milliseconds),
        ratio(mix, inFlight).toFixed(3),
      ];
    }),
  );
  console.log(table(['on a bonus', 'in flight', 'a second', 'p50', 'p99', 'ratio'], lines));
  for (const [mix, bar] of Object.entries(BARS) as [keyof typeof BARS, number][]) {
    const reached = ratio(mix, 128);
    console.log(
      `${mix} at 128 in flight: ${reached.toFixed(3)} (at least ${bar}): ${reached >= bar ? 'met' : 'MISSED'}`,
    );
  }
  wallet.hooks.checks.push(bonuses.check);
  const { findings } = await wallet.audit();
  console.log(
    `The auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings.slice(0, 3))} afterwards.`,
  );
  await wallet.close();
  await close();
}
