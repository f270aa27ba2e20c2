import { contractBillList } from '@croupier/contract/agents/contracts-desk.ts';
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { SettlementRef } from '../agents.queries.ts';

export type BillAct = 'hold' | 'release';

const ICONS = { hold: <Pause />, release: <Play /> };

export type BillActDialogProps = { of: SettlementRef; act: BillAct; onClose: () => void };

/** Holds a bill that is not paid yet, or lets a held one be paid. */
export function BillActDialog({ of, act, onClose }: BillActDialogProps) {
  const t = useTranslations('console.agents.bill');
  const params = { merchantCode: of.merchantCode, billId: of.id };
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call(act === 'hold' ? 'contractsDesk.holdBill' : 'contractsDesk.releaseBill', {
        params,
        body: { reason },
      });
      return { state: 'done' };
    },
    invalidates: [listKey(contractBillList.id), ['contractsDesk.bill']],
    doneText: t(`done.${act}`),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={ICONS[act]}
      title={t(act)}
      description={t(act === 'hold' ? 'holdText' : 'releaseText')}
      submitLabel={t(act)}
      onClose={onClose}
    />
  );
}
