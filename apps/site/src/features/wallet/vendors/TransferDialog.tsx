import type { VendorWallet } from '@croupier/contract/vendors/play.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { MoveMoney } from '../../../shared/vendors/use-move-money.ts';

export type TransferDialogProps = {
  wallet: VendorWallet;
  mainMinor: bigint;
  move: MoveMoney;
  onClose: () => void;
};

/** Moves an amount between the main wallet and a vendor's wallet. */
export function TransferDialog({ wallet, mainMinor, move, onClose }: TransferDialogProps) {
  const t = useTranslations('play.wallets');
  const common = useTranslations('common');
  const format = useFormat();
  const { currencySymbol } = useMerchant();
  const [direction, setDirection] = useState<'in' | 'out'>(wallet.open && mainMinor > 0n ? 'in' : 'out');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const highest = direction === 'in' ? mainMinor : wallet.balance;
  const amount = parseTypedAmount(typed, format.decimals);
  const isValid = amount !== undefined && amount > 0n && amount <= highest;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    // Everything that is there, also what cannot be typed.
    const part = typed === typedAmount(highest, format.decimals) ? 'all' : amount;
    move.mutate(
      direction === 'in'
        ? { from: 'MAIN', to: wallet.accountId, amount: part }
        : { from: wallet.accountId, to: 'MAIN', amount: part },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      open
      size="sm"
      icon={<ArrowLeftRight />}
      title={wallet.name}
      description={t('transferText')}
      closeLabel={common('close')}
      locked={move.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SegmentedControl
          label={t('transfer')}
          value={direction}
          onValueChange={(next) => {
            setDirection(next);
            setTyped('');
          }}
          segments={[
            { value: 'in', label: t('moveIn') },
            { value: 'out', label: t('moveOut') },
          ]}
        />
        <AmountField
          label={t('amount')}
          prefix={currencySymbol}
          decimals={format.decimals}
          value={typed}
          onValueChange={setTyped}
          hint={t('available', { amount: format.amount(highest) })}
          error={
            (tried || typed !== '') && !isValid ? t('tooMuch', { amount: format.amount(highest) }) : undefined
          }
          chips={
            <AmountChip
              label={t('all')}
              disabled={highest <= 0n}
              onClick={() => setTyped(typedAmount(highest, format.decimals))}
            >
              {t('all')}
            </AmountChip>
          }
        />
        <div>
          <FormError error={move.error} />
          <Button type="submit" variant="primary" block loading={move.isPending}>
            {t('transfer')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
