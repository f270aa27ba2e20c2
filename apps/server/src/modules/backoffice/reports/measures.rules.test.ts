import { expect, test } from 'vitest';
import { SOURCES } from './measures.rules.ts';

test('no movement belongs to two measures', () => {
  const names = SOURCES.map(({ kind, side, code }) => `${kind} ${side} ${code}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['game', 'credit', 'bet', 'stakes', 1],
  ['game', 'debit', 'bet', 'stakes', -1],
  ['game', 'debit', 'rollback', 'stakes', -1],
  ['game', 'debit', 'win', 'payouts', 1],
  ['game', 'credit', 'rollback', 'payouts', -1],
  ['game', 'debit', 'jackpot', 'jackpotIn', 1],
  ['game', 'credit', 'adjustment', 'corrections', 1],
  ['bonus_cost', 'debit', 'jackpot', 'jackpotStart', 1],
  ['jackpot', 'debit', 'jackpot', 'jackpotPaid', 1],
  ['bonus_cost', 'debit', 'welcome_credit', 'welcome', 1],
  ['bonus_cost', 'debit', 'promotion', 'bonuses', 1],
  ['commission_cost', 'debit', 'salary', 'commissions', 1],
  ['adjustment', 'credit', 'adjustment', 'adjustments', -1],
  ['deposit_clearing', 'debit', 'deposit', 'deposits', 1],
  ['deposit_clearing', 'credit', 'refund', 'deposits', -1],
  ['suspense', 'debit', 'deposit', 'deposits', 1],
  ['fee_cost', 'debit', 'settlement', 'paymentFees', 1],
  ['fee_income', 'credit', 'deposit_fee', 'feesTaken', 1],
  ['payment_loss', 'debit', 'made_good', 'paymentLosses', 1],
  ['withdrawal_clearing', 'credit', 'withdrawal', 'withdrawals', 1],
] as const)('a %s account’s %s with the code %s counts as %s (%i)', (kind, side, code, measure, sign) => {
  const found = SOURCES.filter(
    (source) => source.kind === kind && source.side === side && source.code === code,
  );
  expect(found).toMatchObject([{ measure, sign }]);
});

test('every movement of a game’s account counts', () => {
  const game = SOURCES.filter(({ kind }) => kind === 'game');
  expect(new Set(game.map(({ code }) => code)).size * 2).toBe(game.length);
});
