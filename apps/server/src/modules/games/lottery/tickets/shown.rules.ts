import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { DrawResult } from '../draws/draws.types.ts';
import type { StoredBet } from './tickets.reads.ts';
import { winningsOf } from './tickets.rules.ts';
import type { LotteryEngine } from './tickets.types.ts';

type Prize = { code: string; prize: bigint };
type Engine = Pick<LotteryEngine, 'prizes' | 'judge'>;

const classCodes = (catalogue: string, play: string): readonly string[] => {
  const family = lotteryFamily(catalogue);
  return (family && findPlay(family, play)?.classes.map(({ code }) => code)) ?? [];
};

/** What a line wins by prize class. */
export const namedPrizes = (
  engine: Pick<Engine, 'prizes'>,
  bet: Parameters<LotteryEngine['prizes']>[0],
): Prize[] => {
  const codes = classCodes(bet.catalogue, bet.play);
  return engine.prizes(bet).map((prize, index) => ({ code: codes[index] ?? String(index), prize }));
};

type Shown = StoredBet & {
  stakeMinor: bigint;
  prizes: Prize[];
  wins: { code: string; lines: number; prize: bigint }[] | null;
  payoutMinor: bigint | null;
};

/** Bets with what each has won under a result, if there is one. */
export function shownBets(
  engine: Engine,
  bets: readonly StoredBet[],
  numbers: readonly string[] | undefined,
): Shown[] {
  return bets.map((bet) => {
    const prizes = namedPrizes(engine, bet);
    const wins = numbers && engine.judge(bet.catalogue, numbers)(bet);
    return {
      ...bet,
      stakeMinor: BigInt(bet.lines) * bet.lineMinor,
      prizes,
      wins:
        wins?.flatMap((lines, index) => {
          const prize = prizes[index];
          return lines > 0 && prize ? [{ ...prize, lines }] : [];
        }) ?? null,
      payoutMinor: wins
        ? winningsOf(
            wins,
            prizes.map(({ prize }) => prize),
          )
        : null,
    };
  });
}

/** What a ticket is due under each version of the result. */
export const resultsWithPayout = (
  engine: Engine,
  bets: readonly StoredBet[],
  results: readonly DrawResult[],
): { version: number; numbers: readonly string[]; at: Date; payoutMinor: bigint }[] =>
  results.map(({ version, numbers, at }) => ({
    version,
    numbers,
    at,
    payoutMinor: shownBets(engine, bets, numbers).reduce((sum, bet) => sum + (bet.payoutMinor ?? 0n), 0n),
  }));
