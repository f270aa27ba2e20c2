import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FormError } from '../forms/FormError.tsx';
import { askPasskey } from './passkeys.ts';

type Json = Record<string, unknown>;

export type PasskeyButtonProps<Result> = {
  /** Requests what the passkey has to sign, and sends the answer of `ask`. */
  prove: (ask: (options: Json) => Promise<Json>) => Promise<Result>;
  onProved: (result: Result) => void;
  onError?: (error: unknown) => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** Proves the identity by passkey, which the browser asks for. Shows the error of a failed attempt. */
export function PasskeyButton<Result>({ prove, onProved, onError, onBusy }: PasskeyButtonProps<Result>) {
  const t = useTranslations('auth.proof');
  const attempt = useMutation({
    mutationFn: () => prove(askPasskey),
    onMutate: () => onBusy?.(true),
    onSettled: () => onBusy?.(false),
    onSuccess: onProved,
    onError: (error) => onError?.(error),
  });
  return (
    <div>
      <FormError error={attempt.error} />
      <Button
        variant="primary"
        size="lg"
        block
        icon={<Fingerprint aria-hidden />}
        loading={attempt.isPending}
        onClick={() => attempt.mutate()}
      >
        {t('usePasskey')}
      </Button>
    </div>
  );
}
