import {
  mayFollow,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
} from '@croupier/contract/payments/payment-states.ts';
import {
  WITHDRAWAL_ACTS,
  type WithdrawalAct,
  type WithdrawalDetail,
} from '@croupier/contract/payments/withdrawal-desk.ts';

/** The states in which operators may do it, and what follows. */
const ACTS: Readonly<Record<WithdrawalAct, { from: readonly WithdrawalState[]; to: WithdrawalState }>> = {
  approve: { from: ['review', 'second'], to: 'approved' },
  reject: { from: ['review', 'held', 'second'], to: 'rejected' },
  hold: { from: ['review'], to: 'held' },
  resume: { from: ['held'], to: 'review' },
  sendBack: { from: ['second'], to: 'review' },
};

export const isPossible = (act: WithdrawalAct, state: WithdrawalState): boolean =>
  ACTS[act].from.includes(state) && mayFollow(WITHDRAWAL_TRANSITIONS, state, ACTS[act].to);

export type ActSituation = {
  state: WithdrawalState;
  mayDecide: boolean;
  /** The caller was the first to approve it. */
  isOwnApproval: boolean;
  /** The caller changed the payee name or a beneficiary within a day. */
  hasChangedPayee: boolean;
  hasChannel: boolean;
  /** What keeps the member's money back until it is decided. */
  heldBy: 'case_open' | 'chargeback_open' | null;
  /** Below the line and within the caller's ceilings. */
  mayApproveAlone: boolean;
};

type Act = WithdrawalDetail['acts'][number];

function obstacleOf(act: WithdrawalAct, situation: ActSituation): Act['obstacle'] {
  if (!isPossible(act, situation.state)) return 'state';
  if (!situation.mayDecide) return 'permission';
  if (act === 'resume') return situation.heldBy;
  if (act !== 'approve') return null;
  if (situation.state === 'second' && situation.isOwnApproval) return 'own_approval';
  if (situation.hasChangedPayee) return 'changed_by_you';
  if (situation.heldBy) return situation.heldBy;
  return situation.hasChannel ? null : 'no_channel';
}

/** What the caller can do, and why not the rest. */
export const actsOf = (situation: ActSituation): Act[] =>
  WITHDRAWAL_ACTS.map((act) => ({
    act,
    obstacle: obstacleOf(act, situation),
    needsSecond: act === 'approve' && situation.state === 'review' && !situation.mayApproveAlone,
  }));
