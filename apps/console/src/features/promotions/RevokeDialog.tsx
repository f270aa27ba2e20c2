import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../shared/act/use-act-form.ts';
import { call } from '../../shared/call.ts';
import type { Ref } from './promotions.queries.ts';

/** Asks a second person to take a grant back. */
export function RevokeDialog({ params, onClose }: { params: Ref; onClose: () => void }) {
  const t = useTranslations('console.promotions');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }) => call('promotionsDesk.revokeGrant', { params, body: { reason } }),
    invalidates: [['promotionsDesk.grants']],
    doneText: t('revoked'),
    deciders: 'promotions.grants.decide',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('revoke')}
      description={t('revokeText')}
      icon={<Undo2 />}
      submitLabel={t('askRevoke')}
      onClose={onClose}
    />
  );
}
