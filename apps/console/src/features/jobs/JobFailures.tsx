import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { failuresQuery } from './jobs.queries.ts';

function useRetry(name: string) {
  const t = useTranslations('console.jobs');
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('jobs.retry', { params: { name, id } }),
    onSuccess: () => toast.show({ tone: 'win', title: t('retried') }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('jobs.') }),
  });
}

/** Failed runs of one job, each with a button to run it again. */
export function JobFailures({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const failures = useQuery(failuresQuery(name));
  const retry = useRetry(name);
  const mayRetry = usePermissions().may('jobs.manage');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('console.jobs.failuresOf', { name })}
      closeLabel={t('common.close')}
    >
      {failures.isPending && <Skeleton className="h-32 rounded-card" />}
      {failures.isLoadingError && <QueryProblem query={failures} title={t('console.jobs.failed')} />}
      {failures.data?.length === 0 && <p className="text-sm text-muted">{t('console.jobs.noFailures')}</p>}
      {!mayRetry && (
        <p className="mb-4 rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
          {t('console.needsPermission', { permission: t('console.permission.jobs.manage') })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {failures.data?.map(({ id, failedAt, attempts, error }) => (
          <li key={id} className="flex flex-wrap items-start gap-3 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-sm wrap-anywhere">{error || id}</p>
              <p className="mt-0.5 text-xs text-subtle">
                {format.instant(failedAt, 'full')} · {t('console.jobs.attempts', { count: attempts })}
              </p>
            </div>
            <Button
              size="sm"
              disabled={!mayRetry}
              loading={retry.isPending && retry.variables === id}
              onClick={() => retry.mutate(id)}
            >
              {t('console.jobs.retry')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
