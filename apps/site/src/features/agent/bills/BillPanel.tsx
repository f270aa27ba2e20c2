import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { useCloseOnBack } from '../../../shared/navigation/use-close-on-back.ts';
import type { Bill } from './bill.types.ts';
import { BillDerivation } from './BillDerivation.tsx';
import { BILL_TONES } from './bill-tones.ts';
import { Correction } from './Correction.tsx';
import { CheckHere } from './CheckHere.tsx';
import { RebateSteps } from './RebateSteps.tsx';
import { useSpan } from './use-span.ts';

function Summary({ bill }: { bill: Bill }) {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  const span = useSpan();
  const { kind, from, until, amount, state, paidAt, contract } = bill;
  return (
    <header className="rounded-card border border-brand-line bg-lit p-4 shadow-raised sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-medium text-muted">{t(`kinds.${kind}`)}</p>
          <p className="numeric mt-0.5 text-sm text-text">{span(from, until)}</p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={BILL_TONES[state]}>{t(`states.${state}`)}</Badge>
          {contract?.before && <Badge tone="warn">{t('corrected')}</Badge>}
        </span>
      </div>
      <p className="numeric mt-3 font-display text-3xl font-bold text-text">{format.amount(amount)}</p>
      <p className="mt-1 text-xs text-subtle">
        {contract &&
          t('between', { payer: contract.payer?.account ?? t('house'), payee: contract.payee.account })}
        {paidAt && ` · ${t('paidAt', { at: format.instant(paidAt) })}`}
      </p>
    </header>
  );
}

export type BillPanelProps = { billId: string; onClose: () => void };

/** A bill with everything that it was computed from. */
export function BillPanel({ billId, onClose }: BillPanelProps) {
  const t = useTranslations('agent.bill');
  const common = useTranslations('common');
  const query = useQuery(callQuery('rebates.bill', { params: { billId } }));
  const { data: bill } = query;
  useCloseOnBack(true, onClose);
  return (
    <Drawer
      open
      side="right"
      size="lg"
      title={t('title')}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex justify-end">
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      }
    >
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {bill && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Summary bill={bill} />
          <Correction bill={bill} />
          <CheckHere bill={bill} />
          {bill.derivation ? (
            <BillDerivation bill={bill} derivation={bill.derivation} />
          ) : (
            <RebateSteps bill={bill} />
          )}
        </div>
      )}
    </Drawer>
  );
}
