import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { VendorAccount } from '@croupier/contract/vendors/vendor-desk.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Cable } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { keyNames, keysOf, newConfig, readConfig, wordsOf } from './account-keys.ts';

type Fields = ActFields & {
  adapter: string;
  name: string;
  config: string;
  hosts: string;
  addresses: string;
  vendorCodes: string;
  keys: Record<string, string>;
  keysAtOnce: boolean;
  isTest: boolean;
};

export type VendorAccountDialogProps = {
  merchantCode: string;
  /** Null for a new one. */
  account: VendorAccount | null;
  adapters: readonly string[];
  onClose: () => void;
};

function useAccountForm({ merchantCode, account, adapters, onClose }: VendorAccountDialogProps) {
  const t = useTranslations('console.vendorDesk');
  const first = account?.adapter ?? adapters[0] ?? '';
  return useActForm<Fields, RequestResult>({
    initial: {
      ...ACT_FIELDS,
      adapter: first,
      name: account?.name ?? '',
      config: account ? JSON.stringify(account.config, undefined, 2) : newConfig(first),
      hosts: account?.hosts.join('\n') ?? '',
      addresses: account?.addresses.join('\n') ?? '',
      vendorCodes: account?.vendorCodes.join(' ') ?? '',
      keys: {},
      keysAtOnce: false,
      isTest: account?.isTest ?? false,
    },
    save: ({ adapter, name, config, hosts, addresses, vendorCodes, keys, keysAtOnce, isTest, reason }, key) =>
      call('vendorDesk.change', {
        params: { merchantCode },
        body: {
          key,
          accountId: account?.id ?? key,
          adapter,
          name,
          config: readConfig(config) ?? {},
          hosts: wordsOf(hosts),
          addresses: wordsOf(addresses),
          vendorCodes: wordsOf(vendorCodes),
          keys: keysOf(adapter, keys),
          keysAtOnce,
          isTest,
          reason,
        },
      }),
    invalidates: [['vendorDesk.accounts']],
    doneText: t('asked'),
    deciders: 'vendors.manage',
    onClose,
  });
}

/** Asks a second owner for a new account at a vendor, or for another config or other keys of one. */
export function VendorAccountDialog(props: VendorAccountDialogProps) {
  const { account, adapters, onClose } = props;
  const t = useTranslations('console.vendorDesk');
  const form = useAccountForm(props);
  const adapter = useWatch({ control: form.form.control, name: 'adapter' });
  return (
    <ActDialog
      form={form}
      icon={<Cable />}
      title={account ? t('changeTitle', { name: account.name }) : t('newAccount')}
      description={t('ownerText')}
      submitLabel={t('askOwner')}
      onClose={onClose}
    >
      {!account && (
        <Select
          label={t('protocol')}
          options={adapters.map((value) => ({ value, label: value }))}
          {...form.field('adapter', {
            onChange: () => form.form.setValue('config', newConfig(form.form.getValues('adapter'))),
          })}
        />
      )}
      <TextField
        label={t('name')}
        autoComplete="off"
        {...form.field('name', { validate: (text) => text.trim() !== '' || t('nameHint') })}
      />
      <TextArea
        tall
        label={t('config')}
        spellCheck={false}
        {...form.field('config', { validate: (text) => readConfig(text) !== undefined || t('configHint') })}
      />
      <TextArea label={t('vendors')} hint={t('vendorsHint')} {...form.field('vendorCodes')} />
      <TextArea label={t('hosts')} hint={t('hostsHint')} {...form.field('hosts')} />
      <TextArea label={t('addresses')} hint={t('addressesHint')} {...form.field('addresses')} />
      {keyNames(adapter).map((name) => (
        <TextArea
          key={name}
          label={t('key', { name })}
          hint={account ? t('keyHint') : undefined}
          spellCheck={false}
          autoComplete="off"
          {...form.field(`keys.${name}`)}
        />
      ))}
      <div>
        <Checkbox label={t('markTest')} {...form.form.register('isTest')} />
        <p className="text-xs text-subtle">{t('markTestHint')}</p>
      </div>
      {account && (
        <div>
          <Checkbox label={t('keysAtOnce')} {...form.form.register('keysAtOnce')} />
          <p className="text-xs text-subtle">{t('keysAtOnceHint')}</p>
        </div>
      )}
    </ActDialog>
  );
}
