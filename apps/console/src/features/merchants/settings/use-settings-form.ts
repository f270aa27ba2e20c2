import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import type { ServerFormOptions } from '@croupier/web/forms/use-server-form.ts';
import { useSecureForm, type SecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { settingsQuery } from '../merchants.queries.ts';

type SettingsFormOptions<T extends FieldValues> = Pick<
  ServerFormOptions<T, MerchantSettingsView>,
  'save' | 'schema' | 'fields'
> & {
  settings: MerchantSettingsView;
  /** The form's values for settings as the server returned them. */
  valuesOf: (settings: MerchantSettingsView) => T;
};

/** A form for one screen of a merchant's settings; what the server returns becomes its new state. */
export function useSettingsForm<T extends FieldValues>(options: SettingsFormOptions<T>): SecureForm<T> {
  const { settings, valuesOf, ...rest } = options;
  const t = useTranslations('console.merchant');
  const queryClient = useQueryClient();
  const form = useSecureForm<T, MerchantSettingsView>({
    ...rest,
    initial: valuesOf(settings),
    savedText: t('saved'),
    invalidates: [['sites.list'], ['permissions.mine'], ['today.get']],
    onSaved: (saved) => {
      queryClient.setQueryData(settingsQuery(saved.merchantCode).queryKey, saved);
      form.form.reset(valuesOf(saved));
    },
  });
  return form;
}
