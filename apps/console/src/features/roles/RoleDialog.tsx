import { isOwnerOnly, PERMISSION_NAMES, type Permission } from '@croupier/contract/access/permissions.ts';
import { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { ShieldHalf } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import type { Role } from '../../shared/permissions/permissions.queries.ts';
import { roleIdOf } from './role-id.ts';

type RoleFields = { name: string; permissions: Permission[]; isRemoved: boolean; reason: string };

/** Requests adding, changing or removing a role, which a second owner decides. */
export function RoleDialog({ role, onClose }: { role: Role | undefined; onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const form = useSecureForm<RoleFields, { state: 'asked' | 'done' }>({
    initial: { name: role?.name ?? '', permissions: role?.permissions ?? [], isRemoved: false, reason: '' },
    schema: permissionsRoutes.changeRole.body,
    save: ({ name, permissions, isRemoved, reason }) =>
      call('permissions.changeRole', {
        params: { roleId: role?.id ?? roleIdOf(name, Date.now().toString(36)) },
        body: { role: isRemoved ? null : { name, permissions }, reason },
      }),
    invalidates: [['approvals.list'], ['permissions.roles'], ['permissions.operators']],
    onSaved: ({ state }) => {
      toast.show({ tone: 'win', title: t(`console.operators.${state}`) });
      onClose();
    },
  });
  const isRemoved = useWatch({ control: form.form.control, name: 'isRemoved' });
  const { error, ...permissions } = form.field('permissions', {
    validate: (names, { isRemoved: removed }) => removed || names.length > 0 || t('console.roles.pickOne'),
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<ShieldHalf />}
      title={
        role ? t('console.roles.editTitle', { name: role.name ?? role.id }) : t('console.roles.addTitle')
      }
      submitLabel={t('console.roles.submit')}
      onClose={onClose}
    >
      <fieldset disabled={isRemoved} className="grid min-w-0 gap-4 disabled:opacity-45">
        <TextField
          label={t('console.roles.name')}
          autoComplete="off"
          {...form.field('name', { required: isRemoved ? false : t('errors.field.required') })}
        />
        <div>
          <p className="text-sm font-medium text-muted">{t('console.roles.permissions')}</p>
          {PERMISSION_NAMES.filter((name) => !isOwnerOnly(name)).map((name) => (
            <Checkbox
              key={name}
              label={t(`console.permission.${name}`)}
              value={name}
              name={permissions.name}
              ref={permissions.ref}
              onChange={(event) => void permissions.onChange(event)}
              onBlur={(event) => void permissions.onBlur(event)}
            />
          ))}
          {error && <p className="text-sm text-lose">{error}</p>}
        </div>
      </fieldset>
      {role && <Checkbox label={t('console.roles.removeRole')} {...form.form.register('isRemoved')} />}
      <TextField
        label={t('console.inbox.reason')}
        hint={t('console.inbox.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </SecureFormDialog>
  );
}
