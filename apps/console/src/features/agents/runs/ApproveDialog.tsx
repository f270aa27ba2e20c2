import { contractRunList } from '@croupier/contract/agents/contracts-desk.ts';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { RunItem } from '../agents.queries.ts';

/** Lets a settlement in review be paid. */
export function ApproveDialog({ run, onClose }: { run: RunItem; onClose: () => void }) {
  const t = useTranslations('console.agents.run');
  const format = useConsoleFormat();
  const { merchantCode, id, rootGross, currency } = run;
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('contractsDesk.approveRun', { params: { merchantCode, runId: id }, body: { reason } });
      return { state: 'done' };
    },
    invalidates: [listKey(contractRunList.id), ['contractsDesk.run']],
    doneText: t('approved'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<BadgeCheck />}
      title={t('approve')}
      description={t('approveText')}
      submitLabel={t('approve')}
      effects={
        <ActEffects
          currency={currency}
          notes={[`${t('rootGross')}: ${format.amount(rootGross, currency)}`]}
        />
      }
      onClose={onClose}
    />
  );
}
