import { derivedId } from '../platform/ids.ts';
import { createPlanRandom, payoutOf, type PlanRandom } from './chance.ts';
import type { DemoParts } from './demo-parts.ts';
import { listBalances, noteVisits, type DemoGame } from './histories.queries.ts';
import { idOfPerson } from './people.ts';
import { MERCHANT_ID, type PlannedPerson } from './plan.ts';

const UNIT = 10_000n;
/** Deposits are multiples of it. */
const DEPOSIT_STEP = 50n * UNIT;
const MAX_DEPOSIT = 2_000n * UNIT;
const MAX_ROUNDS = 4;
const AT_ONCE = 4;

export type Moment = { at: Date; players: readonly PlannedPerson[] };
type Bet = { roundId: string; memberId: string; game: DemoGame; stakeMinor: bigint; payoutMinor: bigint };

/** Stakes are whole units. */
const stakeOf = (random: PlanRandom, { stake }: PlannedPerson): bigint =>
  UNIT * BigInt(Math.max(1, Math.round(stake * (0.4 + 1.6 * random.next() ** 2))));

function betsOf(random: PlanRandom, moment: Moment, games: readonly DemoGame[]): Bet[] {
  return moment.players.flatMap((person) =>
    Array.from({ length: 1 + random.below(MAX_ROUNDS) }, (_, index): Bet => {
      // Everybody has a few favourites.
      const place = (person.account.length * 7 + Math.floor(person.stake) + random.below(5)) % games.length;
      const game = games[place] ?? { id: '', vendor: '', category: '' };
      const stakeMinor = stakeOf(random, person);
      const memberId = idOfPerson(person);
      return {
        roundId: derivedId('demo-round', memberId, moment.at.toISOString(), String(index)),
        memberId,
        game,
        stakeMinor,
        payoutMinor: (stakeMinor * BigInt(payoutOf(random, game.category))) / 100n,
      };
    }),
  );
}

/** Whoever can't pay the stakes of the moment deposits first. */
async function deposit(parts: DemoParts, moment: Moment, bets: readonly Bet[]): Promise<void> {
  const { db, modules } = parts;
  const wanted = new Map<string, bigint>();
  for (const { memberId, stakeMinor } of bets)
    wanted.set(memberId, (wanted.get(memberId) ?? 0n) + stakeMinor);
  const balances = await listBalances(db, { merchantId: MERCHANT_ID, memberIds: [...wanted.keys()] });
  const short = [...wanted].filter(([memberId, stakes]) => (balances.get(memberId) ?? 0n) < stakes);
  for (let from = 0; from < short.length; from += AT_ONCE)
    await Promise.all(
      short.slice(from, from + AT_ONCE).map(([memberId, stakes]) => {
        const rounded = (stakes / DEPOSIT_STEP + 1n) * DEPOSIT_STEP * 2n;
        const amountMinor = rounded < MAX_DEPOSIT ? rounded : MAX_DEPOSIT;
        const key = moment.at.toISOString();
        return modules.payments.seedDeposit({ merchantId: MERCHANT_ID, memberId, key, amountMinor });
      }),
    );
}

/** What happens within one period: deposits, bets and their results. Played again, it changes nothing. */
export async function playMoment(
  parts: DemoParts,
  moment: Moment,
  { games, currency }: { games: readonly DemoGame[]; currency: string },
): Promise<void> {
  const bets = betsOf(createPlanRandom(Math.floor(moment.at.getTime() / 1_000)), moment, games);
  if (bets.length === 0 || games.length === 0) return;
  await deposit(parts, moment, bets);
  const { rounds } = parts.modules;
  const outcomes = rounds.submitAll(
    bets.flatMap(({ roundId, memberId, game, stakeMinor, payoutMinor }) => {
      const round = {
        merchantId: MERCHANT_ID,
        memberId,
        currency,
        vendor: game.vendor,
        gameId: game.id,
        roundId,
      };
      // A stake that comes back as it was doesn't count.
      const validBetMinor = payoutMinor === stakeMinor ? 0n : stakeMinor;
      return [
        { ...round, kind: 'bet' as const, id: derivedId('demo-bet', roundId), amountMinor: stakeMinor },
        {
          ...round,
          kind: 'win' as const,
          id: derivedId('demo-win', roundId),
          amountMinor: payoutMinor,
          final: true,
          validBetMinor,
        },
      ];
    }),
  );
  await Promise.all(outcomes);
  const memberIds = moment.players.map(idOfPerson);
  await noteVisits(parts.db, { merchantId: MERCHANT_ID, memberIds, at: moment.at });
}
