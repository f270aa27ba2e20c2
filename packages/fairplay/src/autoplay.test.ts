import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AutoplayConfig,
  type AutoplayState,
  type SettledBet,
  autoplayProblem,
  nextAutoplay,
  startAutoplay,
  stopAutoplay,
} from './autoplay.ts';

const plain: AutoplayConfig = {
  stakeMinor: 10_000n,
  maxStakeMinor: 1_000_000n,
  numberOfBets: 10,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
  stopOnProfitMinor: null,
  stopOnLossMinor: null,
};
const DOUBLE = { kind: 'increase', increaseBps: 10_000 } as const;

type Run = { states: AutoplayState[]; bets: SettledBet[] };

/** Plays until the run stops: every bet either wins twice its stake or loses. */
function playRun(config: AutoplayConfig, results: Iterable<boolean>): Run {
  let state = startAutoplay(config);
  const run: Run = { states: [state], bets: [] };
  for (const won of results) {
    if (state.next.kind === 'stop') break;
    const { stakeMinor } = state.next;
    const bet = { stakeMinor, payoutMinor: won ? stakeMinor * 2n : 0n, won };
    state = nextAutoplay(config, state, bet);
    run.bets.push(bet);
    run.states.push(state);
  }
  return run;
}
const stakesOf = (run: Run): bigint[] => run.bets.map(({ stakeMinor }) => stakeMinor / 10_000n);
const endOf = (run: Run): AutoplayState['next'] | undefined => run.states.at(-1)?.next;

describe('a run', () => {
  test.each<[string, Partial<AutoplayConfig>, string, bigint[], string | undefined]>([
    ['of three bets ends after three', { numberOfBets: 3 }, 'wlwl', [1n, 1n, 1n], 'bets_done'],
    ['without end goes on', { numberOfBets: null }, 'wlwl', [1n, 1n, 1n, 1n], undefined],
    ['doubles after losses and starts over', { onLoss: DOUBLE }, 'llwl', [1n, 2n, 4n, 1n], undefined],
    ['doubles after wins and starts over', { onWin: DOUBLE }, 'wwlw', [1n, 2n, 4n, 1n], undefined],
    ['stops on profit', { stopOnProfitMinor: 20_000n }, 'wlwww', [1n, 1n, 1n, 1n], 'profit_reached'],
    ['stops when the loss is reached', { stopOnLossMinor: 20_000n }, 'llll', [1n, 1n], 'loss_limit'],
    [
      'stops before a stake that could pass the loss',
      { stopOnLossMinor: 50_000n, onLoss: DOUBLE },
      'llll',
      [1n, 2n],
      'loss_limit',
    ],
    [
      'stops before a stake above the highest',
      { maxStakeMinor: 39_999n, onLoss: DOUBLE },
      'llll',
      [1n, 2n],
      'stake_limit',
    ],
    [
      'may bet the highest stake itself',
      { maxStakeMinor: 40_000n, onLoss: DOUBLE },
      'llll',
      [1n, 2n, 4n],
      'stake_limit',
    ],
    [
      'names the end of the bets first',
      { numberOfBets: 2, stopOnLossMinor: 20_000n },
      'll',
      [1n, 1n],
      'bets_done',
    ],
    ['does not start beyond its own loss limit', { stopOnLossMinor: 9_999n }, 'l', [], 'loss_limit'],
  ])('%s', (_, change, results, stakes, reason) => {
    const run = playRun(
      { ...plain, ...change },
      results.split('').map((result) => result === 'w'),
    );
    expect(stakesOf(run)).toEqual(stakes);
    const end = endOf(run);
    expect(end?.kind === 'stop' ? end.reason : undefined).toBe(reason);
  });

  test('raises the stake by whole steps', () => {
    const onLoss = { kind: 'increase', increaseBps: 3_333 } as const;
    const run = playRun({ ...plain, stakeMinor: 20_000n, stepMinor: 10_000n, onLoss }, [false, false]);
    expect(run.bets.map(({ stakeMinor }) => stakeMinor)).toEqual([20_000n, 20_000n]);
  });

  test('raises the stake by a share of the last one, truncated to the scale', () => {
    const run = playRun({ ...plain, stakeMinor: 333n, onLoss: { kind: 'increase', increaseBps: 1_000 } }, [
      false,
      false,
    ]);
    expect(run.bets.map(({ stakeMinor }) => stakeMinor)).toEqual([333n, 366n]);
    expect(endOf(run)).toEqual({ kind: 'bet', stakeMinor: 402n });
  });

  test('counts a win as a win even if rounding made the payout zero', () => {
    const state = startAutoplay({ ...plain, stakeMinor: 1n, onLoss: DOUBLE });
    const after = nextAutoplay({ ...plain, stakeMinor: 1n, onLoss: DOUBLE }, state, {
      stakeMinor: 1n,
      payoutMinor: 1n,
      won: true,
    });
    expect(after.next).toEqual({ kind: 'bet', stakeMinor: 1n });
  });
});

test('the player can stop at any time; a bet in progress still counts but starts no other', () => {
  const state = startAutoplay({ ...plain, numberOfBets: null });
  const stopped = stopAutoplay(state);
  expect(stopped.next).toEqual({ kind: 'stop', reason: 'stopped' });
  const settled = nextAutoplay(plain, stopped, { stakeMinor: 10_000n, payoutMinor: 20_000n, won: true });
  expect(settled).toEqual({ betsDone: 1, profitMinor: 10_000n, next: stopped.next });
  expect(stopAutoplay(settled)).toBe(settled);
});

test.each<[Partial<AutoplayConfig>, string | undefined]>([
  [{}, undefined],
  [{ stakeMinor: 0n }, 'stakeMinor'],
  [{ stakeMinor: 1_000_001n }, 'stakeMinor'],
  [{ numberOfBets: 0 }, 'numberOfBets'],
  [{ numberOfBets: 1.5 }, 'numberOfBets'],
  [{ numberOfBets: Infinity }, 'numberOfBets'],
  [{ onWin: { kind: 'increase', increaseBps: -1 } }, 'onWin'],
  [{ onLoss: { kind: 'increase', increaseBps: Number.NaN } }, 'onLoss'],
  [{ stopOnProfitMinor: 0n }, 'stopOnProfitMinor'],
  [{ stopOnLossMinor: -1n }, 'stopOnLossMinor'],
])('settings with %o have the problem %s', (change, problem) => {
  const config = { ...plain, ...change };
  expect(autoplayProblem(config)).toBe(problem);
});

test('invalid settings do not start', () => {
  expect(() => startAutoplay({ ...plain, numberOfBets: 0 })).toThrow(RangeError);
});

describe('for any settings and results', () => {
  const change = fc.oneof(
    fc.constant({ kind: 'reset' } as const),
    fc.record({ kind: fc.constant('increase' as const), increaseBps: fc.nat({ max: 30_000 }) }),
  );
  const limit = fc.option(fc.bigInt({ min: 1n, max: 3_000_000n }));
  const configs: fc.Arbitrary<AutoplayConfig> = fc.record({
    stakeMinor: fc.bigInt({ min: 1n, max: 100_000n }),
    maxStakeMinor: fc.bigInt({ min: 100_000n, max: 2_000_000n }),
    numberOfBets: fc.option(fc.integer({ min: 1, max: 30 })),
    onWin: change,
    onLoss: change,
    stopOnProfitMinor: limit,
    stopOnLossMinor: limit,
  });
  const luck = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  const always = (check: (config: AutoplayConfig, run: Run) => void): void =>
    fc.assert(
      fc.property(configs, luck, (config, results) => check(config, playRun(config, results))),
      { numRuns: 500 },
    );

  test('it ends after at most the configured number of bets', () => {
    always((config, run) => {
      if (config.numberOfBets === null) return;
      expect(run.bets.length).toBeLessThanOrEqual(config.numberOfBets);
      expect(endOf(run)?.kind).toBe('stop');
    });
  });

  test('no stake exceeds the maximum', () => {
    always(({ maxStakeMinor }, run) => {
      expect(run.bets.every(({ stakeMinor }) => stakeMinor > 0n && stakeMinor <= maxStakeMinor)).toBe(true);
    });
  });

  test('no bet follows once the target profit is reached', () => {
    always(({ stopOnProfitMinor }, run) => {
      if (stopOnProfitMinor === null) return;
      const reached = run.states.findIndex(({ profitMinor }) => profitMinor >= stopOnProfitMinor);
      if (reached === -1) return;
      expect(reached).toBe(run.states.length - 1);
      expect(endOf(run)).toEqual({ kind: 'stop', reason: 'profit_reached' });
    });
  });

  test('the loss never exceeds its limit', () => {
    always(({ stopOnLossMinor }, run) => {
      if (stopOnLossMinor === null) return;
      expect(run.states.every(({ profitMinor }) => -profitMinor <= stopOnLossMinor)).toBe(true);
    });
  });

  test('count and profit match the bets', () => {
    always((_, run) => {
      const end = run.states.at(-1);
      const profitMinor = run.bets.reduce((sum, bet) => sum + bet.payoutMinor - bet.stakeMinor, 0n);
      expect(end).toMatchObject({ betsDone: run.bets.length, profitMinor });
    });
  });
});

test('a single win, a feature and the wallet stop a run', () => {
  const start = (change: Partial<AutoplayConfig>): AutoplayConfig => ({
    stakeMinor: 100n,
    maxStakeMinor: 1_000n,
    numberOfBets: null,
    onWin: { kind: 'reset' },
    onLoss: { kind: 'reset' },
    stopOnProfitMinor: null,
    stopOnLossMinor: null,
    ...change,
  });
  const next = (config: AutoplayConfig, last: SettledBet) =>
    nextAutoplay(config, startAutoplay(config), last).next;
  const won = { stakeMinor: 100n, payoutMinor: 300n, won: true };
  const lost = { stakeMinor: 100n, payoutMinor: 0n, won: false };
  expect(next(start({ stopOnWinMinor: 200n }), won)).toEqual({ kind: 'stop', reason: 'win_reached' });
  expect(next(start({ stopOnWinMinor: 201n }), won)).toEqual({ kind: 'bet', stakeMinor: 100n });
  expect(next(start({ stopOnFeature: true }), { ...lost, hasFeature: true })).toEqual({
    kind: 'stop',
    reason: 'feature_won',
  });
  const keeps = start({ keepBalanceMinor: 500n });
  expect(next(keeps, { ...lost, balanceMinor: 600n })).toEqual({ kind: 'bet', stakeMinor: 100n });
  expect(next(keeps, { ...lost, balanceMinor: 599n })).toEqual({ kind: 'stop', reason: 'balance_limit' });
  expect(autoplayProblem(start({ stopOnWinMinor: 0n }))).toBe('stopOnWinMinor');
  expect(autoplayProblem(start({ keepBalanceMinor: -1n }))).toBe('keepBalanceMinor');
});
