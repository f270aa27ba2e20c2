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
import { useServerForm } from '../forms/use-server-form.ts';
import { factorsQuery, useSecurity, type FactorState } from './security-context.ts';

type Method = 'password' | 'totp';

/**
 * Where the authenticator is on, only its code counts. A method that is not known to be missing is offered, because the
 * server checks the answer anyway.
 */
export function confirmMethods(hasPassword: boolean | undefined, factors: FactorState | undefined): Method[] {
  const password = hasPassword !== false && !factors?.totp;
  const totp = !factors || factors.totp !== null;
  return [...(password ? (['password'] as const) : []), ...(totp ? (['totp'] as const) : [])];
}

type IdentityFormProps = {
  methods: readonly Method[];
  onBusy: (busy: boolean) => void;
  onConfirm: () => void;
};

function IdentityForm({ methods, onBusy, onConfirm }: IdentityFormProps) {
  const t = useTranslations();
  const { confirm } = useSecurity();
  const [chosen, setChosen] = useState<Method>();
  const method = chosen ?? methods[0] ?? 'password';
  const form = useServerForm({
    initial: { answer: '' },
    save: ({ answer }) => confirm(method === 'password' ? { password: answer } : { totp: answer.trim() }),
    onBusy,
    onSaved: onConfirm,
  });
  const common = {
    label: t(`member.confirm.${method}`),
    ...form.field('answer', { required: t('errors.field.required') }),
  };
  return (
    <Form form={form} submitLabel={t('member.confirm.submit')}>
      {methods.length > 1 && (
        <SegmentedControl
          label={t('member.confirm.way')}
          value={method}
          onValueChange={(next) => {
            setChosen(next);
            form.form.reset();
            form.showError(undefined);
          }}
          segments={[
            { value: 'password', label: t('member.confirm.byPassword') },
            { value: 'totp', label: t('member.confirm.byTotp') },
          ]}
        />
      )}
      {method === 'password' ? (
        <PasswordField {...common} autoComplete="current-password" />
      ) : (
        <TextField {...common} autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      )}
    </Form>
  );
}

export type ConfirmIdentityDialogProps = { onConfirm: () => void; onCancel: () => void };

/** Asks for the password or a code of the authenticator before something sensitive is changed. */
export function ConfirmIdentityDialog({ onConfirm, onCancel }: ConfirmIdentityDialogProps) {
  const t = useTranslations();
  const { call, account } = useSecurity();
  const [busy, setBusy] = useState(false);
  const factors = useQuery(factorsQuery(call));
  const loading = account.loading || factors.isPending;
  const methods = confirmMethods(account.hasPassword, factors.data);
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
