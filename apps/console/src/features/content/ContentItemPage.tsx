import { contentKind } from '@croupier/contract/engagement/content-items.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useTitle } from '../../shared/use-title.ts';
import { contentItemQuery, contentListQuery } from './content.queries.ts';
import { ContentEditor } from './ContentEditor.tsx';

const NEW = 'new';

/** One item of a merchant's content, or a new one. */
export function ContentItemPage() {
  const t = useTranslations('console.content');
  const { merchantCode = '', id = NEW } = useParams();
  const [search] = useSearchParams();
  const isNew = id === NEW;
  const detail = useQuery({ ...contentItemQuery({ merchantCode, id }), enabled: !isNew });
  const kind = detail.data?.item.kind ?? contentKind.safeParse(search.get('kind')).data ?? 'banner';
  const list = useQuery({ ...contentListQuery(merchantCode, kind), enabled: isNew || detail.isSuccess });
  const title = (isNew ? t(`add.${kind}`) : detail.data?.item.title) || t('untitled');
  useTitle(title);
  const failed = [detail, list].filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <Link
        to={paths.contentOf(merchantCode, kind)}
        className="mb-3 inline-flex items-center gap-1 text-sm font-semibold"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t(`tab.${kind}`)}
      </Link>
      {failed.length > 0 && <QueryProblem query={failed} />}
      {failed.length === 0 && !list.data && <Skeleton className="h-120 rounded-card" />}
      {list.data && (isNew || detail.data) && (
        <ContentEditor
          key={id}
          title={title}
          merchantCode={merchantCode}
          kind={kind}
          languages={list.data.languages}
          detail={detail.data}
        />
      )}
    </>
  );
}
