import { contractBillList } from '@croupier/contract/agents/contracts-desk.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { CONTRACT_BILL_TONES } from '@croupier/web/agents/tones.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { ReasonDialog } from '../../../shared/act/ReasonDialog.tsx';
import { call } from '../../../shared/call.ts';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { billQuery, type BillFile, type BillItem, type SettlementRef } from '../agents.queries.ts';
import { Derivation } from './Derivation.tsx';

/** In these states nothing has moved, so a bill can still be held. */
const BEFORE_PAYMENT: ReadonlySet<BillItem['state']> = new Set(['computed', 'review', 'due']);

function useFacts(bill: BillItem): Fact[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const { merchantCode, payer, payee, currency, tier } = bill;
  const amount = (label: 'gross' | 'downline' | 'take' | 'paid' | 'open'): Fact => ({
    label: t(`bill.${label}`),
    value: format.amount(bill[label], currency),
  });
  return [
    { label: t('bill.period'), value: `${format.instant(bill.from)} – ${format.instant(bill.until)}` },
    { label: t('contract.payee'), value: payee.account, to: paths.agent(merchantCode, payee.memberId) },
    {
      label: t('contract.payer'),
      value: payer?.account ?? t('house'),
      to: payer ? paths.agent(merchantCode, payer.memberId) : undefined,
    },
    {
      label: t('contract.title'),
      value: t(`contract.kinds.${bill.kind}`),
      to: paths.agentContract(merchantCode, bill.contractId),
    },
    { label: t('bill.run'), value: t('bill.look'), to: paths.agentRun(merchantCode, bill.runId) },
    ...(bill.kind === 'realtime'
      ? []
      : [{ label: t('bill.tier'), value: tier === null ? t('bill.noTier') : format.number(tier + 1) }]),
    amount('gross'),
    amount('downline'),
    amount('take'),
    ...(bill.before
      ? [{ label: t('bill.difference'), value: format.amount(bill.take - bill.before.take, currency) }]
      : []),
    amount('paid'),
    amount('open'),
    { label: t('bill.createdAt'), value: format.instant(bill.createdAt) },
    ...(bill.paidAt ? [{ label: t('bill.paidAt'), value: format.instant(bill.paidAt) }] : []),
  ];
}

function View({ of, file }: { of: SettlementRef; file: BillFile }) {
  const t = useTranslations('console.agents');
  const [open, setOpen] = useState<'hold' | 'release'>();
  const { bill } = file;
  const facts = useFacts(bill);
  const act = { permission: 'agents.runs.decide', merchantCode: of.merchantCode } as const;
  return (
    <>
      <Detail
        frame="panel"
        title={bill.payee.account}
        subtitle={t(`contract.kinds.${bill.kind}`)}
        badges={[
          { label: t(`bill.states.${bill.state}`), tone: CONTRACT_BILL_TONES[bill.state] },
          ...(bill.before ? [{ label: t('bill.corrected'), tone: 'warn' as const }] : []),
        ]}
        acts={
          <>
            <ActButton
              {...act}
              blocked={BEFORE_PAYMENT.has(bill.state) ? undefined : t('bill.onlyDue')}
              label={t('bill.hold')}
              onPress={() => setOpen('hold')}
            />
            <ActButton
              {...act}
              blocked={bill.state === 'held' ? undefined : t('bill.onlyHeld')}
              label={t('bill.release')}
              onPress={() => setOpen('release')}
            />
          </>
        }
        tabs={[
          { value: 'overview', label: t('bill.title'), content: <FactList facts={facts} /> },
          { value: 'derivation', label: t('bill.derivation'), content: <Derivation file={file} /> },
        ]}
        raw={file}
      />
      {open && (
        <ReasonDialog
          icon={open === 'hold' ? <Pause /> : <Play />}
          act={t(`bill.${open}`)}
          text={t(`bill.${open}Text`)}
          save={(reason) =>
            call(open === 'hold' ? 'contractsDesk.holdBill' : 'contractsDesk.releaseBill', {
              params: { merchantCode: of.merchantCode, billId: of.id },
              body: { reason },
            })
          }
          invalidates={[listKey(contractBillList.id), ['contractsDesk.bill']]}
          doneText={t(`bill.done.${open}`)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** A bill over its list, with its derivation. */
export function BillOf(of: SettlementRef) {
  const query = useQuery(billQuery(of));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <View of={of} file={query.data} /> : <Skeleton className="h-80 rounded-card" />;
}
