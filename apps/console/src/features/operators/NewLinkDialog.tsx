import type { SetupLink } from '@croupier/contract/access/operators.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { operatorsQuery, type Operator } from '../../shared/permissions/permissions.queries.ts';

type NewLinkDialogProps = {
  operator: Operator;
  onCreated: (created: { name: string; link: SetupLink }) => void;
  onClose: () => void;
};

/** Creates a setup link that replaces the older one. */
export function NewLinkDialog({ operator: { id, name }, onCreated, onClose }: NewLinkDialogProps) {
  const t = useTranslations('console.operatorAccount');
  const form = useSecureForm({
    initial: {},
    save: async () => ({ name, link: await call('operators.issueSetupLink', { params: { id } }) }),
    invalidates: [operatorsQuery.queryKey],
    onSaved: onCreated,
  });
  return (
    <SecureFormDialog
      form={form}
      size="sm"
      icon={<Link2 />}
      title={t('linkTitle', { name })}
      description={t('newLinkText')}
      submitLabel={t('newLinkSubmit')}
      onClose={onClose}
    >
      {null}
    </SecureFormDialog>
  );
}
