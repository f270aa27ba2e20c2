import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { WithdrawalBadge } from '../../../shared/payments/PaymentBadges.tsx';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';

/** The withdrawal that is under way, above a new one. */
export function OpenWithdrawal({ id }: { id: string }) {
  const t = useTranslations('payments.headline');
  const format = useFormat();
  const { data } = useQuery(withdrawalQuery(id));
  if (!data) return null;
  return (
    <Link
      to={paths.withdrawal(id)}
      className="flex items-center gap-4 rounded-card border border-brand-line bg-lit p-4 shadow-raised hover:border-brand-text"
    >
      <span className="min-w-0 flex-1">
        <span className="numeric block font-display text-lg font-bold text-text">
          {format.amount(data.amount, { currency: data.currency })}
        </span>
        <span className="mt-0.5 block text-sm text-muted">{t(data.state)}</span>
      </span>
      <WithdrawalBadge state={data.state} />
      <ChevronRight aria-hidden className="size-5 shrink-0 text-subtle" />
    </Link>
  );
}
