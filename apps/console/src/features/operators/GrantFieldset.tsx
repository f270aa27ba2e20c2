import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { rolesQuery } from '../../shared/permissions/permissions.queries.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useRoleName } from '../../shared/permissions/use-words.ts';
import { isCeiling, type GrantFields, type GrantsFields } from './grants-form.ts';

type GrantFieldsetProps = { form: ServerForm<GrantsFields>; index: number; onRemove: () => void };

/** The merchants of a grant that does not cover all of them. */
function Listed({ form, index }: Omit<GrantFieldsetProps, 'onRemove'>) {
  const t = useTranslations('console.operators');
  const { merchants } = usePermissions();
  const { error, ...field } = form.field(`grants.${index}.merchants`, {
    validate: (codes) => codes.length > 0 || t('pickOne'),
  });
  return (
    <div className="sm:col-span-2">
      <div className="flex flex-wrap gap-x-6">
        {merchants.map(({ merchantCode, name }) => (
          <Checkbox
            key={merchantCode}
            label={name}
            value={merchantCode}
            name={field.name}
            ref={field.ref}
            onChange={(event) => void field.onChange(event)}
            onBlur={(event) => void field.onBlur(event)}
          />
        ))}
      </div>
      {error && <p className="text-sm text-lose">{error}</p>}
    </div>
  );
}

/** One grant: role, merchants, ceilings, end. */
export function GrantFieldset({ form, index, onRemove }: GrantFieldsetProps) {
  const t = useTranslations('console.operators');
  const roleName = useRoleName();
  const roles = useQuery(rolesQuery);
  const grant: Partial<GrantFields> | undefined = useWatch({
    control: form.form.control,
    name: `grants.${index}`,
  });
  const role = roleName(grant?.roleId ?? '');
  const ceiling = { validate: (text: string) => isCeiling(text) || t('amountInvalid') };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-well p-4 sm:grid-cols-2">
      <legend className="sr-only">{role}</legend>
      <Select
        label={t('role')}
        options={(roles.data ?? []).map(({ id }) => ({ value: id, label: roleName(id) }))}
        {...form.field(`grants.${index}.roleId`)}
      />
      <Select
        label={t('scope')}
        options={[
          { value: 'all', label: t('allMerchants') },
          { value: 'listed', label: t('listed') },
        ]}
        {...form.field(`grants.${index}.scope`)}
      />
      {grant?.scope === 'listed' && (
        <>
          <Listed form={form} index={index} />
          <TextField
            label={t('actCeiling')}
            hint={t('ceilingHint')}
            inputMode="decimal"
            {...form.field(`grants.${index}.actCeiling`, ceiling)}
          />
          <TextField
            label={t('dayCeiling')}
            inputMode="decimal"
            {...form.field(`grants.${index}.dayCeiling`, ceiling)}
          />
        </>
      )}
      <TextField
        label={t('until')}
        hint={t('untilHint')}
        type="datetime-local"
        {...form.field(`grants.${index}.until`)}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        className="self-end justify-self-end"
        onClick={onRemove}
      >
        {t('remove', { role })}
      </Button>
    </fieldset>
  );
}
