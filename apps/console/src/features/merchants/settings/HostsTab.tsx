import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { OrderList } from './OrderList.tsx';
import { linesOf } from './settings-form.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The host names of a site; the first is the main one, and the last cannot be removed. */
export function HostsTab({ settings }: { settings: MerchantSettingsView }) {
  const t = useTranslations('console.merchant');
  const { merchantCode } = settings;
  const mayManage = usePermissions().may('merchants.manage', merchantCode);
  const [typed, setTyped] = useState('');
  const form = useSettingsForm<{ hosts: string[] }>({
    settings,
    valuesOf: ({ hosts }) => ({ hosts }),
    save: (body) => call('merchants.changeHosts', { params: { merchantCode }, body }),
  });
  const { value, onChange } = useController({ control: form.form.control, name: 'hosts' }).field;
  const add = (): void => {
    onChange([...new Set([...value, ...linesOf(typed.toLowerCase())])]);
    setTyped('');
  };
  return (
    <SettingsTab merchantCode={merchantCode} form={form}>
      <p className="text-sm text-muted">{t('hostsText')}</p>
      <OrderList
        label={t('hosts')}
        value={value}
        onChange={onChange}
        nameOf={(host) => host}
        disabled={!mayManage}
        error={form.form.formState.errors.hosts?.message}
      />
      <div className="flex items-end gap-2">
        <TextField
          label={t('newHost')}
          className="min-w-0 flex-1"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button icon={<Plus />} className="h-12" disabled={typed.trim() === ''} onClick={add}>
          {t('addHost')}
        </Button>
      </div>
    </SettingsTab>
  );
}
