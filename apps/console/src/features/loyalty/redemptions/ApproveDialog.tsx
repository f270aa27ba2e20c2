import { redemptionList } from '@croupier/contract/loyalty/desk.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { RedemptionItem } from '../loyalty.queries.ts';

/** Approves with the number of the parcel or the code; above the line with a reason, for the second person. */
export function ApproveDialog({ redemption, onClose }: { redemption: RedemptionItem; onClose: () => void }) {
  const t = useTranslations('console.loyalty');
  const errors = useTranslations('errors.field');
  const { id: redemptionId, merchantCode, kind, needsSecond, worth, currency } = redemption;
  const needsNumber = kind === 'article' || kind === 'voucher';
  const form = useActForm({
    initial: { ...ACT_FIELDS, shippingNo: '' },
    save: ({ shippingNo, reason }) => {
      const body = { ...(shippingNo && { shippingNo }), ...(needsSecond && { reason }) };
      return call('loyaltyDesk.approve', { params: { merchantCode, redemptionId }, body });
    },
    invalidates: [listKey(redemptionList.id)],
    doneText: t('approved'),
    deciders: 'loyalty.redemptions.decide',
    onClose,
  });
  const dialog = {
    form,
    title: t('approve'),
    description: t('approveText'),
    icon: <Check />,
    submitLabel: t('approve'),
    onClose,
  };
  const field = needsNumber && (
    <TextField
      label={t('shippingNo')}
      autoComplete="off"
      {...form.field('shippingNo', { required: errors('required') })}
      maxLength={80}
    />
  );
  if (!needsSecond) return <FormDialog {...dialog}>{field}</FormDialog>;
  return (
    <ActDialog {...dialog} amountAbove={{ amountMinor: worth, currency }}>
      {field}
    </ActDialog>
  );
}
