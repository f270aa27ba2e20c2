import { GOOD_STATES, goodList } from '@croupier/contract/loyalty/desk.ts';
import { GOOD_ARTS, GOOD_KINDS } from '@croupier/contract/loyalty/mall.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { listKey } from '../../../shared/list/use-list-page.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { goodQuery, levelsQuery } from '../loyalty.queries.ts';
import { draftOf, fieldsOf, NEW_GOOD, type GoodDraft } from './good-draft.ts';

type EditorProps = {
  merchantCode: string;
  goodId: string;
  draft: GoodDraft;
  languages: readonly string[];
  currency: string;
  isNew?: boolean;
  onSaved: () => void;
};

/** Everything about a good, in every language of the merchant. */
function Editor({ merchantCode, goodId, draft, languages, currency, isNew = false, onSaved }: EditorProps) {
  const t = useTranslations('console.loyalty');
  const { may } = usePermissions();
  const form = useServerForm<GoodDraft>({
    initial: draft,
    save: (values) =>
      call('loyaltyDesk.putGood', {
        params: { merchantCode, goodId },
        body: { ...fieldsOf(values), stockSeen: isNew ? null : fieldsOf(draft).stock },
      }),
    invalidates: [listKey(goodList.id), goodQuery(merchantCode, goodId).queryKey],
    savedText: t('saved'),
    onSaved,
  });
  const { field } = form;
  const art = form.form.watch('art');
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Form form={form} submitLabel={t('save')} submitDisabled={!may('loyalty.goods.manage', merchantCode)}>
      <div className="flex items-end gap-4">
        <img
          src={`/art/goods/${art}.svg`}
          alt=""
          width={400}
          height={300}
          className="aspect-4/3 w-40 rounded-card object-cover"
        />
        <Select
          className="flex-1"
          label={t('art')}
          options={GOOD_ARTS.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          {...field('art')}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('kind')}
          disabled={!isNew}
          options={GOOD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...field('kind')}
        />
        <Select
          label={t('state')}
          options={GOOD_STATES.map((value) => ({ value, label: t(`goodStates.${value}`) }))}
          {...field('state')}
        />
        <TextField label={t('points')} {...number} {...field('points')} />
        <TextField label={`${t('amount')} (${currency})`} {...number} {...field('amount')} />
        <TextField
          label={`${t('worth')} (${currency})`}
          hint={t('worthHint')}
          {...number}
          {...field('worth')}
        />
        <TextField label={t('stock')} hint={t('stockHint')} {...number} {...field('stock')} />
        <TextField label={t('perMember')} hint={t('stockHint')} {...number} {...field('perMember')} />
        <TextField label={t('minLevel')} {...number} {...field('minLevel')} />
        <TextField label={t('position')} {...number} {...field('position')} />
      </div>
      {languages.map((language) => (
        <div key={language} className="grid gap-3 border-t border-line pt-3">
          <TextField label={t('name', { language })} {...field(`names.${language}`)} maxLength={80} />
          <TextArea label={t('detail', { language })} {...field(`details.${language}`)} maxLength={1_000} />
        </div>
      ))}
      <TextField label={t('termsText')} hint={t('termsHint')} autoComplete="off" {...field('terms')} />
    </Form>
  );
}

type OfGood = { merchantCode: string; goodId: string; onSaved: () => void };

/** A good that exists. */
export function GoodOf({ merchantCode, goodId, onSaved }: OfGood) {
  const query = useQuery(goodQuery(merchantCode, goodId));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-120" />;
  const { languages, currency } = query.data;
  return <Editor {...{ merchantCode, goodId, languages, currency, onSaved }} draft={draftOf(query.data)} />;
}

/** A good that is being added. */
export function NewGood({ merchantCode, goodId, onSaved }: OfGood) {
  const query = useQuery(levelsQuery(merchantCode));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-120" />;
  const { languages, currency } = query.data;
  return <Editor {...{ merchantCode, goodId, languages, currency, onSaved }} draft={NEW_GOOD} isNew />;
}
