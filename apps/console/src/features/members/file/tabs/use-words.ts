import type { MemberTimelineEntry } from '@croupier/contract/access/member-file.ts';
import { useTranslations } from 'use-intl';

const ACTIONS = [
  'registered',
  'locked',
  'unlocked',
  'sessions_ended',
  'password_required',
  'password_changed',
  'password_reset',
  'contact_revealed',
  'note_added',
  'credited',
  'debited',
  'address_removed',
  'device_token_repeated',
  'account_closed',
  'account_reopened',
  'beneficiary_added',
  'beneficiary_removed',
  'break_taken',
  'documents_asked',
  'email_bound',
  'mobile_bound',
  'excluded',
  'free_rounds_granted',
  'limit_set',
  'limit_raised',
  'limit_raise_requested',
  'limit_removal_requested',
  'limit_removed',
  'limit_request_withdrawn',
  'operator_limit_set',
  'operator_limit_loosened',
  'payee_name_set',
  'payee_name_changed',
  'profile_filled',
  'reality_check_set',
  'recovery_link_sent',
  'return_requested',
  'turnover_waived',
  'debt_settled',
] as const;
type Action = (typeof ACTIONS)[number];

const VIAS = [
  'password',
  'sms',
  'firebase',
  'passkey',
  'social',
  'device',
  'free_play',
  'registration',
  'recovery',
] as const;

const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);
const viaOf = (name: string): (typeof VIAS)[number] | undefined => VIAS.find((via) => via === name);

/** Names of what is recorded about members. An action that this version doesn't know keeps its code. */
export function useMemberWords() {
  const t = useTranslations('console.member');
  const all = useTranslations();
  const action = (code: string): string => {
    const name = code.replace(/^member\./, '');
    return isAction(name) ? t(`action.${name}`) : code;
  };
  const via = (code: string): string => {
    const known = viaOf(code);
    return known ? t(`via.${known}`) : code;
  };
  return {
    action,
    via,
    actor: ({ kind, name }: MemberTimelineEntry['actor']): string => {
      if (kind === 'operator') return name || t('actor.operator');
      return kind === 'system' ? t('actor.system') : t('actor.member');
    },
    reason: (code: string): string => reasonText(code, t),
    message: (kind: string): string => {
      if (kind === 'adjustment_credited' || kind === 'adjustment_debited')
        return all(`messages.kind.${kind}.title`);
      return t('messageSent');
    },
  };
}

const REASONS = [
  'security',
  'fraud',
  'rules',
  'member_asked',
  'contact',
  'identity_check',
  'investigation',
  'correction',
  'goodwill',
  'missing_deposit',
  'duplicate',
  'other',
] as const;
type ReasonText = (key: `reason.${(typeof REASONS)[number]}`) => string;

const reasonText = (code: string, t: ReasonText): string => {
  const known = REASONS.find((name) => name === code);
  return known ? t(`reason.${known}`) : code;
};
