import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../forms/Form.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { confirmMethods, type ConfirmMethod } from './confirm-methods.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { passkeysSupported } from './passkeys.ts';
import { factorsQuery, useSecurity } from './security-context.ts';

type IdentityFormProps = { onBusy: (busy: boolean) => void; onConfirm: () => void };

function TypedProof({
  method,
  onBusy,
  onConfirm,
}: IdentityFormProps & { method: Exclude<ConfirmMethod, 'passkey'> }) {
  const t = useTranslations();
  const { confirm } = useSecurity();
  const form = useServerForm({
    initial: { answer: '' },
    save: ({ answer }) => confirm(method === 'password' ? { password: answer } : { totp: answer.trim() }),
    onBusy,
    onSaved: onConfirm,
  });
  // The dialog opens before it is known which proofs there are.
  useFirstFocus(() => form.form.setFocus('answer'));
  const common = {
    label: t(`member.confirm.${method}`),
    ...form.field('answer', { required: t('errors.field.required') }),
  };
  return (
    <Form form={form} submitLabel={t('member.confirm.submit')}>
      {method === 'password' ? (
        <PasswordField {...common} autoComplete="current-password" />
      ) : (
        <TextField {...common} autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      )}
    </Form>
  );
}

function IdentityForm({ methods, ...form }: IdentityFormProps & { methods: readonly ConfirmMethod[] }) {
  const t = useTranslations();
  const { confirm, confirmOptions } = useSecurity();
  const [chosen, setChosen] = useState<ConfirmMethod>();
  const method = chosen ?? methods[0] ?? 'password';
  const labels = {
    passkey: t('auth.proof.method.passkey'),
    password: t('member.confirm.byPassword'),
    totp: t('member.confirm.byTotp'),
  };
  return (
    <div className="flex flex-col gap-4">
      {methods.length > 1 && (
        <SegmentedControl
          label={t('member.confirm.way')}
          value={method}
          onValueChange={setChosen}
          segments={methods.map((value) => ({ value, label: labels[value] }))}
        />
      )}
      {method === 'passkey' ? (
        <PasskeyButton
          prove={async (ask) => {
            const { challenge, options } = await confirmOptions();
            return confirm({ passkey: { challenge, response: await ask(options) } });
          }}
          onProved={form.onConfirm}
          onBusy={form.onBusy}
        />
      ) : (
        <TypedProof key={method} method={method} {...form} />
      )}
    </div>
  );
}

export type ConfirmIdentityDialogProps = { onConfirm: () => void; onCancel: () => void };

/** Asks for a passkey, the password or a code of the authenticator before something sensitive is changed. */
export function ConfirmIdentityDialog({ onConfirm, onCancel }: ConfirmIdentityDialogProps) {
  const t = useTranslations();
  const { call, account } = useSecurity();
  const [busy, setBusy] = useState(false);
  const factors = useQuery(factorsQuery(call));
  const loading = account.loading || factors.isPending;
  const methods = confirmMethods(account.hasPassword, factors.data, passkeysSupported());
  return (
    <Dialog
      open
      size="sm"
      locked={busy}
      onOpenChange={(open) => !open && onCancel()}
      icon={<ShieldQuestion />}
      title={t('member.confirm.title')}
      description={t(methods.length > 0 || loading ? 'member.confirm.text' : 'member.confirm.signInAgain')}
      closeLabel={t('common.close')}
    >
      {loading && <Skeleton className="h-32" />}
      {!loading && methods.length > 0 && (
        <IdentityForm methods={methods} onBusy={setBusy} onConfirm={onConfirm} />
      )}
    </Dialog>
  );
}
