import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../forms/FormError.tsx';
import { askPasskey } from '../passkeys.ts';
import type { ProofFormProps } from './proof-calls.ts';
import { endsSignIn } from './proof-required.ts';

/** A proof by passkey, which the browser asks for. */
export function ProofPasskey<Started>(props: ProofFormProps<Started>) {
  const { calls, challenge, onProved, onBack, onBusy } = props;
  const t = useTranslations('auth.proof');
  const prove = useMutation({
    mutationFn: async () => {
      const options = await calls.passkeyOptions(challenge);
      return calls.passkey({ challenge, response: await askPasskey(options) });
    },
    onMutate: () => onBusy?.(true),
    onSettled: () => onBusy?.(false),
    onSuccess: onProved,
    onError: (error) => {
      if (endsSignIn(error)) onBack(error);
    },
  });
  return (
    <div>
      <FormError error={prove.error} />
      <Button
        variant="primary"
        size="lg"
        block
        icon={<Fingerprint aria-hidden />}
        loading={prove.isPending}
        onClick={() => prove.mutate()}
      >
        {t('usePasskey')}
      </Button>
    </div>
  );
}
