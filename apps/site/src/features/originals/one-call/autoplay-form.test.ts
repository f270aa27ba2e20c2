import { expect, test } from 'vitest';
import { EMPTY_AUTOPLAY, readAutoplay, type AutoplayForm } from './autoplay-form.ts';

const read = (change: Partial<AutoplayForm>) =>
  readAutoplay({ ...EMPTY_AUTOPLAY, ...change }, 10_000n, { maxStakeMinor: 1_000_000n, decimals: 2 });

test('empty fields mean no limit', () => {
  expect(read({}).config).toEqual({
    stakeMinor: 10_000n,
    stepMinor: 100n,
    maxStakeMinor: 1_000_000n,
    numberOfBets: null,
    onWin: { kind: 'reset' },
    onLoss: { kind: 'reset' },
    stopOnProfitMinor: null,
    stopOnLossMinor: null,
    stopOnWinMinor: null,
    keepBalanceMinor: null,
    stopOnFeature: false,
  });
});

test('converts input to basis points and the ledger’s scale', () => {
  const { config } = read({
    numberOfBets: '100',
    onLoss: { kind: 'increase', percent: '12.5' },
    stopOnProfit: '1,000.50',
    stopOnLoss: '20',
  });
  expect(config).toMatchObject({
    numberOfBets: 100,
    onLoss: { kind: 'increase', increaseBps: 1_250 },
    stopOnProfitMinor: 10_005_000n,
    stopOnLossMinor: 200_000n,
  });
});

test.each<[Partial<AutoplayForm>, string]>([
  [{ numberOfBets: '0' }, 'numberOfBets'],
  [{ numberOfBets: '1.5' }, 'numberOfBets'],
  [{ onWin: { kind: 'increase', percent: 'much' } }, 'onWin'],
  [{ onLoss: { kind: 'increase', percent: '-5' } }, 'onLoss'],
  [{ stopOnProfit: '0' }, 'stopOnProfitMinor'],
  [{ stopOnLoss: 'x' }, 'stopOnLossMinor'],
  [{ stopOnWin: '-1' }, 'stopOnWinMinor'],
  [{ keepBalance: '0' }, 'keepBalanceMinor'],
])('%j is refused for its %s', (change, problem) => {
  expect(read(change)).toEqual({ problem });
});
