import { definitionShape, type StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import type { Language } from '@croupier/i18n/languages.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, Save } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { encode } from 'zod';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { useTitle } from '../../shared/use-title.ts';
import { NEW_DRAFT } from './builder/new-draft.ts';
import { SchemaField } from './builder/SchemaField.tsx';
import { useFieldWords } from './builder/use-field-words.ts';
import { PromotionActs } from './PromotionActs.tsx';
import { PromotionTexts, type Texts } from './PromotionTexts.tsx';
import { draftOf, previewQuery, promotionQuery, promotionsQuery, type Ref } from './promotions.queries.ts';
import { PromotionsNav } from './PromotionsNav.tsx';
import { STATE_TONES } from './PromotionsPage.tsx';
import { SimulationCard } from './SimulationCard.tsx';
import { TermsPreview } from './TermsPreview.tsx';

type EditorProps = {
  params: Ref;
  file: PromotionFile | undefined;
  currency: string;
  languages: readonly Language[];
};

/** The draft, else what runs, in the form of the wire. */
const storedOf = (file: PromotionFile | undefined): StoredDefinition => {
  const definition = file?.draft ?? file?.published;
  return definition ? encode(definitionShape, definition) : NEW_DRAFT;
};

function useSave({ params, file }: Pick<EditorProps, 'params' | 'file'>) {
  const t = useTranslations('console.promotions');
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { merchantCode } = params;
  return useMutation({
    mutationFn: ({ slug, texts, stored }: { slug: string; texts: Texts; stored: StoredDefinition }) => {
      const { draft } = draftOf(stored);
      if (!draft) throw new Error('the draft has a wrong field');
      return file
        ? call('promotionsDesk.save', { params, body: { texts, draft } })
        : call('promotionsDesk.create', { params: { merchantCode }, body: { slug, texts, draft } });
    },
    onSuccess: (saved) => {
      toast.show({ tone: 'win', title: t('saved') });
      queryClient.setQueryData(promotionQuery({ merchantCode, id: saved.id }).queryKey, saved);
      if (!file) void navigate(paths.promotion(merchantCode, saved.id), { replace: true });
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
}

/** Form left; printed terms, phone and simulation right. */
function Editor({ params, file, currency, languages }: EditorProps) {
  const t = useTranslations('console.promotions');
  const words = useFieldWords();
  const { merchantCode } = params;
  const [stored, setStored] = useState(() => storedOf(file));
  const [texts, setTexts] = useState<Texts>(file?.texts ?? { EN: { title: '', summary: '' } });
  const [slug, setSlug] = useState(file?.slug ?? '');
  const save = useSave({ params, file });
  const { draft, issues } = draftOf(stored);
  const shown = useDeferredValue(stored);
  const preview = useQuery({ ...previewQuery(merchantCode, shown), enabled: draft !== undefined });
  const problems = new Map([
    ...(preview.data?.problems ?? []).map(({ path, code }) => [path.join('.'), code] as const),
    ...issues.map(({ path }) => [path.join('.'), 'field'] as const),
  ]);
  const isChanged =
    JSON.stringify(stored) !== JSON.stringify(storedOf(file)) ||
    JSON.stringify(texts) !== JSON.stringify(file?.texts);
  const first = [...problems.values()][0];
  const blocked = first ? words.problem(first) : isChanged ? t('saveFirst') : undefined;
  const named = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.title.trim() !== ''));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-5">
        <PromotionTexts languages={languages} texts={texts} onChange={setTexts} />
        <Card className="grid gap-4 sm:grid-cols-2">
          {!file && (
            <TextField
              label={t('slug')}
              hint={t('slugHint')}
              value={slug}
              onChange={({ target }) => setSlug(target.value.toLowerCase())}
            />
          )}
          <SchemaField
            schema={definitionShape}
            value={stored}
            onChange={(value) => setStored(value as StoredDefinition)}
            path={[]}
            problems={problems}
          />
        </Card>
        {problems.size > 0 && (
          <ul className="grid gap-1 text-sm text-lose" aria-live="polite">
            {[...problems].map(([path, code]) => (
              <li key={path}>
                {words.field(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '')}:{' '}
                {words.problem(code)}
              </li>
            ))}
          </ul>
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface-1 py-3">
          <Button
            icon={<Save aria-hidden />}
            loading={save.isPending}
            disabled={!draft || !isChanged || Object.keys(named).length === 0}
            onClick={() => save.mutate({ slug, texts: named, stored })}
          >
            {t('save')}
          </Button>
          {file && <PromotionActs params={params} file={file} blocked={blocked} />}
        </div>
      </div>
      <div className="grid gap-5 xl:sticky xl:top-4">
        <SimulationCard merchantCode={merchantCode} currency={currency} stored={stored} />
        {preview.data && <TermsPreview clauses={preview.data.clauses} currency={currency} texts={texts} />}
      </div>
    </div>
  );
}

/** Builds a promotion, or the next version of one. */
export function PromotionEditorPage() {
  const t = useTranslations('console.promotions');
  const { merchantCode = '', id = '' } = useParams();
  const params = { merchantCode, id };
  const isNew = id === 'new';
  const merchant = useQuery(promotionsQuery(merchantCode)).data;
  const query = useQuery({ ...promotionQuery(params), enabled: !isNew });
  const file = query.data;
  const title = isNew ? t('create') : (file?.title ?? t('title'));
  useTitle(title);
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 text-3xl">
            {title}
            {file && <Badge tone={STATE_TONES[file.state]}>{t(`state.${file.state}`)}</Badge>}
          </h1>
          {file && (
            <p className="numeric mt-1 text-sm text-muted">
              {file.slug} · {merchantCode}
              {file.version > 0 && ` · ${t('version', { version: String(file.version) })}`}
            </p>
          )}
        </div>
        {file && file.version > 0 && (
          <Link
            to={paths.promotionReport(merchantCode, id)}
            className="inline-flex items-center gap-2 text-sm font-semibold text-brand-text"
          >
            <ChartColumn aria-hidden className="size-4" />
            {t('pages.report')}
          </Link>
        )}
      </div>
      {query.isLoadingError && <QueryProblem query={query} />}
      {!isNew && query.isPending && <Skeleton className="h-120 rounded-card" />}
      {merchant && (isNew || file) && (
        <Editor
          key={`${id} ${file?.version ?? 0}`}
          params={params}
          file={file}
          currency={merchant.currency}
          languages={merchant.languages}
        />
      )}
    </>
  );
}
