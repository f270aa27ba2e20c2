import { Button } from '@croupier/ui/buttons/Button.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ImageDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CopyRow } from '../CopyRow.tsx';
import { saveQrPicture } from '../../../shared/page/save-qr-picture.ts';
import type { PaymentProps } from './deposit.types.ts';

/** A code for banking apps, with the same as text for those who cannot scan it. */
export function QrPayment({ deposit, instructions }: PaymentProps<'qr'>) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { payload, text, bank } = instructions;
  const amount = format.amount(deposit.asked, { currency: deposit.currency });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid content-start justify-items-center gap-3">
        <div ref={box} data-testid="qr" data-payload={payload}>
          <QrCode text={payload} label={t('qrLabel', { amount })} className="size-60" />
        </div>
        <Button
          size="sm"
          icon={<ImageDown />}
          onClick={() => saveQrPicture(box.current, `${deposit.reference}.png`)}
        >
          {t('qrSave')}
        </Button>
      </div>
      <div className="min-w-0">
        <h2 className="text-xl">{t('qrTitle')}</h2>
        <p className="mt-2 text-sm text-muted">{t('qrText')}</p>
        <dl className="mt-4">
          <CopyRow
            strong
            label={t('amount')}
            text={typedAmount(deposit.asked, format.decimals)}
            shown={amount}
          />
          {bank && (
            <>
              <CopyRow label={t('bank')} text={bank.bank} />
              <CopyRow label={t('accountNumber')} text={bank.number} />
              <CopyRow label={t('holder')} text={bank.holder} />
            </>
          )}
          {text && <CopyRow label={t('transferText')} text={text} />}
        </dl>
      </div>
    </section>
  );
}
