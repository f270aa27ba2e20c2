import type { lineTransfersRoutes } from '@croupier/contract/agents/line-transfers.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import type { FieldProps } from '@croupier/web/forms/use-server-form.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

export type TransferTerms = CallOutput<typeof lineTransfersRoutes.terms>;

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The most that can be transferred now. */
export const mostNow = ({ available, leftToday }: Pick<TransferTerms, 'available' | 'leftToday'>): bigint =>
  smaller(available, leftToday);

export type TransferFieldsProps = {
  terms: TransferTerms;
  amount: string;
  onAmount: (amount: string) => void;
  amountError: string | undefined;
  password: FieldProps;
};

/** The amount with its limits, and the withdrawal password. */
export function TransferFields({ terms, amount, onAmount, amountError, password }: TransferFieldsProps) {
  const t = useTranslations('agent.transfer');
  const format = useFormat();
  const { currency } = useMerchant();
  const most = mostNow(terms);
  const facts = [
    { label: t('available'), value: terms.available },
    { label: t('leftToday'), value: terms.leftToday },
    ...(terms.turnoverLeft > 0n ? [{ label: t('turnoverLeft'), value: terms.turnoverLeft }] : []),
  ];
  return (
    <>
      <dl className="grid gap-1.5 rounded-field bg-well p-3.5 text-sm shadow-well">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="numeric font-semibold text-text">{format.amount(value)}</dd>
          </div>
        ))}
      </dl>
      <AmountField
        label={t('amount')}
        hint={t('min', { amount: format.amount(terms.min) })}
        prefix={currency}
        decimals={format.decimals}
        value={amount}
        error={amountError}
        onValueChange={onAmount}
        chips={
          <AmountChip label={t('most')} onClick={() => onAmount(typedAmount(most, format.decimals))}>
            {t('max')}
          </AmountChip>
        }
      />
      <PasswordField label={t('password')} autoComplete="off" {...password} />
    </>
  );
}
