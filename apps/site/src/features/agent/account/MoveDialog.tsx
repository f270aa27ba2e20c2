import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { amountStep, parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';

/** Commission to the main wallet, where it can be played or withdrawn. */
export function MoveDialog({ balance, onClose }: { balance: bigint; onClose: () => void }) {
  const t = useTranslations('agent.account');
  const format = useFormat();
  const { currency } = useMerchant();
  const [id] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(() => typedAmount(balance, format.decimals));
  const [error, setError] = useState<string>();
  const parsed = parseTypedAmount(amount, format.decimals);
  const form = useServerForm({
    initial: { amount: '' },
    isReady: () => {
      const isPossible = parsed !== undefined && parsed >= amountStep(format.decimals) && parsed <= balance;
      setError(isPossible ? undefined : t('outside', { amount: format.amount(balance) }));
      return isPossible;
    },
    save: () => call('rebates.moveToMain', { body: { id, amount: parsed ?? 0n } }),
    invalidates: [['rebates.account'], ['records.funds'], BALANCE_KEY],
    savedText: t('moved'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      size="sm"
      icon={<ArrowRightLeft />}
      title={t('move')}
      description={t('moveText')}
      form={form}
      submitLabel={t('moveNow')}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        aside={format.amount(balance)}
        prefix={currency}
        decimals={format.decimals}
        value={amount}
        error={error}
        onValueChange={setAmount}
        chips={
          <AmountChip
            label={t('everything')}
            onClick={() => setAmount(typedAmount(balance, format.decimals))}
          >
            {t('max')}
          </AmountChip>
        }
      />
    </FormDialog>
  );
}
