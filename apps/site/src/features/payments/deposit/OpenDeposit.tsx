import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DepositBadge } from '../../../shared/payments/PaymentBadges.tsx';
import { depositQuery } from '../../../shared/payments/payments.queries.ts';
import { Countdown } from '../Countdown.tsx';

/** The deposit that is still open, above a new one. */
export function OpenDeposit({ id }: { id: string }) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const { data, isPending } = useQuery(depositQuery(id));
  if (isPending) return <Skeleton className="mb-5 h-22 rounded-card" />;
  if (!data) return null;
  const { asked, currency, methodName, state, expiresAt } = data;
  return (
    <Link
      to={paths.deposit(id)}
      className="mb-5 flex items-center gap-3 rounded-card border border-brand-line bg-lit p-4 shadow-raised hover:border-brand-text"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">
          {t('open')} · {methodName}
        </span>
        <span className="numeric mt-0.5 block font-display text-lg font-bold text-text">
          {format.amount(asked, { currency })}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1.5">
        <DepositBadge state={state} />
        {state === 'waiting' && <Countdown until={expiresAt} />}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-subtle" />
    </Link>
  );
}
