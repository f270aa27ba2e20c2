import { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { KeyRound, UserCheck, UserX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { operatorsQuery, type Operator } from '../../shared/permissions/permissions.queries.ts';

export type AccountChange = 'close' | 'reopen' | 'reset';

const ICONS = { close: <UserX />, reopen: <UserCheck />, reset: <KeyRound /> } as const;

type AccountChangeDialogProps = { operator: Operator; change: AccountChange; onClose: () => void };

/** Asks to close, reopen or reset an operator, which a second owner decides. */
export function AccountChangeDialog({ operator, change, onClose }: AccountChangeDialogProps) {
  const t = useTranslations('console');
  const toast = useToast();
  const { id, name } = operator;
  const form = useSecureForm<{ reason: string }, { state: 'asked' | 'done' }>({
    initial: { reason: '' },
    schema: permissionsRoutes.closeOperator.body,
    save: (body) => call(`permissions.${change}Operator`, { params: { id }, body }),
    invalidates: [['approvals.list'], operatorsQuery.queryKey],
    onSaved: ({ state }) => {
      toast.show({ tone: 'win', title: t(`operatorAccount.${state}`) });
      onClose();
    },
  });
  return (
    <SecureFormDialog
      form={form}
      size="sm"
      icon={ICONS[change]}
      title={t(`operatorAccount.${change}Title`, { name })}
      description={t(`operatorAccount.${change}Text`, { name })}
      submitLabel={t('operatorAccount.submit')}
      onClose={onClose}
    >
      <TextField
        label={t('inbox.reason')}
        hint={t('inbox.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </SecureFormDialog>
  );
}
