import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { FileSignature, FileX2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOf } from './contract-calls.ts';
import { forecastQuery } from './contracts.queries.ts';
import { Forecast } from './Forecast.tsx';
import { TermsView } from './Terms.tsx';
import { useContractStep } from './use-contract-step.ts';

/** The payer has asked to end the contract: the agent agrees or refuses. */
function EndRequest({ contract: { kind, id, payer } }: { contract: ContractView }) {
  const t = useTranslations('agent.contract');
  const step = useContractStep();
  return (
    <div className="rounded-field bg-warn-soft p-3.5">
      <p className="text-sm text-warn">{t('endAsked', { name: nameOf(payer, t('house')) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          loading={step.isPending}
          onClick={() => step.mutate({ kind, id, action: 'agreeEnd' })}
        >
          {t('agreeEnd')}
        </Button>
        <Button
          size="sm"
          disabled={step.isPending}
          onClick={() => step.mutate({ kind, id, action: 'refuseEnd' })}
        >
          {t('refuseEnd')}
        </Button>
      </div>
    </div>
  );
}

function Terminate({ contract: { kind, id } }: { contract: ContractView }) {
  const t = useTranslations('agent.contract');
  const common = useTranslations('common');
  const [asking, setAsking] = useState(false);
  const step = useContractStep(() => setAsking(false));
  return (
    <>
      <Button size="sm" variant="ghost" icon={<FileX2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('terminate')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        icon={<FileX2 />}
        title={t('terminateTitle')}
        text={t('terminateText')}
        confirmLabel={t('terminate')}
        cancelLabel={common('cancel')}
        busy={step.isPending}
        onConfirm={() => step.mutate({ kind, id, action: 'terminate' })}
      />
    </>
  );
}

export type OwnContractProps = { kind: ContractKind; contract: ContractView | null };

/** What the agent gets, how far the running period is, and how to end it. */
export function OwnContract({ kind, contract }: OwnContractProps) {
  const t = useTranslations('agent.contract');
  const format = useFormat();
  const { data: forecasts } = useQuery(forecastQuery);
  const forecast = forecasts?.find((each) => each.contract.kind === kind);
  if (!contract)
    return (
      <Card padding="none">
        <EmptyState icon={<FileSignature />} title={t('none')} text={t('noneText')} />
      </Card>
    );
  const { payer, state, startsAt, endsAt, terms, endAskedAt } = contract;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base">{t('own')}</h2>
          <p className="mt-0.5 text-xs text-subtle">
            {t('from', { name: nameOf(payer, t('house')) })}
            {startsAt && ` · ${t('since', { day: format.instant(startsAt) })}`}
            {endsAt && ` · ${t('endsAt', { day: format.instant(endsAt) })}`}
          </p>
        </div>
        <Badge tone={state === 'running' ? 'win' : 'warn'}>{t(`states.${state}`)}</Badge>
      </header>
      {endAskedAt && <EndRequest contract={contract} />}
      {forecast && <Forecast forecast={forecast} />}
      <TermsView terms={terms} current={forecast?.tier ?? undefined} />
      {state === 'running' && payer && (
        <div className="flex justify-end border-t border-line pt-3">
          <Terminate contract={contract} />
        </div>
      )}
    </Card>
  );
}
