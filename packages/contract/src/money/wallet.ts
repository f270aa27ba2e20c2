import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';

export const balance = z.object({
  currency: z.string(),
  /** Amount available for bets and withdrawals. */
  amount: money,
  /** Sequence of the last entry; a newer balance has a higher one. */
  sequence: z.string(),
});
export type Balance = z.infer<typeof balance>;

/** Why money moved; also the translation key `transferCodes.<code>`. */
export const TRANSFER_CODES = [
  'bet',
  'win',
  'rollback',
  'welcome_credit',
  'deposit',
  'deposit_fee',
  'suspense',
  'suspense_release',
  'suspense_return',
  'exchange',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal',
  'withdrawal_fee',
  'withdrawal_returned',
  'withdrawal_resent',
  'dispute_hold',
  'dispute_release',
  'refund',
  'chargeback',
  'chargeback_reversal',
  'made_good',
  'settlement',
  'correction',
  'chase_hold',
  'chase_release',
  'vendor_hold',
  'vendor_in',
  'vendor_out',
  'vendor_release',
  'transfer_in',
  'transfer_out',
  'bonus',
  'rebate',
  'commission',
  'commission_out',
  'line_transfer',
  'contract_payment',
  'salary',
  'dividend',
  'points',
  'points_earned',
  'points_converted',
  'points_held',
  'points_released',
  'points_redeemed',
  'goods_held',
  'goods_released',
  'goods_paid',
  'promotion',
  'jackpot',
  'adjustment',
] as const;
export const transferCode = z.enum(TRANSFER_CODES);
export type TransferCode = z.infer<typeof transferCode>;

export const statementEntry = z.object({
  /** Gapless number of the entry in the account. */
  sequence: z.string(),
  transferId: id,
  at: instant,
  code: transferCode,
  /** Positive for incoming, negative for outgoing amounts. */
  amount: money,
  balanceAfter: money,
  /** What the transfer belongs to, for example a round. */
  reference: z.string(),
});
export type StatementEntry = z.infer<typeof statementEntry>;

export const walletRoutes = defineRoutes({
  balance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    summary: 'Balance of the main wallet.',
    access: 'session',
    response: balance,
  },
  statement: {
    method: 'GET',
    path: '/wps/wallets/statement',
    summary: 'Account record: every transfer of the main wallet with the balance after it, newest first.',
    access: 'member',
    query: pageQuery.extend({
      code: transferCode.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    response: pageOf(statementEntry).extend({ totalIn: money, totalOut: money }),
  },
});
