import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { useTranslations } from 'use-intl';
import { useErrorText } from './use-error-text.ts';

type Asked = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

export type QueryProblemProps = {
  /** The query, or all queries that a part of a page needs. */
  query: Asked | readonly Asked[];
  /** A general title by default. */
  title?: string;
};

/** Replaces content that failed to load: the error, and a button that repeats the failed queries. */
export function QueryProblem({ query, title }: QueryProblemProps) {
  const t = useTranslations('common');
  const errorText = useErrorText();
  const failed = [query].flat().filter(({ error }) => error !== null);
  if (failed.length === 0) return null;
  return (
    <ErrorState
      title={title ?? t('somethingWrong')}
      text={errorText(failed[0]?.error)}
      retryLabel={t('retry')}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
    />
  );
}
