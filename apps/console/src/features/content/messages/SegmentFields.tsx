import { BROADCAST_PURPOSES, SEGMENT_TYPES } from '@croupier/contract/engagement/broadcasts.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { MessageForm } from './messages-form.ts';

const KINDS = ['all', 'types', 'active', 'accounts'] as const;

/** The fields of a segment. */
export function SegmentFields({ form }: { form: ServerForm<MessageForm> }) {
  const t = useTranslations('console.broadcasts');
  const { control, setValue } = form.form;
  const { kind, types } = useWatch({ control, name: 'segment' });
  const purpose = useWatch({ control, name: 'purpose' });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('recipients')}</legend>
      <Select
        label={t('segment')}
        options={KINDS.map((value) => ({ value, label: t(`segmentKind.${value}`) }))}
        {...form.field('segment.kind')}
      />
      <Select
        label={t('purpose')}
        hint={t(`purposeText.${purpose}`)}
        options={BROADCAST_PURPOSES.map((value) => ({ value, label: t(`purposeKind.${value}`) }))}
        {...form.field('purpose')}
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
