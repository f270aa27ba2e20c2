import type { SavedAddress } from '@croupier/contract/loyalty/mall.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { addressesQuery } from '../../../shared/loyalty/loyalty.queries.ts';

export const NEW_ADDRESS = 'new';

const CARD =
  'flex cursor-pointer items-start gap-3 rounded-field border border-line bg-surface-2 p-3 text-sm has-checked:border-brand-line has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand-text';

export type AddressChoiceProps = {
  addresses: readonly SavedAddress[];
  value: string;
  onChange: (id: string) => void;
};

/** The member’s addresses, and another one. */
export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const t = useTranslations('loyalty.redeem');
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (addressId: string) => call('mall.removeAddress', { params: { addressId } }),
    onSuccess: (_, addressId) => {
      if (addressId === value) onChange(NEW_ADDRESS);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  });
  return (
    <div role="radiogroup" aria-label={t('address')} className="grid gap-2">
      {addresses.map(({ id, name, line1, line2, postcode, city, country }) => (
        <div key={id} className="flex items-stretch gap-2">
          <label className={clsx(CARD, 'min-w-0 flex-1')}>
            <input
              type="radio"
              name="address"
              className="mt-1 accent-[var(--brand)]"
              aria-label={name}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <span className="min-w-0">
              <span className="block truncate font-semibold text-text">{name}</span>
              <span className="block text-xs text-muted">
                {[line1, line2, [postcode, city].filter(Boolean).join(' '), country]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </label>
          <Button
            size="sm"
            variant="ghost"
            className="h-auto!"
            title={t('remove')}
            aria-label={t('remove')}
            loading={remove.isPending && remove.variables === id}
            onClick={() => remove.mutate(id)}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      ))}
      <label className={CARD}>
        <input
          type="radio"
          name="address"
          className="mt-1 accent-[var(--brand)]"
          checked={value === NEW_ADDRESS}
          onChange={() => onChange(NEW_ADDRESS)}
        />
        <span className="font-semibold text-text">{t('newAddress')}</span>
      </label>
    </div>
  );
}
