import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { transferTermsQuery } from './line-transfers.queries.ts';

type Transfer = { id: string; amount: bigint; paymentPassword: string };

/** A transfer within the line: the same id is sent until it has arrived, so that it happens once. */
export function useTransferForm(options: {
  send: (transfer: Transfer) => Promise<unknown>;
  confirmText: (amount: string) => string;
  onSent: () => void;
}) {
  const t = useTranslations('agent.transfer');
  const errors = useTranslations('errors.field');
  const format = useFormat();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const parsed = parseTypedAmount(amount, format.decimals);
  const form = useServerForm({
    initial: { amount: '', paymentPassword: '' },
    isReady: () => {
      const isAmount = parsed !== undefined && parsed > 0n;
      setAmountError(isAmount ? undefined : errors('required'));
      return isAmount;
    },
    confirm: () => ({
      title: t('confirm'),
      text: options.confirmText(format.amount(parsed ?? 0n)),
      confirmLabel: t('send'),
    }),
    save: ({ paymentPassword }) => options.send({ id, amount: parsed ?? 0n, paymentPassword }),
    invalidates: [transferTermsQuery.queryKey, BALANCE_KEY, ['lineTransfers.list'], ['records.funds']],
    errorFields: { 'identity.payment_password_wrong': 'paymentPassword' },
    savedText: t('sent'),
    onSaved: () => {
      setId(crypto.randomUUID());
      setAmount('');
      options.onSent();
    },
  });
  return { form, amount, setAmount, amountError };
}
