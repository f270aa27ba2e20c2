import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { useReloadRewards } from '../../shared/promotions/promotions.queries.ts';

/** Redeems a code. */
export function CouponForm({ label }: { label?: string }) {
  const t = useTranslations('offers');
  const toast = useToast();
  const errorText = useErrorText();
  const rewardText = useRewardText(useFormat());
  const reload = useReloadRewards();
  const [code, setCode] = useState('');
  const redeem = useMutation({
    mutationFn: () => call('promotions.coupon', { body: { code } }),
    onSuccess: ({ rewards }) => {
      setCode('');
      toast.show({ tone: 'win', title: t('claimed', { what: rewardText(rewards) }) });
    },
    onSettled: reload,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    redeem.mutate();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label={label ?? t('code')}
        error={redeem.error ? errorText(redeem.error) : undefined}
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        className={redeem.error ? 'mb-7' : undefined}
        loading={redeem.isPending}
        disabled={code.trim() === ''}
      >
        {t('redeem')}
      </Button>
    </form>
  );
}
