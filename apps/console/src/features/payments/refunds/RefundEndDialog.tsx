import { refundList, type RefundItem } from '@croupier/contract/payments/deposit-desk.ts';
import { movementList } from '@croupier/contract/payments/reconciliation.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { BadgeCheck, Ban } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

export type RefundAct = 'done' | 'fail';

const ICONS = { done: <BadgeCheck />, fail: <Ban /> };

/** Says that a refund by hand was sent, with the bank’s number, or that it was not. */
export function RefundEndDialog({
  item,
  act,
  onClose,
}: {
  item: RefundItem;
  act: RefundAct;
  onClose: () => void;
}) {
  const t = useTranslations('console.payments');
  const required = useTranslations('errors.field')('required');
  const format = useConsoleFormat();
  const { merchantCode, id, reference, amount: amountMinor, asset, account } = item;
  const params = { merchantCode, id };
  const line = twoPersonLine(asset);
  const form = useActForm<ActFields & { bankReference: string }>({
    initial: { ...ACT_FIELDS, bankReference: '' },
    save: ({ bankReference, reason }, key) =>
      act === 'done'
        ? call('refundDesk.done', { params, body: { key, bankReference, reason } })
        : call('refundDesk.fail', { params, body: { key, reason } }),
    invalidates: [
      listKey(refundList.id),
      ['refundDesk.one'],
      listKey(movementList.id),
      ['movementDesk.get'],
      ['depositDesk.get'],
    ],
    doneText: t(`refunds.${act}Saved`),
    deciders: 'payments.refunds.manage',
    onClose,
  });
  const held = account === null ? t('suspense') : t('refunds.heldOf', { account });
  const transfers = {
    done: [{ from: held, to: item.payer || t('payer'), amountMinor }],
    fail: account === null ? [] : [{ from: held, to: t('wallet'), amountMinor }],
  };
  return (
    <ActDialog
      form={form}
      title={t(`refunds.${act}Title`, { reference })}
      description={t(`refunds.${act}Text`)}
      icon={ICONS[act]}
      submitLabel={t(`refunds.${act}`)}
      amountAbove={amountMinor < line ? undefined : { amountMinor, currency: asset }}
      effects={
        <ActEffects
          currency={asset}
          transfers={transfers[act]}
          notes={[
            ...(act === 'fail' && account === null ? [t('refunds.waitsAgain')] : []),
            t('secondNote', { amount: format.amount(line, asset) }),
          ]}
        />
      }
      onClose={onClose}
    >
      {act === 'done' && (
        <TextField
          label={t('bankReference')}
          autoComplete="off"
          {...form.field('bankReference', { required, minLength: { value: 3, message: required } })}
        />
      )}
    </ActDialog>
  );
}
