import { Megaphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../shared/act/use-act-form.ts';
import { call } from '../../shared/call.ts';
import type { Ref } from './promotions.queries.ts';

/** Asks a second person to publish the draft. */
export function PublishDialog({ params, onClose }: { params: Ref; onClose: () => void }) {
  const t = useTranslations('console.promotions');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }) => call('promotionsDesk.publish', { params, body: { reason } }),
    invalidates: [['promotionsDesk.get', params.merchantCode, params.id]],
    doneText: t('published'),
    deciders: 'promotions.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('publish')}
      description={t('publishText')}
      icon={<Megaphone />}
      submitLabel={t('askPublish')}
      onClose={onClose}
    />
  );
}
