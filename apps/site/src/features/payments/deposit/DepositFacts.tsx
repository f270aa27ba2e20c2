import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { DepositBadge } from '../../../shared/payments/PaymentBadges.tsx';
import { PictureLinks } from '../PictureLinks.tsx';
import { CopyRow } from '../CopyRow.tsx';

/** The facts of a deposit, whatever its state. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const { reference, methodName, asked, received, fee, state, createdAt, slips, currency } = deposit;
  const amount = (amountMinor: bigint): string => format.amount(amountMinor, { currency });
  const facts = [
    { label: t('method'), value: methodName },
    { label: t('asked'), value: amount(asked) },
    ...(received === null ? [] : [{ label: t('received'), value: amount(received) }]),
    ...(fee > 0n ? [{ label: t('fee'), value: amount(fee) }] : []),
    { label: t('startedAt'), value: format.instant(createdAt) },
  ];
  return (
    <Card padding="md">
      <div className="mb-1 flex justify-end">
        <DepositBadge state={state} />
      </div>
      <dl>
        <CopyRow label={t('number')} text={reference} />
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 py-1.5 text-sm first-of-type:pt-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="numeric text-right font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
      {slips.length > 0 && <PictureLinks ids={slips} className="mt-3" />}
    </Card>
  );
}
