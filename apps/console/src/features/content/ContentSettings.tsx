import { CONTENT_AUDIENCES, hasPart, type ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { BANNER_GROUPS } from '@croupier/contract/engagement/content.ts';
import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { contentListQuery } from './content.queries.ts';
import type { ContentForm } from './content-form.ts';
import { PictureFields } from './media/PictureFields.tsx';

type PartProps = { form: ServerForm<ContentForm> };

const LINKAGES = ['page', 'promotion', 'game', 'outside'] as const;

function Placement({ form }: PartProps) {
  const t = useTranslations('console.content');
  const group = useWatch({ control: form.form.control, name: 'body.groupName' });
  return (
    <>
      <Select
        label={t('field.group')}
        options={BANNER_GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        {...form.field('body.groupName')}
      />
      {group === 'w_game' && (
        <Select
          label={t('field.category')}
          options={[
            { value: '', label: t('allLists') },
            ...GAME_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          {...form.field('body.category')}
        />
      )}
    </>
  );
}

function Linkage({ form }: PartProps) {
  const t = useTranslations('console.content');
  const type = useWatch({ control: form.form.control, name: 'body.linkage.type' });
  return (
    <>
      <Select
        label={t('field.linkage')}
        options={[
          { value: '', label: t('noLink') },
          ...LINKAGES.map((value) => ({ value, label: t(`linkage.${value}`) })),
        ]}
        {...form.field('body.linkage.type')}
      />
      {type !== '' && (
        <TextField
          label={t('field.url')}
          hint={t('urlHint')}
          autoComplete="off"
          spellCheck={false}
          {...form.field('body.linkage.url')}
        />
      )}
    </>
  );
}

function SectionChoice({ form, merchantCode }: PartProps & { merchantCode: string }) {
  const t = useTranslations('console.content');
  const { data } = useQuery(contentListQuery(merchantCode, 'section'));
  const options = (data?.items ?? []).flatMap(({ slug, title }) =>
    slug === null ? [] : [{ value: slug, label: title || slug }],
  );
  return (
    <Select
      // The value is known before the options are.
      key={options.length}
      label={t('field.section')}
      placeholder={t('chooseSection')}
      options={options}
      {...form.field('body.section')}
    />
  );
}

type ContentSettingsProps = PartProps & {
  kind: ContentKind;
  merchantCode: string;
  /** The address was published and cannot change any more. */
  isFixed: boolean;
};

/** Where, to whom and when an item is shown. */
export function ContentSettings({ form, kind, merchantCode, isFixed }: ContentSettingsProps) {
  const t = useTranslations('console.content');
  const audiences = CONTENT_AUDIENCES.filter((audience) => audience !== 'firstSignIn' || kind === 'popup');
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{t('settings')}</h2>
      {hasPart(kind, 'slug') && (
        <TextField
          label={t('field.slug')}
          hint={t(isFixed ? 'slugFixed' : 'slugHint')}
          readOnly={isFixed}
          autoComplete="off"
          spellCheck={false}
          {...form.field('body.slug')}
        />
      )}
      {hasPart(kind, 'section') && <SectionChoice form={form} merchantCode={merchantCode} />}
      {hasPart(kind, 'group') && <Placement form={form} />}
      {hasPart(kind, 'audience') && (
        <Select
          label={t('field.audience')}
          options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
          {...form.field('body.audience')}
        />
      )}
      {hasPart(kind, 'schedule') && (
        <>
          <TextField
            type="datetime-local"
            label={t('field.from')}
            hint={t('fromHint')}
            {...form.field('body.from')}
          />
          <TextField
            type="datetime-local"
            label={t('field.until')}
            hint={t('untilHint')}
            {...form.field('body.until')}
          />
        </>
      )}
      {hasPart(kind, 'linkage') && <Linkage form={form} />}
      {hasPart(kind, 'images') && <PictureFields form={form} merchantCode={merchantCode} />}
    </div>
  );
}
