import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { useTranslations } from 'use-intl';
import { useErrorText } from './use-error-text.ts';

type Asked = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

export type QueryProblemProps = {
  /** What was asked for, or everything that one part of a page was waiting for. */
  query: Asked | readonly Asked[];
  /** Common words when left out. */
  title?: string;
};

/** In the place of what could not be loaded: why, and a button that asks again for whatever failed. */
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
