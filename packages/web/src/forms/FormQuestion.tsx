import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from './use-question.ts';

export type QuestionText = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  icon?: ReactNode;
  danger?: boolean;
};

/** The question that a form asks before it saves. */
export function FormQuestion({ onCancel, ...question }: Question<QuestionText>) {
  const t = useTranslations('common');
  return (
    <ConfirmDialog
      open
      {...question}
      cancelLabel={t('cancel')}
      onOpenChange={(open) => !open && onCancel()}
    />
  );
}
