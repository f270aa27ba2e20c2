import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type Account = { kind: string; key: string; currency: string };
type Movement = { at: Date; debit: number; credit: number; code: string; amount: bigint };

/** Where figures are asked for: `day` in UTC, and optionally an hour, a vendor or a game's account. */
export type Cut = { currency: string; day: string; hour?: string; vendor?: string; game?: string };

/** What the ledger holds of one merchant, summed up row by row, without the code under test. */
export async function readLedger(db: Db, merchantId: string) {
  const { rows: accounts } = await sql<Account & { id: number }>`
    select id, kind, key, currency from system_accounts where merchant_id = ${merchantId}`.execute(db);
  const { rows: movements } = await sql<Movement>`
    select at, debit_account as debit, credit_account as credit, code, amount_minor as amount from transfers
    where merchant_id = ${merchantId}`.execute(db);
  const { rows: rounds } = await sql<{ at: Date; account: string; currency: string }>`
    select opened_at as at, vendor || ':' || game_id as account, currency from rounds
    where merchant_id = ${merchantId}`.execute(db);
  const byId = new Map(accounts.map(({ id, ...account }) => [id, account]));

  const isIn = (cut: Cut, at: Date, { key, currency }: { key: string; currency: string }): boolean =>
    currency === cut.currency &&
    at.toISOString().startsWith(cut.day) &&
    (cut.hour === undefined || at.toISOString().slice(11, 13) === cut.hour) &&
    (cut.vendor === undefined || key.split(':')[0] === cut.vendor) &&
    (cut.game === undefined || key === cut.game);

  /** Credit minus debit of house accounts, by the kind of the account, the code and the other side. */
  const net = (
    cut: Cut,
    kind: string,
    wanted: (movement: { code: string; side: 'debit' | 'credit'; other: Account | undefined }) => boolean,
  ): bigint => {
    let sum = 0n;
    for (const { at, debit, credit, code, amount } of movements)
      for (const side of ['debit', 'credit'] as const) {
        const account = byId.get(side === 'debit' ? debit : credit);
        const other = byId.get(side === 'debit' ? credit : debit);
        if (account?.kind !== kind || !isIn(cut, at, account) || !wanted({ code, side, other })) continue;
        sum += side === 'debit' ? -amount : amount;
      }
    return sum;
  };

  return {
    rounds: (cut: Cut): bigint =>
      BigInt(rounds.filter(({ at, account, currency }) => isIn(cut, at, { key: account, currency })).length),
    stakes: (cut: Cut): bigint =>
      net(cut, 'game', ({ code, side }) => code === 'bet' || (code === 'rollback' && side === 'debit')),
    payouts: (cut: Cut): bigint =>
      -net(cut, 'game', ({ code, side }) => code === 'win' || (code === 'rollback' && side === 'credit')),
    jackpotIn: (cut: Cut): bigint => -net(cut, 'game', ({ code }) => code === 'jackpot'),
    corrections: (cut: Cut): bigint =>
      net(cut, 'game', ({ code }) => !['bet', 'win', 'rollback', 'jackpot'].includes(code)),
    jackpotPaid: (cut: Cut): bigint => -net(cut, 'jackpot', ({ other }) => other === undefined),
    jackpotStart: (cut: Cut): bigint => -net(cut, 'bonus_cost', ({ code }) => code === 'jackpot'),
    welcome: (cut: Cut): bigint => -net(cut, 'bonus_cost', ({ code }) => code === 'welcome_credit'),
    bonuses: (cut: Cut): bigint =>
      -net(cut, 'bonus_cost', ({ code }) => code !== 'welcome_credit' && code !== 'jackpot'),
    commissions: (cut: Cut): bigint => -net(cut, 'commission_cost', () => true),
    adjustments: (cut: Cut): bigint => -net(cut, 'adjustment', () => true),
    deposits: (cut: Cut): bigint =>
      -net(
        cut,
        'deposit_clearing',
        ({ code, other }) => ['deposit', 'refund', 'chargeback'].includes(code) && other === undefined,
      ) -
      net(cut, 'suspense', ({ code, other }) => code === 'deposit' && other === undefined) -
      net(cut, 'exchange', ({ code, other }) => code === 'deposit' && other === undefined),
    withdrawals: (cut: Cut): bigint => net(cut, 'withdrawal_clearing', () => true),
    feesTaken: (cut: Cut): bigint => net(cut, 'fee_income', () => true),
    paymentFees: (cut: Cut): bigint => -net(cut, 'fee_cost', () => true),
    paymentLosses: (cut: Cut): bigint => -net(cut, 'payment_loss', () => true),
  };
}
