import { redemptionList } from '@croupier/contract/loyalty/desk.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import type { RedemptionItem } from '../loyalty.queries.ts';
import { linesFor } from './lines-for.ts';

type Act = 'approve' | 'reject';
type BulkProps = { selected: readonly RedemptionItem[]; clear: () => void };

/** The numbers of many parcels, pasted one a line, or one reason for all. */
function BulkDialog({ act, selected, onClose }: BulkProps & { act: Act; onClose: () => void }) {
  const t = useTranslations('console.loyalty');
  const errors = useTranslations('errors.field');
  const toast = useToast();
  const form = useServerForm({
    initial: { text: '' },
    save: async ({ text }) => {
      const numbers = act === 'approve' ? linesFor(text) : [];
      const byMerchant = Map.groupBy(
        selected.map((row, index) => ({ ...row, shippingNo: numbers[index] })),
        ({ merchantCode }) => merchantCode,
      );
      const results = [];
      for (const [merchantCode, rows] of byMerchant) {
        const items = rows.map(({ id, shippingNo }) => ({ id, ...(shippingNo && { shippingNo }) }));
        const body = { act, items, ...(act === 'reject' && { remark: text }) };
        results.push(...(await call('loyaltyDesk.decideMany', { params: { merchantCode }, body })).results);
      }
      return results;
    },
    invalidates: [listKey(redemptionList.id)],
    onSaved: (results) => {
      const count = (state: string): string => String(results.filter((row) => row.state === state).length);
      const numbers = { done: count('done'), asked: count('asked'), failed: count('failed') };
      toast.show({ tone: numbers.failed === '0' ? 'win' : 'info', title: t('bulkDone', numbers) });
      onClose();
    },
  });
  const isApproval = act === 'approve';
  const title = t(isApproval ? 'bulkApprove' : 'bulkReject', { count: String(selected.length) });
  return (
    <FormDialog
      form={form}
      title={title}
      description={t(isApproval ? 'bulkText' : 'rejectText')}
      icon={isApproval ? <Check /> : <X />}
      submitLabel={title}
      onClose={onClose}
    >
      <TextArea
        label={t(isApproval ? 'bulkNumbers' : 'remark')}
        tall={isApproval}
        {...form.field('text', { required: errors('required') })}
      />
    </FormDialog>
  );
}

/** Decides about the selected rows that wait; each by itself. */
export function BulkActs({ selected, clear }: BulkProps) {
  const t = useTranslations('console.loyalty');
  const { may } = usePermissions();
  const [act, setAct] = useState<Act>();
  const waiting = selected.filter(
    ({ state, merchantCode }) => state === 'process' && may('loyalty.redemptions.decide', merchantCode),
  );
  const count = String(waiting.length);
  const isNone = waiting.length === 0;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabled={isNone}
        icon={<Check aria-hidden />}
        onClick={() => setAct('approve')}
      >
        {t('bulkApprove', { count })}
      </Button>
      <Button size="sm" disabled={isNone} icon={<X aria-hidden />} onClick={() => setAct('reject')}>
        {t('bulkReject', { count })}
      </Button>
      {act && (
        <BulkDialog
          act={act}
          selected={waiting}
          clear={clear}
          onClose={() => {
            setAct(undefined);
            clear();
          }}
        />
      )}
    </>
  );
}
