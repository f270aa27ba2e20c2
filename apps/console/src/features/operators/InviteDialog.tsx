import { operatorsRoutes, type SetupLink } from '@croupier/contract/access/operators.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { UserPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { operatorsQuery } from '../../shared/permissions/permissions.queries.ts';

type InviteDialogProps = {
  onInvited: (invited: { name: string; link: SetupLink }) => void;
  onClose: () => void;
};

/** Creates an operator without grants. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const t = useTranslations('console.operatorAccount');
  const form = useSecureForm({
    initial: { name: '', email: '' },
    schema: operatorsRoutes.invite.body,
    save: async (body) => ({ name: body.name, link: await call('operators.invite', { body }) }),
    invalidates: [operatorsQuery.queryKey],
    onSaved: onInvited,
  });
  return (
    <SecureFormDialog
      form={form}
      size="sm"
      icon={<UserPlus />}
      title={t('invite')}
      description={t('inviteText')}
      submitLabel={t('inviteSubmit')}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        {...form.field('email', { required: t('emailRequired') })}
      />
    </SecureFormDialog>
  );
}
