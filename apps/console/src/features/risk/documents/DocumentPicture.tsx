import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pictureQuery, type Ref } from '../risk.queries.ts';

/** A picture of a document; pressing it opens it in its full size. */
export function DocumentPicture({ of, number }: { of: Ref & { fileId: string }; number: number }) {
  const t = useTranslations('console.risk');
  const query = useQuery(pictureQuery(of));
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <a href={query.data} target="_blank" rel="noreferrer" className="block">
      <img
        src={query.data}
        alt={t('picture', { number: String(number) })}
        className="max-h-160 w-full rounded-card border border-line bg-well object-contain"
      />
    </a>
  );
}
