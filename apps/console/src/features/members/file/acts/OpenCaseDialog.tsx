import { FolderOpen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey, type MemberRef } from '../member-file.queries.ts';

/** Opens a case about a member, or the one that is open. */
export function OpenCaseDialog({ member, onClose }: { member: MemberRef; onClose: () => void }) {
  const t = useTranslations('console.risk');
  const navigate = useNavigate();
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      const { id } = await call('cases.open', { params: member, body: { reason } });
      return { state: 'done' as const, id };
    },
    invalidates: [fileKey(member), ['list', 'cases']],
    doneText: t('opened'),
    onClose,
    onDone: ({ id }) => void navigate(paths.case(member.merchantCode, id)),
  });
  return (
    <ActDialog
      form={form}
      title={t('openByHand')}
      description={t('openByHandText')}
      icon={<FolderOpen />}
      submitLabel={t('openByHand')}
      onClose={onClose}
    />
  );
}
