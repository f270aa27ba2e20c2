import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';

/**
 * Message kinds; `notice` is written by an operator. Messages about a deposit or withdrawal have the parameters `amount`,
 * `currency`, and `id` of the deposit or withdrawal, to which they link.
 */
export const MESSAGE_KINDS = [
  'notice',
  'welcome',
  'deposit_credited',
  'withdrawal_approved',
  'withdrawal_rejected',
  'deposit_failed',
  'adjustment_credited',
  'adjustment_debited',
  /** Asks for a confirmation that the money has arrived. */
  'withdrawal_paid',
  /** Waits for a document or an answer of the member. */
  'withdrawal_held',
  'withdrawal_returned',
  /** The bank's proof was added to a dispute. */
  'dispute_answered',
  'dispute_closed',
  /** Goes back to its payer. */
  'deposit_returned',
  'chargeback',
  'document_wanted',
  'document_accepted',
  'document_refused',
  'limit_changed',
  /** A raised limit may be confirmed. */
  'limit_ready',
  /** Money within the own line. */
  'line_sent',
  'line_received',
  /** An operator lowered the rates of an agent. */
  'rates_lowered',
  /** About contracts of agents: the parameter `contract` is the kind, `contractId` or `billId` what it is about. */
  'contract_offered',
  'contract_accepted',
  'contract_rejected',
  'contract_withdrawn',
  'contract_end_asked',
  'contract_end_refused',
  'contract_ended',
  'bill_paid',
  /** The payer's line could not pay it in full. */
  'bill_insufficient',
  /** Parameters `id` of the redemption, `shippingNo` or `remark`. */
  'redemption_approved',
  'redemption_rejected',
  /** A level may be lost: parameters `until` and `amount`, what is missing in `currency`. */
  'vip_warning',
  'vip_lowered',
  /** About promotions: parameters `promotion` and `slug`, its name and address, and `amount`, `remark` or `until`. */
  'application_granted',
  'application_rejected',
  'reward_waiting',
  'reward_paid',
  'reward_revoked',
  'bonus_met',
  'bonus_expired',
  'bonus_revoked',
  /** By the maker of the game; what was paid for them is back. */
  'free_rounds_refused',
] as const;
export const messageKind = z.enum(MESSAGE_KINDS);
export type MessageKind = z.infer<typeof messageKind>;

export const message = z.object({
  id,
  kind: messageKind,
  /** Parameters of the text: amounts, order numbers. */
  params: z.record(z.string(), z.string()),
  /** Only for `notice`: the operator's text, as sanitised HTML. */
  title: z.string().nullable(),
  content: z.string().nullable(),
  time: instant,
  read: z.boolean(),
});

export const messagesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/relay/CSP_messages',
    summary: 'The member’s inbox, newest first.',
    access: 'member',
    query: pageQuery.extend({ unread: z.enum(['1']).optional() }),
    response: pageOf(message),
  },
  unreadCount: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'Number of unread messages.',
    access: 'member',
    response: z.object({ unread: z.int() }),
  },
  read: {
    method: 'POST',
    path: '/wps/relay/CSP_readMessages',
    summary: 'Marks messages as read; all of them if none are named.',
    access: 'member',
    body: z.object({ ids: z.array(id).max(100).optional() }),
    response: z.object({ unread: z.int() }),
  },
  remove: {
    method: 'DELETE',
    path: '/wps/relay/CSP_removeMessage/:id',
    summary: 'Deletes a message.',
    access: 'member',
    params: z.object({ id }),
    response: z.object({ unread: z.int() }),
    errors: ['messages.not_found'],
  },
});

export type Message = z.infer<typeof message>;
