import { accountRoutes } from '@croupier/contract/access/account.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useFieldRule } from '../../../shared/validation/use-field-rule.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';

/** Sets the account holder's name, which only customer service can change afterwards. */
export function PayeeNameDialog({ onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { hint, check } = useFieldRule('payeeName');
  const form = useSecureForm({
    initial: { payeeName: '' },
    schema: accountRoutes.setPayeeName.body,
    errorFields: { 'identity.field_pattern': 'payeeName' },
    save: (body) => call('account.setPayeeName', { body }),
    invalidates: [securityQuery.queryKey],
    savedText: t('member.payeeName.saved'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<BadgeCheck />}
      title={t('member.payeeName.set')}
      description={t('member.payeeName.once')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      <TextField
        label={t('member.payeeName.label')}
        hint={hint}
        autoComplete="name"
        {...form.field('payeeName', { validate: check, setValueAs: (text: string) => text.trim() })}
      />
    </SecureFormDialog>
  );
}
