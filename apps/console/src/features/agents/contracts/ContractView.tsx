import { contractList } from '@croupier/contract/agents/contracts-desk.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { CONTRACT_TONES } from '@croupier/web/agents/tones.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileX2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ReasonDialog } from '../../../shared/act/ReasonDialog.tsx';
import { call } from '../../../shared/call.ts';
import { Detail, DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { contractQuery, type ContractFile, type SettlementRef } from '../agents.queries.ts';
import { useTermsText } from './use-terms-text.ts';

type Contract = ContractFile['contract'];

function useFacts(merchantCode: string, contract: Contract): Fact[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const { payer, payee, offeredAt, expiresAt, startsAt, endsAt, endedWhy, state } = contract;
  const when = (label: 'startsAt' | 'endsAt', at: Date | null): Fact[] =>
    at ? [{ label: t(`contract.${label}`), value: format.instant(at) }] : [];
  return [
    { label: t('contract.payee'), value: payee.account, to: paths.agent(merchantCode, payee.memberId) },
    {
      label: t('contract.payer'),
      value: payer?.account ?? t('house'),
      to: payer ? paths.agent(merchantCode, payer.memberId) : undefined,
    },
    { label: t('contract.offeredAt'), value: format.instant(offeredAt) },
    ...(state === 'requested' ? [{ label: t('contract.expiresAt'), value: format.instant(expiresAt) }] : []),
    ...when('startsAt', startsAt),
    ...when('endsAt', endsAt),
    ...(endedWhy ? [{ label: t('contract.endedWhy'), value: t(`contract.why.${endedWhy}`) }] : []),
  ];
}

function Overview({ merchantCode, file }: { merchantCode: string; file: ContractFile }) {
  const t = useTranslations('console.agents');
  const { contract, before, downlines, downlineCount, currency } = file;
  const facts = useFacts(merchantCode, contract);
  const terms = useTermsText(currency);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FactList facts={facts} />
      <DetailSection title={t('contract.terms')}>
        <FactList facts={terms.facts(contract.terms)} />
      </DetailSection>
      {before && (
        <DetailSection title={t('contract.before')}>
          <FactList facts={terms.facts(before.terms)} />
        </DetailSection>
      )}
      <DetailSection title={t('contract.below')}>
        <p className="mb-3 text-sm text-muted">{t('contract.belowText', { count: downlineCount })}</p>
        {downlines.length > 0 && (
          <FactList
            facts={downlines.map(({ payee, terms: own }) => ({
              label: payee.account,
              value: terms.rates(own),
              to: paths.agent(merchantCode, payee.memberId),
            }))}
          />
        )}
      </DetailSection>
    </div>
  );
}

function View({ of, file }: { of: SettlementRef; file: ContractFile }) {
  const t = useTranslations('console.agents');
  const [open, setOpen] = useState<'withdraw' | 'end'>();
  const { merchantCode } = of;
  const { contract } = file;
  const act = { permission: 'agents.contracts.manage', merchantCode } as const;
  const isOffer = contract.state === 'requested' && contract.payer === null;
  return (
    <>
      <Detail
        frame="panel"
        title={contract.payee.account}
        subtitle={t(`contract.kinds.${contract.kind}`)}
        badges={[{ label: t(`contract.states.${contract.state}`), tone: CONTRACT_TONES[contract.state] }]}
        acts={
          <>
            <ActButton
              {...act}
              blocked={isOffer ? undefined : t('contract.onlyOffered')}
              label={t('contract.withdraw')}
              onPress={() => setOpen('withdraw')}
            />
            <ActButton
              {...act}
              blocked={contract.state === 'running' ? undefined : t('contract.onlyRunning')}
              label={t('contract.end')}
              onPress={() => setOpen('end')}
            />
          </>
        }
        tabs={[
          {
            value: 'overview',
            label: t('contract.terms'),
            content: <Overview merchantCode={merchantCode} file={file} />,
          },
        ]}
        raw={file}
      />
      {open && (
        <ReasonDialog
          icon={open === 'end' ? <FileX2 /> : <Undo2 />}
          act={t(`contract.${open}`)}
          text={t(`contract.${open}Text`)}
          save={(reason) =>
            call(open === 'end' ? 'contractsDesk.endContract' : 'contractsDesk.withdrawOffer', {
              params: { merchantCode, contractId: of.id },
              body: { reason },
            })
          }
          invalidates={[listKey(contractList.id), ['contractsDesk.contract']]}
          doneText={t(open === 'end' ? 'contract.ended' : 'contract.withdrawn')}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** A contract over its list: terms, what it replaced, and what depends on it. */
export function ContractOf(of: SettlementRef) {
  const query = useQuery(contractQuery(of));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <View of={of} file={query.data} /> : <Skeleton className="h-80 rounded-card" />;
}
