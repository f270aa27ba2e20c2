import { contractRunList } from '@croupier/contract/agents/contracts-desk.ts';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ReasonDialog } from '../../../shared/act/ReasonDialog.tsx';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { RunItem } from '../agents.queries.ts';

/** Lets a settlement in review be paid. */
export function ApproveDialog({ run, onClose }: { run: RunItem; onClose: () => void }) {
  const t = useTranslations('console.agents.run');
  const format = useConsoleFormat();
  const { merchantCode, id, rootGross, currency } = run;
  return (
    <ReasonDialog
      icon={<BadgeCheck />}
      act={t('approve')}
      text={t('approveText')}
      effects={
        <ActEffects
          currency={currency}
          notes={[`${t('rootGross')}: ${format.amount(rootGross, currency)}`]}
        />
      }
      save={(reason) =>
        call('contractsDesk.approveRun', { params: { merchantCode, runId: id }, body: { reason } })
      }
      invalidates={[listKey(contractRunList.id), ['contractsDesk.run']]}
      doneText={t('approved')}
      onClose={onClose}
    />
  );
}
