import type { contractMoneyRoutes } from '@croupier/contract/agents/contracts.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { useSpan } from '../bills/use-span.ts';

type Debt = CallOutput<typeof contractMoneyRoutes.debts>['owed'][number];

function DebtList({
  title,
  total,
  debts,
  isOwed,
}: {
  title: string;
  total: bigint;
  debts: readonly Debt[];
  isOwed: boolean;
}) {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  const span = useSpan();
  if (debts.length === 0) return null;
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-3 text-sm font-semibold text-text">
        {title}
        <span className="numeric">{format.amount(total)}</span>
      </h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {debts.map(({ billId, kind, from, until, open, payer, payee }) => (
          <li key={billId} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate text-muted">
              {(isOwed ? payee : payer).account} · {t(`kinds.${kind}`)} · {span(from, until)}
            </span>
            <span className="numeric shrink-0 text-text">{format.amount(open)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who owes whom because a line could not pay its bills in full. */
export function Debts() {
  const t = useTranslations('agent.income');
  const { data } = useQuery(callQuery('contractMoney.debts'));
  if (!data || data.owed.length + data.receivable.length === 0) return null;
  return (
    <section aria-label={t('debts')} className="rounded-card border border-warn/40 bg-warn-soft p-4">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-warn">
        <TriangleAlert aria-hidden className="size-4" />
        {t('debts')}
      </h2>
      <p className="mt-1 text-xs text-muted">{t('debtsText')}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <DebtList isOwed title={t('youOwe')} total={data.owedTotal} debts={data.owed} />
        <DebtList
          isOwed={false}
          title={t('owedToYou')}
          total={data.receivableTotal}
          debts={data.receivable}
        />
      </div>
    </section>
  );
}
