import { FEEDBACK_LENGTH } from '@croupier/contract/engagement/feedback.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QUESTION_NAMES, type FeedbackForm } from './feedback-form.ts';

const CONTACT_MAX = 128;
const NAME_MAX = 64;

export type FeedbackFieldsProps = {
  form: FeedbackForm;
  onChange: (change: Partial<FeedbackForm>) => void;
  /** Errors below the question type and the description. */
  typeError: string | undefined;
  contentError: string | undefined;
  /** Visitors may leave a name and contact. */
  visitor: boolean;
  captcha: ReactNode;
};

export function FeedbackFields(props: FeedbackFieldsProps) {
  const { form, onChange, typeError, contentError, visitor, captcha } = props;
  const t = useTranslations('feedback');
  const { min, max } = FEEDBACK_LENGTH;
  return (
    <div className="mb-5 grid gap-4">
      <Select
        required
        label={t('type')}
        placeholder={t('choose')}
        error={typeError}
        value={form.type}
        options={QUESTION_NAMES.map((name) => ({ value: name, label: t(`types.${name}`) }))}
        onChange={({ target }) => {
          const type = QUESTION_NAMES.find((name) => name === target.value);
          if (type) onChange({ type });
        }}
      />
      <TextArea
        required
        tall
        label={t('content')}
        hint={t('contentHint', { min: String(min), max: String(max) })}
        error={contentError}
        aside={t('count', { length: String(form.content.length), max: String(max) })}
        maxLength={max}
        value={form.content}
        onChange={({ target }) => onChange({ content: target.value })}
      />
      {visitor && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('name')}
            autoComplete="nickname"
            maxLength={NAME_MAX}
            value={form.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            label={t('contact')}
            hint={t('contactHint')}
            maxLength={CONTACT_MAX}
            value={form.contact}
            onChange={({ target }) => onChange({ contact: target.value })}
          />
        </div>
      )}
      {captcha}
    </div>
  );
}
