import { Form } from '@croupier/web/forms/Form.tsx';
import type { SecureForm } from '@croupier/web/security/use-secure-form.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';

export type SettingsTabProps<T extends FieldValues> = {
  merchantCode: string;
  form: SecureForm<T>;
  /** Shown above the tab. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** The form of one tab. Operators without the permission see it disabled, with the reason. */
export function SettingsTab<T extends FieldValues>({
  merchantCode,
  form,
  dialog,
  children,
}: SettingsTabProps<T>) {
  const t = useTranslations('console');
  const mayManage = usePermissions().may('merchants.manage', merchantCode);
  return (
    <div className="max-w-4xl">
      {!mayManage && (
        <p className="mb-4 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
          {t('needsPermission', { permission: t('permission.merchants.manage') })}
        </p>
      )}
      <fieldset disabled={!mayManage} className="contents">
        <Form form={form} submitLabel={t('merchant.save')} submitAlign="end">
          {children}
        </Form>
      </fieldset>
      {form.confirmDialog}
      {dialog}
    </div>
  );
}
