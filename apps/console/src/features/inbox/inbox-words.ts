import type { Approval, ApprovalState } from '@croupier/contract/access/approvals.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

export const STATE_TONES: Readonly<Record<ApprovalState, Tone>> = {
  asked: 'accent',
  done: 'win',
  refused: 'lose',
  withdrawn: 'neutral',
  expired: 'neutral',
  stale: 'warn',
};

const KINDS = [
  'grants.change',
  'roles.change',
  'rounds.void',
  'merchants.integration',
  'merchants.guarded',
  'protection.loosen',
  'protection.reopen',
  'protection.policy',
  'payments.credit',
  'payments.refund',
  'payments.refund_end',
  'payments.settlement',
  'payments.debt',
  'payments.account',
  'payments.method',
  'payments.settings',
  'payouts.paid_by_hand',
  'disputes.make_good',
  'disputes.force_receipt',
  'turnover.waive',
  'risk.rules',
  'kyc.settings',
  'vendors.account',
  'originals.crash_salt',
  'lottery.void_draw',
  'promotions.publish',
  'promotions.application',
  'promotions.revoke',
  'vendors.difference',
  'vendors.settings',
  'members.adjust',
  'bonuses.revoke',
  'loyalty.redemption',
  'agents.move',
  'contracts.resettle',
  'contracts.offer',
  'settlement.settings',
  'operators.close',
  'operators.reopen',
  'operators.reset',
] as const;
const isKnown = (kind: string): kind is (typeof KINDS)[number] => KINDS.some((known) => known === kind);

/** The subject of a request in one line. */
export function useApprovalTitle(): (approval: Pick<Approval, 'kind' | 'subject'>) => string {
  const t = useTranslations('console.approvalKind');
  return ({ kind, subject }) => {
    if (isKnown(kind)) return t(kind, { subject });
    return t('other', { kind, subject });
  };
}
