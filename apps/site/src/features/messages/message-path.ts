import type { Message } from '@croupier/contract/engagement/messages.ts';
import { paths } from '../../paths.ts';

const DEPOSITS: ReadonlySet<Message['kind']> = new Set([
  'deposit_credited',
  'deposit_failed',
  'deposit_returned',
  'chargeback',
]);

const WITHDRAWALS: ReadonlySet<Message['kind']> = new Set([
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_paid',
  'withdrawal_held',
  'withdrawal_returned',
  'dispute_answered',
  'dispute_closed',
]);

const DOCUMENTS: ReadonlySet<Message['kind']> = new Set([
  'document_wanted',
  'document_accepted',
  'document_refused',
]);

const REWARDS: ReadonlySet<Message['kind']> = new Set([
  'application_granted',
  'reward_waiting',
  'reward_paid',
  'reward_revoked',
]);

const BONUSES: ReadonlySet<Message['kind']> = new Set(['bonus_met', 'bonus_expired', 'bonus_revoked']);

/** The page of what a message tells of; undefined if it has none. */
export function messagePath({ kind, params }: Pick<Message, 'kind' | 'params'>): string | undefined {
  const { id } = params;
  if (DOCUMENTS.has(kind)) return paths.identity();
  if (kind === 'limit_changed' || kind === 'limit_ready') return paths.protection('limits');
  if (DEPOSITS.has(kind)) return id ? paths.deposit(id) : paths.paymentsRecord();
  if (WITHDRAWALS.has(kind)) return id ? paths.withdrawal(id) : paths.paymentsRecord();
  if (kind === 'redemption_approved' || kind === 'redemption_rejected') return paths.pointMall('history');
  if (kind === 'vip_warning' || kind === 'vip_lowered') return paths.vip();
  if (REWARDS.has(kind)) return paths.rewards();
  if (BONUSES.has(kind)) return paths.bonusDetails();
  if (kind === 'application_rejected') return paths.promotions(params['slug']);
  return undefined;
}
