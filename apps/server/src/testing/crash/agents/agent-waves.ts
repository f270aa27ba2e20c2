import { correctRound } from '../../../modules/games/rounds/testing/corrections.ts';
import { derivedId } from '../../../platform/ids.ts';
import { sql } from 'kysely';
import { createRandom } from '../../random.ts';
import { CURRENCY, MERCHANT, type AgentShop } from './agent-shop.ts';
import { memberOf, peopleOf } from './agent-tree.ts';

const PERIOD_MILLISECONDS = 300_000;
const PERIODS_OF_HOUR = 12;
const PERIODS_OF_DAY = 288;
/** Half an hour is left of a UTC hour when one of Kolkata begins. */
const KOLKATA_PERIODS = 66;
const ONE = 10_000n;
const ROUNDS = 6;
const PEOPLE = peopleOf();
/** The lowest agents with contracts, so that few contracts end. */
const CLOSABLE = PEOPLE.filter(({ depth }) => depth === 3);
const CLOSES = 0.06;
const PLAYERS = PEOPLE.filter(({ depth }) => depth >= 3);

/** How long the waves are: most of the work is done when a day ends. */
const LENGTHS = [PERIODS_OF_DAY, 1, PERIODS_OF_HOUR, 1, 1, PERIODS_OF_HOUR] as const;

/** The end of a wave that begins at an instant: the next slot, hour or day of the merchant's zone. */
export function endOfWave(wave: number, begins: Date): Date {
  const period = Math.floor(begins.getTime() / PERIOD_MILLISECONDS);
  const length = LENGTHS[wave % LENGTHS.length] ?? 1;
  const shift = length === 1 ? 0 : KOLKATA_PERIODS;
  const next = (Math.floor((period + shift) / length) + 1) * length - shift;
  return new Date(next * PERIOD_MILLISECONDS);
}

const roundOf = (no: number, roundId: string) => ({
  merchantId: MERCHANT,
  memberId: memberOf(no),
  currency: CURRENCY,
  vendor: 'ACME',
  gameId: 'reels',
  roundId,
});

/** What happens in a wave; the same in every shop with this seed. */
export async function playWave(shop: AgentShop, seed: number, wave: number): Promise<void> {
  const random = createRandom(seed + wave * 7_919);
  const below = (limit: number): number => Math.floor(random() * limit);
  const playerAt = () => PLAYERS[below(PLAYERS.length)]?.no ?? 1;
  const idOf = (...parts: unknown[]): string =>
    derivedId('wave', String(seed), String(wave), ...parts.map(String));
  let last: ReturnType<typeof roundOf> | undefined;
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = roundOf(playerAt(), idOf('round', index));
    const stakeMinor = ONE * BigInt(1 + below(10 ** below(5)));
    // Now and then a branch wins more than the others lose.
    const factor = [0n, 0n, 0n, 2n, 1n, 15n][below(6)] ?? 0n;
    await shop.rounds.submit({ ...round, kind: 'bet', id: idOf('bet', index), amountMinor: stakeMinor });
    await shop.rounds.submit({
      ...round,
      kind: 'win',
      id: idOf('win', index),
      amountMinor: stakeMinor * factor,
      final: true,
    });
    last = round;
  }
  if (last && random() < 0.3) await correctRound(shop.wallet, last, { validBetMinor: 0n });
  // An agent's account is closed for a wave: its part waits, and its contracts end.
  const no = CLOSABLE[below(CLOSABLE.length)]?.no ?? 1;
  const status = random() < CLOSES ? 'closed' : 'open';
  await sql`update members set status = case when id = ${memberOf(no)} then ${status} else 'open' end
    where merchant_id = ${MERCHANT} and (status <> 'open' or id = ${memberOf(no)})`.execute(shop.db);
}
