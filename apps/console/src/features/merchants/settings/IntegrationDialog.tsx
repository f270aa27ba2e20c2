import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { IntegrationName } from '@croupier/contract/merchants/settings.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Plug } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { changeOf, INTEGRATION_FIELDS, type IntegrationField } from './integration-fields.ts';

type Fields = Partial<Record<IntegrationField, string>> & {
  isOff: boolean;
  secret: string;
  reason: string;
};

export type IntegrationDialogProps = {
  merchantCode: string;
  integration: IntegrationName;
  current: Readonly<Record<string, string>> | null;
  onClose: () => void;
};

/** Asks to change an integration; a second owner decides. */
export function IntegrationDialog({ merchantCode, integration, current, onClose }: IntegrationDialogProps) {
  const t = useTranslations('console');
  const toast = useToast();
  const { fields, secret } = INTEGRATION_FIELDS[integration];
  const form = useSecureForm<Fields, RequestResult>({
    initial: {
      ...Object.fromEntries(fields.map((name) => [name, current?.[name] ?? ''])),
      isOff: false,
      secret: '',
      reason: '',
    },
    save: ({ reason, ...values }) =>
      call('merchants.changeIntegration', {
        params: { merchantCode },
        body: { change: changeOf(integration, values), reason },
      }),
    errorFields: { 'merchants.secret_needed': 'secret' },
    invalidates: [['approvals.list'], ['merchants.settings', merchantCode]],
    onSaved: ({ state }) => {
      toast.show({ tone: 'win', title: t(`operators.${state}`) });
      onClose();
    },
  });
  const isOff = useWatch({ control: form.form.control, name: 'isOff' });
  return (
    <SecureFormDialog
      form={form}
      icon={<Plug />}
      title={t(`merchant.integration.${integration}`)}
      description={t('merchant.integrationText')}
      submitLabel={t('roles.submit')}
      onClose={onClose}
    >
      <fieldset disabled={isOff} className="grid min-w-0 gap-4 disabled:opacity-45">
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`merchant.integrationField.${name}`)}
            autoComplete="off"
            spellCheck={false}
            {...form.field(name)}
          />
        ))}
        {secret !== null && (
          <TextField
            type="password"
            label={t('merchant.secret')}
            hint={current ? t('merchant.secretHint') : undefined}
            autoComplete="new-password"
            {...form.field('secret')}
          />
        )}
      </fieldset>
      {current && <Checkbox label={t('merchant.switchOff')} {...form.form.register('isOff')} />}
      <TextField
        label={t('inbox.reason')}
        hint={t('inbox.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </SecureFormDialog>
  );
}
