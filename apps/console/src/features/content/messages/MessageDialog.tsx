import type { Broadcast } from '@croupier/contract/engagement/broadcasts.ts';
import { CONTENT_LENGTHS } from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { HtmlField } from '../HtmlField.tsx';
import { LanguageColumns } from '../LanguageColumns.tsx';
import { emptyMessage, segmentOf, textsOf, type MessageForm } from './messages-form.ts';
import { RecipientCount, useRecipientCount } from './RecipientCount.tsx';
import { SegmentFields } from './SegmentFields.tsx';

type MessageDialogProps = {
  merchantCode: string;
  languages: readonly LanguageCode[];
  onClose: () => void;
};

/** Writes a message and sends it to the members of a segment, after they were counted. */
export function MessageDialog({ merchantCode, languages, onClose }: MessageDialogProps) {
  const t = useTranslations('console.broadcasts');
  const content = useTranslations('console.content');
  const [id] = useState(() => crypto.randomUUID());
  const form = useSecureForm<MessageForm, Broadcast>({
    initial: emptyMessage(languages),
    fields: languages.flatMap((language) => [`titles.${language}`, `contents.${language}`] as const),
    confirm: ({ segment }) => ({
      title: t('sendTitle', { count: size }),
      text: t(segment.kind === 'all' ? 'sendAllText' : 'sendText'),
      confirmLabel: t('send', { count: size }),
    }),
    save: (values) => {
      const segment = segmentOf(values.segment);
      if (!segment) throw new Error('sent without a segment');
      const body = { id, segment, purpose: values.purpose, members: size, ...textsOf(values) };
      return call('broadcasts.send', { params: { merchantCode }, body });
    },
    invalidates: [['broadcasts.list']],
    savedText: t('sending'),
    onSaved: onClose,
  });
  const values = useWatch({ control: form.form.control }) as MessageForm;
  const segment = segmentOf(values.segment);
  const count = useRecipientCount(merchantCode, { segment, purpose: values.purpose });
  const size = count.counted?.members ?? 0;
  const gaps = languages.filter(
    (language) => !values.titles[language]?.trim() || !values.contents[language]?.trim(),
  );
  return (
    <SecureFormDialog
      form={form}
      size="xl"
      icon={<MailPlus />}
      title={t('write')}
      description={t('writeText')}
      submitLabel={size > 0 ? t('send', { count: size }) : t('countFirst')}
      submitDisabled={size === 0}
      onClose={onClose}
    >
      <LanguageColumns languages={languages} gaps={gaps}>
        {(language) => {
          const { name, locale } = LANGUAGES[language];
          return (
            <>
              <TextField
                label={content('field.titles', { language: name })}
                lang={locale}
                autoComplete="off"
                {...form.field(`titles.${language}`)}
                maxLength={CONTENT_LENGTHS.titles}
              />
              <HtmlField
                form={form}
                name={`contents.${language}`}
                label={content('field.contents', { language: name })}
                locale={locale}
                merchantCode={merchantCode}
              />
            </>
          );
        }}
      </LanguageColumns>
      <SegmentFields form={form} />
      <RecipientCount count={count} disabled={!segment} />
    </SecureFormDialog>
  );
}
