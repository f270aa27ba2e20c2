import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { PaymentAccount } from '@croupier/contract/payments/account-desk.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Landmark } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { configText, parseConfig, secretNames, secretsOf } from './account-fields.ts';

type Fields = ActFields & { adapter: string; name: string; config: string; secrets: Record<string, string> };

type AccountDialogProps = {
  merchantCode: string;
  /** Null for a new one. */
  account: PaymentAccount | null;
  adapters: readonly string[];
  onClose: () => void;
};

/** Asks a second owner for a new account at a provider, or for another name, config or secrets of one. */
export function AccountDialog({ merchantCode, account, adapters, onClose }: AccountDialogProps) {
  const t = useTranslations('console.payments');
  const first = account?.adapter ?? adapters[0] ?? '';
  const form = useActForm<Fields, RequestResult>({
    initial: {
      ...ACT_FIELDS,
      adapter: first,
      name: account?.name ?? '',
      config: account ? JSON.stringify(account.config, null, 2) : configText(first),
      secrets: {},
    },
    save: ({ adapter, name, config, secrets, reason }, key) =>
      call('paymentAccounts.change', {
        params: { merchantCode },
        body: {
          adapter,
          name,
          config: parseConfig(config) ?? {},
          secrets: secretsOf(adapter, secrets) ?? (account ? null : {}),
          reason,
          key,
          accountId: account?.id ?? key,
        },
      }),
    invalidates: [['paymentAccounts.accounts']],
    doneText: t('edit.done'),
    deciders: 'payments.accounts.manage',
    onClose,
  });
  const adapter = useWatch({ control: form.form.control, name: 'adapter' });
  return (
    <ActDialog
      form={form}
      icon={<Landmark />}
      title={account ? t('edit.accountTitle', { name: account.name }) : t('edit.newAccount')}
      description={t('edit.ownerText')}
      submitLabel={t('edit.askOwner')}
      onClose={onClose}
    >
      {!account && (
        <Select
          label={t('edit.adapter')}
          options={adapters.map((value) => ({ value, label: value }))}
          {...form.field('adapter', {
            onChange: () => form.form.setValue('config', configText(form.form.getValues('adapter'))),
          })}
        />
      )}
      <TextField
        label={t('accountName')}
        autoComplete="off"
        {...form.field('name', { validate: (text) => text.trim() !== '' || t('edit.nameHint') })}
      />
      <TextArea
        tall
        label={t('edit.config')}
        hint={t('edit.configHint')}
        spellCheck={false}
        {...form.field('config', {
          validate: (text) => parseConfig(text) !== undefined || t('edit.configHint'),
        })}
      />
      {secretNames(adapter).map((name) => (
        <TextField
          key={name}
          type="password"
          label={t('edit.secret', { name })}
          hint={account ? t('edit.secretHint') : undefined}
          autoComplete="new-password"
          {...form.field(`secrets.${name}`)}
        />
      ))}
    </ActDialog>
  );
}
