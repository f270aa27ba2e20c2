import type { ContentKind, ContentVersion } from '@croupier/contract/engagement/content-items.ts';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { contentVersionQuery, contentVersionsQuery, type ContentKey } from './content.queries.ts';
import { ContentDiff } from './ContentDiff.tsx';
import type { ContentFormState } from './use-content-form.ts';

type VersionsDrawerProps = {
  contentKey: ContentKey;
  kind: ContentKind;
  state: ContentFormState;
  onClose: () => void;
};

/** The version to compare with at first: what is published, else the one before the newest. */
const firstOf = (versions: readonly ContentVersion[]): number =>
  versions.slice(1).find(({ state }) => state === 'published')?.number ?? versions[1]?.number ?? 0;

function Compare({
  contentKey,
  kind,
  state,
  onClose,
  versions,
}: VersionsDrawerProps & { versions: ContentVersion[] }) {
  const t = useTranslations('console.content');
  const format = useConsoleFormat();
  const newest = versions[0]?.number ?? 0;
  const [before, setBefore] = useState(firstOf(versions));
  const [after, setAfter] = useState(newest);
  const [left, right] = [
    useQuery(contentVersionQuery(contentKey, before)),
    useQuery(contentVersionQuery(contentKey, after)),
  ];
  const { merchantCode } = contentKey;
  const unsaved = state.form.form.formState.isDirty ? t('saveFirst') : undefined;
  const options = versions.map(({ number, state: was, at, by }) => ({
    value: String(number),
    label: t('versionOption', {
      number: String(number),
      state: t(`versionState.${was}`),
      when: format.instant(at),
      by: by ?? t('withProgram'),
    }),
  }));
  if (before === 0) return <p className="text-sm text-muted">{t('oneVersion')}</p>;
  const act = (run: (number: number) => Promise<void>): void => {
    void run(before);
    onClose();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Select
        label={t('versionBefore')}
        options={options}
        value={String(before)}
        onChange={({ target }) => setBefore(Number(target.value))}
      />
      <Select
        label={t('versionAfter')}
        options={options}
        value={String(after)}
        onChange={({ target }) => setAfter(Number(target.value))}
      />
      {before !== newest && (
        <div className="flex flex-wrap gap-2">
          <ActButton
            permission="content.edit"
            merchantCode={merchantCode}
            blocked={unsaved}
            icon={<RotateCcw aria-hidden />}
            label={t('restore', { number: String(before) })}
            onPress={() => act(state.restore)}
          />
          <ActButton
            permission="content.publish"
            merchantCode={merchantCode}
            blocked={unsaved}
            icon={<Undo2 aria-hidden />}
            label={t('rollBack', { number: String(before) })}
            onPress={() => act(state.rollBack)}
          />
        </div>
      )}
      {left.data && right.data ? (
        <ContentDiff kind={kind} before={left.data} after={right.data} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </div>
  );
}

/** The versions of an item: two of them compared, and one click back. */
export function VersionsDrawer(props: VersionsDrawerProps) {
  const t = useTranslations();
  const versions = useQuery(contentVersionsQuery(props.contentKey));
  return (
    <Drawer
      open
      side="right"
      size="lg"
      title={t('console.content.versions')}
      closeLabel={t('common.close')}
      onOpenChange={(open) => !open && props.onClose()}
    >
      {versions.isPending && <Skeleton className="h-60" />}
      {versions.isLoadingError && <QueryProblem query={versions} />}
      {versions.data && <Compare {...props} versions={versions.data} />}
    </Drawer>
  );
}
