import type { WithdrawalItem } from '@croupier/contract/payments/withdrawal-desk.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

/** Sums by currency. */
function totals(items: readonly WithdrawalItem[]): ReadonlyArray<readonly [string, bigint]> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of items) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return [...sums];
}

type DialogProps = { items: readonly WithdrawalItem[]; onClose: () => void; onDone: () => void };

/** Approves one after the other; each is checked and recorded by itself. */
function BulkDialog({ items, onClose, onDone }: DialogProps) {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const toast = useToast();
  const form = useActForm<ActFields>({
    initial: { ...ACT_FIELDS, reason: t('checkedReason') },
    save: async ({ reason }) => {
      const [first, ...rest] = items;
      const approve = ({ merchantCode, id, state }: WithdrawalItem) =>
        call('withdrawalDesk.approve', { params: { merchantCode, id }, body: { state, reason } });
      // The first may ask for a proof of identity, which then holds for the others.
      if (first) await approve(first);
      let refused = 0;
      for (const item of rest) {
        try {
          await approve(item);
        } catch {
          refused += 1;
        }
      }
      if (refused > 0) toast.show({ tone: 'warn', title: t('bulk.refused', { count: refused }) });
      return { state: 'done' };
    },
    invalidates: [listKey('withdrawals'), ['withdrawalDesk.get'], ['today.get'], ['today.queues']],
    doneText: t('bulk.done'),
    onClose,
    onDone,
  });
  return (
    <ActDialog
      form={form}
      icon={<Check />}
      title={t('bulk.title', { count: items.length })}
      description={t('bulk.text')}
      submitLabel={t('act.approve')}
      effects={
        <dl className="grid gap-1.5 rounded-card border border-line bg-well px-4 py-3 text-sm">
          {totals(items).map(([currency, sum]) => (
            <div key={currency} className="flex justify-between gap-4">
              <dt className="text-muted">{t('bulk.sum')}</dt>
              <dd className="numeric font-semibold">{format.amount(sum, currency)}</dd>
            </div>
          ))}
        </dl>
      }
      onClose={onClose}
    />
  );
}

type BulkApprovalProps = { selected: readonly WithdrawalItem[]; clear: () => void };

/** Approves the selected withdrawals together, only where every automatic rule holds. */
export function BulkApproval({ selected, clear }: BulkApprovalProps) {
  const t = useTranslations('console.withdrawals');
  const [isOpen, setOpen] = useState(false);
  const isSimple = selected.every(({ autoRulesHold, state }) => autoRulesHold && state === 'review');
  return (
    <>
      <ActButton
        permission="payments.withdrawals.decide"
        merchantCode={selected[0]?.merchantCode}
        blocked={isSimple ? undefined : t('bulk.notSimple')}
        variant="primary"
        icon={<Check aria-hidden />}
        label={t('act.approve')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <BulkDialog items={selected} onClose={() => setOpen(false)} onDone={clear} />}
    </>
  );
}
