import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ContentForm } from '../content-form.ts';
import { mediaQuery } from './media.queries.ts';
import { UploadButton } from './UploadButton.tsx';

/** The main picture: an uploaded one, or key art. */
export function PictureFields({
  form,
  merchantCode,
}: {
  form: ServerForm<ContentForm>;
  merchantCode: string;
}) {
  const t = useTranslations('console.content');
  const { control, setValue } = form.form;
  const url = useWatch({ control, name: 'body.picture.imageUrl' });
  const { data: pictures = [] } = useQuery(mediaQuery(merchantCode));
  const choose = (value: string): void => setValue('body.picture.imageUrl', value, { shouldDirty: true });
  const shown = pictures.find((picture) => picture.url === url);
  const options = [
    { value: '', label: t('noPicture') },
    ...pictures.map(({ url: value, name }) => ({ value, label: name })),
    ...(url && !shown ? [{ value: url, label: url }] : []),
  ];
  return (
    <>
      {shown && (
        <img
          src={shown.consoleUrl}
          alt={shown.name}
          width={shown.width}
          height={shown.height}
          className="aspect-video w-full rounded-field bg-well object-contain"
        />
      )}
      <Select
        label={t('field.picture')}
        hint={t('pictureHint')}
        options={options}
        value={url}
        onChange={({ target }) => choose(target.value)}
      />
      <div>
        <UploadButton merchantCode={merchantCode} onDone={(media) => choose(media.url)} />
      </div>
      <TextField
        label={t('field.art')}
        hint={t('artHint')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('body.picture.artId')}
      />
    </>
  );
}
