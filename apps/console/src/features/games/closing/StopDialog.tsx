import type { GameNotice } from '@croupier/contract/games/game-control.ts';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { OctagonX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NoticeFields } from './NoticeFields.tsx';
import { noticeFields, noticeOf, useNoticeLanguages } from './notice-form.ts';

export type StopDialogProps = {
  name: string;
  merchantCode: string;
  /** @throws ApiError */
  stop: (notice: GameNotice) => Promise<unknown>;
  onClose: () => void;
};

/** The kill switch: the notice, and one press. It requires no identity confirmation, because it must be fast. */
export function StopDialog({ name, merchantCode, stop, onClose }: StopDialogProps) {
  const t = useTranslations('console.games');
  const languages = useNoticeLanguages(merchantCode);
  const form = useServerForm<{ notice: Record<string, string> }>({
    initial: { notice: noticeFields({}, languages) },
    save: ({ notice }) => stop(noticeOf(notice, {})),
    invalidates: [['gameControl.vendors'], ['gameControl.games']],
    savedText: t('stopped', { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      icon={<OctagonX />}
      title={t('stopTitle', { name })}
      description={t('stopText')}
      submitLabel={t('stop')}
      onClose={onClose}
    >
      <NoticeFields form={form} languages={languages} />
    </FormDialog>
  );
}
