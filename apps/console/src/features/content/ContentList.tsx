import type { ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { Table } from '@croupier/ui/data/Table.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { call } from '../../shared/call.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { CONTENT_LISTS, contentListQuery } from './content.queries.ts';
import { useContentColumns } from './use-content-columns.tsx';
import { useSearchValues } from '../../shared/use-search-values.ts';

const ARCHIVED = 'archived';

function useOrder(merchantCode: string, kind: ContentKind) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const toast = useToast();
  return useMutation({
    mutationFn: (ids: string[]) =>
      call('contentItems.order', { params: { merchantCode }, body: { kind, ids } }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTENT_LISTS }),
  });
}

/** The items of one kind in their order, or the archived ones. */
export function ContentList({ kind, merchantCode }: { kind: ContentKind; merchantCode: string }) {
  const t = useTranslations('console.content');
  const navigate = useNavigate();
  const [search, set] = useSearchValues();
  const archived = search.has(ARCHIVED);
  const { may } = usePermissions();
  const list = useQuery(contentListQuery(merchantCode, kind, archived));
  const order = useOrder(merchantCode, kind);
  const items = list.data?.items ?? [];
  const columns = useContentColumns({
    merchantCode,
    ids: items.map(({ id }) => id),
    isMoving: order.isPending,
    onMove: archived || !may('content.publish', merchantCode) ? undefined : (ids) => order.mutate(ids),
  });
  const showArchived = (on: boolean): void => set({ [ARCHIVED]: on ? '1' : undefined }, { replace: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{t(`about.${kind}`)}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Switch
            label={t('archived')}
            checked={archived}
            onChange={({ target }) => showArchived(target.checked)}
          />
          <ActButton
            permission="content.edit"
            merchantCode={merchantCode}
            variant="primary"
            icon={<Plus aria-hidden />}
            label={t(`add.${kind}`)}
            onPress={() => void navigate(paths.newContent(merchantCode, kind))}
          />
        </div>
      </div>
      {list.isLoadingError ? (
        <QueryProblem query={list} />
      ) : (
        <Table
          caption={t(`tab.${kind}`)}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          loading={list.isPending}
          empty={
            <EmptyState
              icon={<FileText />}
              title={t(archived ? 'noneArchived' : 'none')}
              text={t(archived ? 'noneArchivedText' : 'noneText')}
            />
          }
        />
      )}
    </div>
  );
}
