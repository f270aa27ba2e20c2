import { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { KeyRound, Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import type { Operator } from '../../shared/permissions/permissions.queries.ts';
import { GrantFieldset } from './GrantFieldset.tsx';
import { fieldsOf, grantsOf, NEW_GRANT, type GrantsFields } from './grants-form.ts';

/** Requests a change of an operator's grants, which a second owner decides. */
export function GrantsDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const { id, name } = operator;
  const form = useSecureForm<GrantsFields, { state: 'asked' | 'done' }>({
    initial: { grants: fieldsOf(operator.grants), reason: '' },
    schema: permissionsRoutes.changeGrants.body,
    save: ({ grants, reason }) =>
      call('permissions.changeGrants', { params: { id }, body: { grants: grantsOf(grants), reason } }),
    invalidates: [['approvals.list'], ['permissions.operators'], ['permissions.mine']],
    onSaved: ({ state }) => {
      toast.show({ tone: 'win', title: t(`console.operators.${state}`) });
      onClose();
    },
  });
  const grants = useFieldArray({ control: form.form.control, name: 'grants' });
  return (
    <SecureFormDialog
      form={form}
      size="lg"
      icon={<KeyRound />}
      title={t('console.operators.changeTitle', { name })}
      description={t('console.operators.changeText', { name })}
      submitLabel={t('console.operators.submit')}
      onClose={onClose}
    >
      {grants.fields.map((grant, index) => (
        <GrantFieldset key={grant.id} form={form} index={index} onRemove={() => grants.remove(index)} />
      ))}
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        className="self-start"
        onClick={() => grants.append(NEW_GRANT)}
      >
        {t('console.operators.add')}
      </Button>
      <TextField
        label={t('console.inbox.reason')}
        hint={t('console.inbox.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </SecureFormDialog>
  );
}
