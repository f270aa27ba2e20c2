import { redemptionList } from '@croupier/contract/loyalty/desk.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { RedemptionItem } from '../loyalty.queries.ts';

/** Rejects with a reason that the member reads. */
export function RejectDialog({ redemption, onClose }: { redemption: RedemptionItem; onClose: () => void }) {
  const t = useTranslations('console.loyalty');
  const errors = useTranslations('errors.field');
  const { id: redemptionId, merchantCode } = redemption;
  const form = useServerForm({
    initial: { remark: '' },
    save: ({ remark }) =>
      call('loyaltyDesk.reject', { params: { merchantCode, redemptionId }, body: { remark } }),
    invalidates: [listKey(redemptionList.id)],
    savedText: t('rejected'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('reject')}
      description={t('rejectText')}
      icon={<X />}
      submitLabel={t('reject')}
      onClose={onClose}
    >
      <TextArea
        label={t('remark')}
        hint={t('remarkHint')}
        {...form.field('remark', { required: errors('required') })}
        maxLength={300}
      />
    </FormDialog>
  );
}
