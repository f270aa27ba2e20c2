import { contractRunList } from '@croupier/contract/agents/contracts-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { correctionsQuery, type RunItem } from '../agents.queries.ts';

/** Requests that results which were corrected later count in the period of a settlement; a second person decides. */
export function ResettleDialog({ run, onClose }: { run: RunItem; onClose: () => void }) {
  const t = useTranslations('console.agents.run');
  const format = useConsoleFormat();
  const { merchantCode, id, currency } = run;
  const { data: found } = useQuery(correctionsQuery({ merchantCode, id }));
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: ({ reason }) =>
      call('contractsDesk.resettle', { params: { merchantCode, runId: id }, body: { reason } }),
    invalidates: [listKey(contractRunList.id), ['contractsDesk.run'], ['contractsDesk.corrections']],
    doneText: t('resettleAsked'),
    deciders: 'agents.runs.decide',
    onClose,
  });
  const notes = found && [
    `${t('corrections')}: ${format.number(found.corrections)}`,
    `${t('correctedValidBet')}: ${format.amount(found.validBet, currency)}`,
    `${t('correctedNetLoss')}: ${format.amount(found.netLoss, currency)}`,
    t('resettlePlus'),
    t('resettleSecond'),
  ];
  const problem = found && (found.isOrdered ? 'resettleRunning' : 'resettleNothing');
  const isPossible = found === undefined || (!found.isOrdered && found.corrections > 0);
  return (
    <ActDialog
      form={form}
      icon={<Calculator />}
      title={t('resettle')}
      description={t('resettleText')}
      submitLabel={t('resettle')}
      effects={
        <ActEffects currency={currency} notes={isPossible || !problem ? (notes ?? []) : [t(problem)]} />
      }
      onClose={onClose}
    />
  );
}
