import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { CopyRow } from '../CopyRow.tsx';
import type { PaymentProps } from './deposit.types.ts';
import { SlipForm } from './SlipForm.tsx';

/** A transfer that the member types into the banking app; some banks need a picture of the slip. */
export function BankPayment({ deposit, instructions }: PaymentProps<'bank' | 'slip'>) {
  const t = useTranslations('payments.deposit');
  const format = useFormat();
  const { bank, text, kind } = instructions;
  return (
    <section>
      <h2 className="text-xl">{t('bankTitle')}</h2>
      <p className="mt-2 text-sm text-muted">{t('bankText')}</p>
      <dl className="mt-4">
        <CopyRow
          strong
          label={t('amount')}
          text={typedAmount(deposit.asked, format.decimals)}
          shown={format.amount(deposit.asked, { currency: deposit.currency })}
        />
        <CopyRow label={t('bank')} text={bank.bank} />
        <CopyRow label={t('accountNumber')} text={bank.number} />
        <CopyRow label={t('holder')} text={bank.holder} />
        <CopyRow strong label={t('transferText')} text={text} />
      </dl>
      {kind === 'slip' && <SlipForm deposit={deposit} />}
    </section>
  );
}
