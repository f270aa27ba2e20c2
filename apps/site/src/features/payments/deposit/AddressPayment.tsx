import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CopyRow } from '../CopyRow.tsx';
import type { PaymentProps } from './deposit.types.ts';

/** The member’s own address on a chain. Tokens on another chain are lost, so the warning comes first. */
export function AddressPayment({ deposit, instructions }: PaymentProps<'address'>) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const { address, chain, asset, assetAmount, rateUntil } = instructions;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl">{t('addressTitle', { asset, chain })}</h2>
        <p className="mt-3 flex gap-2.5 rounded-field bg-warn-soft px-4 py-3 text-sm font-medium text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {t('addressWarning', { asset, chain })}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div data-testid="address" data-address={address} className="justify-self-center">
          <QrCode text={address} label={t('address')} className="size-48" />
        </div>
        <dl className="min-w-0">
          <CopyRow strong label={t('assetAmount')} text={assetAmount} shown={`${assetAmount} ${asset}`} />
          <CopyRow label={t('address')} text={address} />
        </dl>
      </div>
      <div className="grid gap-1 text-xs text-subtle">
        <p>
          {format.amount(deposit.asked, { currency: deposit.currency })} ·{' '}
          {t('rateUntil', { time: format.instant(rateUntil) })}
        </p>
        <p>{t('addressKept')}</p>
      </div>
    </section>
  );
}
