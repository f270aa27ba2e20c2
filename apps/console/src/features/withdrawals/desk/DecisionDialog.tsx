import {
  HOLD_REASONS,
  REJECT_REASONS,
  type WithdrawalAct,
  type WithdrawalDetail,
} from '@croupier/contract/payments/withdrawal-desk.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Check, Pause, Play, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields, type ActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { RowRef } from '../withdrawals.queries.ts';

type Fields = ActFields & { text: string };

export const ACT_ICONS: Readonly<Record<WithdrawalAct, ReactNode>> = {
  approve: <Check aria-hidden />,
  reject: <X aria-hidden />,
  hold: <Pause aria-hidden />,
  resume: <Play aria-hidden />,
  sendBack: <Undo2 aria-hidden />,
};

const oneOf = <Value extends string>(values: readonly Value[], text: string, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** Makes the call of an act with what was typed. */
function decide(
  act: WithdrawalAct,
  { params, state }: { params: RowRef; state: WithdrawalDetail['withdrawal']['state'] },
  { reason, reasonCode, text }: Fields,
): Promise<{ state: string }> {
  const body = { state, reason };
  switch (act) {
    case 'approve':
      return call('withdrawalDesk.approve', { params, body });
    case 'reject':
      return call('withdrawalDesk.reject', {
        params,
        body: { ...body, reasonCode: oneOf(REJECT_REASONS, reasonCode, 'other'), text },
      });
    case 'hold':
      return call('withdrawalDesk.hold', {
        params,
        body: { ...body, reasonCode: oneOf(HOLD_REASONS, reasonCode, 'case') },
      });
    default:
      return call(`withdrawalDesk.${act}`, { params, body });
  }
}

function useReasons(act: WithdrawalAct) {
  const t = useTranslations('console.withdrawals');
  if (act === 'reject') return REJECT_REASONS.map((value) => ({ value, label: t(`rejectReason.${value}`) }));
  if (act === 'hold') return HOLD_REASONS.map((value) => ({ value, label: t(`holdReason.${value}`) }));
  return undefined;
}

type DecisionDialogProps = {
  act: WithdrawalAct;
  detail: WithdrawalDetail;
  onClose: () => void;
  onDone: () => void;
};

function useDecisionForm({ act, detail, onClose, onDone }: DecisionDialogProps): ActForm<Fields> {
  const t = useTranslations('console.withdrawals');
  const { id, merchantCode, state } = detail.withdrawal;
  const params = { merchantCode, id };
  return useActForm<Fields>({
    // Most withdrawals are approved after the same checks.
    initial: { ...ACT_FIELDS, reason: act === 'approve' ? t('checkedReason') : '', text: '' },
    save: async (fields) => {
      const after = await decide(act, { params, state }, fields);
      return { state: act === 'approve' && after.state === 'second' ? 'asked' : 'done' };
    },
    invalidates: [listKey('withdrawals'), ['withdrawalDesk.get', merchantCode, id], ['today.get']],
    doneText: t(`done.${act}`),
    deciders: 'payments.withdrawals.decide',
    onClose,
    onDone,
  });
}

/** The dialog of a decision: what moves, what the member reads, and why. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { act, detail, onClose } = props;
  const t = useTranslations('console.withdrawals');
  const form = useDecisionForm(props);
  const { withdrawal, beneficiary, acts } = detail;
  const { currency, amount, net } = withdrawal;
  const needsSecond = act === 'approve' && acts.some((each) => each.act === act && each.needsSecond);
  const held = t('heldAccount');
  const transfers =
    act === 'approve'
      ? [{ from: held, to: `${beneficiary.bankName} ••• ${beneficiary.numberEnd}`, amountMinor: net }]
      : act === 'reject'
        ? [{ from: held, to: t('mainWalletOf', { account: withdrawal.account }), amountMinor: amount }]
        : [];
  return (
    <ActDialog
      form={form}
      icon={ACT_ICONS[act]}
      title={t(`ask.${act}`, { account: withdrawal.account })}
      submitLabel={t(`act.${act}`)}
      reasons={useReasons(act)}
      amountAbove={needsSecond ? { amountMinor: amount, currency } : undefined}
      effects={
        <ActEffects
          currency={currency}
          transfers={transfers}
          notes={[t(`effect.${act}`), ...(needsSecond ? [t('secondNeeded')] : [])]}
        />
      }
      onClose={onClose}
    >
      {act === 'reject' && (
        <TextArea label={t('textForMember')} hint={t('textForMemberHint')} {...form.field('text')} />
      )}
    </ActDialog>
  );
}
