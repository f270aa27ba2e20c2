import { SEGMENT_TYPES, type Broadcast, type Segment } from '@croupier/contract/engagement/broadcasts.ts';
import { CONTENT_LENGTHS } from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useQuery } from '@tanstack/react-query';
import { MailPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { HtmlField } from '../HtmlField.tsx';
import { LanguageColumns } from '../LanguageColumns.tsx';
import { emptyMessage, segmentOf, textsOf, type MessageForm } from './messages-form.ts';
import { segmentQuery } from './messages.queries.ts';

const KINDS = ['all', 'types', 'active', 'accounts'] as const;

/** The fields of a segment. */
function SegmentFields({ form }: { form: ServerForm<MessageForm> }) {
  const t = useTranslations('console.broadcasts');
  const { control, setValue } = form.form;
  const { kind, types } = useWatch({ control, name: 'segment' });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('recipients')}</legend>
      <Select
        label={t('segment')}
        options={KINDS.map((value) => ({ value, label: t(`segmentKind.${value}`) }))}
        {...form.field('segment.kind')}
      />
      {kind === 'types' && (
        <fieldset>
          <legend className="sr-only">{t('types')}</legend>
          {SEGMENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              label={t(`type.${type}`)}
              checked={types.includes(type)}
              onChange={({ target }) =>
                setValue(
                  'segment.types',
                  target.checked ? [...types, type] : types.filter((other) => other !== type),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {kind === 'active' && (
        <TextField label={t('days')} inputMode="numeric" {...form.field('segment.days')} />
      )}
      {kind === 'accounts' && (
        <TextArea
          label={t('accounts')}
          hint={t('accountsHint')}
          spellCheck={false}
          {...form.field('segment.accounts')}
        />
      )}
    </fieldset>
  );
}

/** The number of members in a segment, once it was asked for. */
function useCount(merchantCode: string, segment: Segment | undefined) {
  const [asked, setAsked] = useState('');
  const wanted = JSON.stringify(segment ?? null);
  const isAsked = asked === wanted;
  const query = useQuery(segmentQuery(merchantCode, isAsked ? segment : undefined));
  return {
    counted: isAsked ? query.data : undefined,
    error: isAsked ? query.error : null,
    isCounting: isAsked && query.isFetching,
    count: () => {
      setAsked(wanted);
      if (isAsked) void query.refetch();
    },
  };
}

type MessageDialogProps = {
  merchantCode: string;
  languages: readonly LanguageCode[];
  onClose: () => void;
};

/** Writes a message and sends it to the members of a segment, after they were counted. */
export function MessageDialog({ merchantCode, languages, onClose }: MessageDialogProps) {
  const t = useTranslations('console.broadcasts');
  const content = useTranslations('console.content');
  const errorText = useErrorText();
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
      const body = { id, segment, members: size, ...textsOf(values) };
      return call('broadcasts.send', { params: { merchantCode }, body });
    },
    invalidates: [['broadcasts.list']],
    savedText: t('sending'),
    onSaved: onClose,
  });
  const values = useWatch({ control: form.form.control }) as MessageForm;
  const segment = segmentOf(values.segment);
  const { counted, error, isCounting, count } = useCount(merchantCode, segment);
  const size = counted?.members ?? 0;
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
      <div className="grid gap-2">
        <Button
          icon={<Users aria-hidden />}
          className="justify-self-start"
          loading={isCounting}
          disabled={!segment}
          onClick={count}
        >
          {t('count')}
        </Button>
        <div aria-live="polite" className="text-sm">
          {counted && <p className="font-semibold">{t('counted', { count: counted.members })}</p>}
          {counted && counted.unknown.length > 0 && (
            <p className="text-warn wrap-anywhere">{t('unknown', { list: counted.unknown.join(', ') })}</p>
          )}
          {error && <p className="text-lose">{errorText(error)}</p>}
        </div>
      </div>
    </SecureFormDialog>
  );
}
