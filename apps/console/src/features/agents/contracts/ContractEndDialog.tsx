import { contractList } from '@croupier/contract/agents/contracts-desk.ts';
import { FileX2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import type { SettlementRef } from '../agents.queries.ts';

export type ContractAct = 'withdraw' | 'end';

const ICONS = { withdraw: <Undo2 />, end: <FileX2 /> };

export type ContractEndDialogProps = { of: SettlementRef; act: ContractAct; onClose: () => void };

/** Withdraws an offer of the house, or ends a running contract. */
export function ContractEndDialog({ of, act, onClose }: ContractEndDialogProps) {
  const t = useTranslations('console.agents.contract');
  const params = { merchantCode: of.merchantCode, contractId: of.id };
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call(act === 'end' ? 'contractsDesk.endContract' : 'contractsDesk.withdrawOffer', {
        params,
        body: { reason },
      });
      return { state: 'done' };
    },
    invalidates: [listKey(contractList.id), ['contractsDesk.contract']],
    doneText: t(act === 'end' ? 'ended' : 'withdrawn'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={ICONS[act]}
      title={t(act)}
      description={t(act === 'end' ? 'endText' : 'withdrawText')}
      submitLabel={t(act)}
      onClose={onClose}
    />
  );
}
