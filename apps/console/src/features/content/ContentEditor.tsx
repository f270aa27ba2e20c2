import type { ContentDetail, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { Archive, Eye, History, Save, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { ContentSettings } from './ContentSettings.tsx';
import { ContentStates } from './ContentStates.tsx';
import { ContentTexts } from './ContentTexts.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useContentForm, type ContentFormOptions, type ContentFormState } from './use-content-form.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';

type ContentEditorProps = ContentFormOptions & {
  title: string;
  kind: ContentKind;
  detail: ContentDetail | undefined;
};

/** What can be done with an item; `onVersions` opens its earlier versions. */
function Acts({
  state,
  merchantCode,
  detail,
  onVersions,
  onPreview,
  onSave,
}: {
  state: ContentFormState;
  merchantCode: string;
  detail: ContentDetail | undefined;
  onVersions: () => void;
  onPreview: () => void;
  onSave: () => void;
}) {
  const t = useTranslations('console.content');
  const { isDirty } = state.form.form.formState;
  const isPublished = detail?.item.publishedVersion === state.seen && state.seen > 0;
  const nothing = isPublished && !isDirty ? t('nothingToPublish') : undefined;
  const busy = state.busy ? t('busy') : undefined;
  const act = { merchantCode, size: 'md' as const };
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      {detail && (
        <Button variant="ghost" icon={<History aria-hidden />} onClick={onVersions}>
          {t('versions')}
        </Button>
      )}
      {detail && detail.item.state !== 'archived' && (
        <ActButton
          {...act}
          permission="content.publish"
          blocked={busy ?? (isDirty ? t('saveFirst') : undefined)}
          icon={<Archive aria-hidden />}
          label={t('archive')}
          onPress={() => void state.archive()}
        />
      )}
      <ActButton
        {...act}
        permission="content.edit"
        blocked={busy ?? (isDirty || !detail ? t('saveToPreview') : undefined)}
        icon={<Eye aria-hidden />}
        label={t('preview')}
        onPress={onPreview}
      />
      <ActButton
        {...act}
        permission="content.edit"
        blocked={busy ?? (isDirty || !detail ? undefined : t('nothingToSave'))}
        icon={<Save aria-hidden />}
        label={t('save')}
        onPress={onSave}
      />
      <ActButton
        {...act}
        permission="content.publish"
        blocked={busy ?? nothing}
        variant="primary"
        icon={<Send aria-hidden />}
        label={t('publish')}
        onPress={() => void state.publish()}
      />
    </div>
  );
}

/** The form of an item: its texts by language, where and when it is shown, its versions. */
export function ContentEditor({ title, ...options }: ContentEditorProps) {
  const t = useTranslations('console.content');
  const state = useContentForm(options);
  const [open, setOpen] = useState<'versions' | 'preview'>();
  const close = (): void => setOpen(undefined);
  const element = useRef<HTMLFormElement>(null);
  const { merchantCode, kind, languages, detail } = options;
  const { form } = state;
  return (
    <form ref={element} noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {detail && <ContentStates item={detail.item} />}
        {detail && (
          <span className="text-sm text-subtle">{t('versionNumber', { number: String(state.seen) })}</span>
        )}
      </div>
      <StaleNotice state={state} onCompare={() => setOpen('versions')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <ContentTexts form={form} kind={kind} merchantCode={merchantCode} languages={languages} />
        </Card>
        <Card className="self-start">
          <ContentSettings
            form={form}
            kind={kind}
            merchantCode={merchantCode}
            isFixed={wasPublished(detail)}
          />
        </Card>
      </div>
      <div className="sticky bottom-0 z-20 -mx-page border-t border-line bg-surface-1 px-page py-3">
        <FormError error={form.error} />
        <Acts
          state={state}
          merchantCode={merchantCode}
          detail={detail}
          onVersions={() => setOpen('versions')}
          onPreview={() => setOpen('preview')}
          onSave={() => element.current?.requestSubmit()}
        />
      </div>
      {open === 'versions' && detail && (
        <VersionsDrawer
          contentKey={{ merchantCode, id: detail.item.id }}
          kind={kind}
          state={state}
          onClose={close}
        />
      )}
      {open === 'preview' && detail && (
        <ContentPreview
          contentKey={{ merchantCode, id: detail.item.id }}
          version={state.seen}
          languages={languages}
          onClose={close}
        />
      )}
      <LeaveWarning isDirty={form.form.formState.isDirty} />
      {form.confirmDialog}
    </form>
  );
}

const wasPublished = (detail: ContentDetail | undefined): boolean =>
  detail !== undefined && detail.item.publishedVersion !== null;
