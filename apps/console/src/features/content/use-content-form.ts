import { ApiError } from '@croupier/contract/client.ts';
import {
  EMPTY_CONTENT,
  type ContentDetail,
  type ContentKind,
} from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { CONTENT_LISTS, CONTENT_VERSIONS, contentItemQuery } from './content.queries.ts';
import { bodyOf, fieldNames, formOf, type ContentForm } from './content-form.ts';

export type ContentFormOptions = {
  merchantCode: string;
  kind: ContentKind;
  languages: readonly LanguageCode[];
  /** What was loaded; undefined for a new item. */
  detail: ContentDetail | undefined;
};

const newestOf = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'content.stale') return undefined;
  const { version } = Object(error.value) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
};

/** The form of an item: it saves drafts, and publishes and archives what is saved. */
export function useContentForm({ merchantCode, kind, languages, detail }: ContentFormOptions) {
  const t = useTranslations('console.content');
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [newId] = useState(() => crypto.randomUUID());
  const id = detail?.item.id ?? newId;
  const key = { merchantCode, id };
  /** The version that the form is based on. */
  const [seen, setSeen] = useState(detail?.item.version ?? 0);
  /** The newest version, where somebody else has saved one. */
  const [newer, setNewer] = useState<number>();
  const [acting, setActing] = useState(false);
  const before = detail?.body ?? EMPTY_CONTENT;

  const save = (values: ContentForm): Promise<ContentDetail> => {
    const body = bodyOf(values, before);
    return seen === 0
      ? call('contentItems.create', { params: { merchantCode }, body: { id, kind, body } })
      : call('contentItems.save', { params: key, body: { version: seen, body } });
  };

  /** Makes what the server returned the state of the form. */
  const take = async (saved: ContentDetail): Promise<void> => {
    setSeen(saved.item.version);
    setNewer(undefined);
    form.form.reset(formOf(saved.body, languages));
    queryClient.setQueryData(contentItemQuery(key).queryKey, saved);
    await Promise.all(
      [CONTENT_LISTS, CONTENT_VERSIONS].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    if (!detail) await navigate(paths.contentItem(merchantCode, id), { replace: true });
  };

  const form = useSecureForm<ContentForm, ContentDetail>({
    initial: formOf(
      detail ? before : { ...EMPTY_CONTENT, groupName: kind === 'banner' ? 'w_home' : null },
      languages,
    ),
    fields: fieldNames(languages),
    save,
    savedText: t('saved'),
    onSaved: take,
    onError: (error) => {
      setNewer(newestOf(error));
      return newestOf(error) !== undefined;
    },
  });

  const act = async (task: () => Promise<ContentDetail>, doneText: string): Promise<void> => {
    setActing(true);
    form.showError(undefined);
    try {
      await take(await task());
      toast.show({ tone: 'win', title: doneText });
    } catch (error) {
      const newest = newestOf(error);
      if (newest === undefined) form.showError(error);
      else setNewer(newest);
    } finally {
      setActing(false);
    }
  };

  return {
    form,
    id,
    seen,
    newer,
    busy: form.busy || acting,
    /** Saves what has changed, and publishes it. */
    publish: () =>
      act(async () => {
        let version = seen;
        if (seen === 0 || form.form.formState.isDirty) {
          const values = form.form.getValues();
          ({ version } = (await save(values)).item);
          // What is saved stays saved, even if it can't be published.
          setSeen(version);
          form.form.reset(values);
        }
        return form.confirmed(() => call('contentItems.publish', { params: key, body: { version } }));
      }, t('published')),
    archive: () =>
      act(
        () => form.confirmed(() => call('contentItems.archive', { params: key, body: { version: seen } })),
        t('archivedDone'),
      ),
    restore: (number: number) =>
      act(
        () => call('contentItems.restore', { params: key, body: { version: seen, number } }),
        t('restored', { number: String(number) }),
      ),
    rollBack: (number: number) =>
      act(
        () =>
          form.confirmed(() =>
            call('contentItems.rollBack', { params: key, body: { version: seen, number } }),
          ),
        t('rolledBack', { number: String(number) }),
      ),
    /** Keeps the text in the form, to be saved over the newer version. */
    keepMine: () => {
      if (newer !== undefined) setSeen(newer);
      setNewer(undefined);
    },
    takeTheirs: async () => take(await queryClient.fetchQuery({ ...contentItemQuery(key), staleTime: 0 })),
  };
}

export type ContentFormState = ReturnType<typeof useContentForm>;
