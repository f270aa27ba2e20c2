import { newId } from '../../apps/server/src/platform/ids.ts';
import type { BetCommand, RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';
import { CURRENCY, MERCHANT, type Players } from './players.ts';

/** Uniform play against one house account; the same with few members playing most; transfers between players. */
export const MIXES = ['hot', 'zipf', 'player to player'] as const;
export type Mix = (typeof MIXES)[number];

const REFUSED_SHARE = 0.05;
const BET_SHARE = 0.6;
const WIN_SHARE = 0.35;
const STAKE_MINOR = 10_000n;
const OPEN_ROUNDS_KEPT = 50_000;

/** Seeded random numbers (mulberry32), so that two runs are identical. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rank n has weight 1/n. */
function createZipf(size: number, random: () => number): () => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) sums[rank] = sum += 1 / (rank + 1);
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Bets, wins and rollbacks 60/35/5, with 5 % of the commands refused for lack of funds. */
export function createTraffic(mix: Mix, { rich, poor }: Players, seed: number): () => RoundCommand {
  const random = createRandom(seed);
  const zipf = createZipf(rich.length, random);
  const uniform = (): number => Math.floor(random() * rich.length);
  const open: BetCommand[] = [];

  const bet = (memberId: string): BetCommand => {
    const opponent = rich[uniform()] ?? '';
    return {
      kind: 'bet',
      id: newId(),
      merchantId: MERCHANT,
      memberId,
      currency: CURRENCY,
      roundId: newId(),
      vendor: 'BENCH',
      gameId: 'bench',
      amountMinor: STAKE_MINOR,
      ...(mix === 'player to player' &&
        opponent !== memberId && { counterparty: { owner: 'member', memberId: opponent, kind: 'main' } }),
    };
  };

  /** Takes a random open round; the last one replaces it in the list. */
  const takeOpen = (): BetCommand | undefined => {
    const index = Math.floor(random() * open.length);
    const taken = open[index];
    const last = open.pop();
    if (taken && last && taken !== last) open[index] = last;
    return taken;
  };

  return () => {
    if (random() < REFUSED_SHARE) return bet(poor[Math.floor(random() * poor.length)] ?? '');
    const share = random();
    const round = share < BET_SHARE ? undefined : takeOpen();
    if (!round) {
      const made = bet(rich[mix === 'zipf' ? zipf() : uniform()] ?? '');
      if (open.length < OPEN_ROUNDS_KEPT) open.push(made);
      return made;
    }
    const { id: betId, kind: _, amountMinor, ...rest } = round;
    const common = { ...rest, id: newId() };
    return share < BET_SHARE + WIN_SHARE
      ? { ...common, kind: 'win', amountMinor: (amountMinor * 3n) / 2n, final: true }
      : { ...common, kind: 'rollback', betId };
  };
}
