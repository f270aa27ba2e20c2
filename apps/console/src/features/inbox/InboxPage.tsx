import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { approvalsQuery, type ApprovalView } from '../../shared/permissions/approvals.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ApprovalList } from './ApprovalList.tsx';

const VIEWS = ['toDecide', 'mine', 'past'] as const;
const PARAM = 'view';
const EMPTY_TITLES = { toDecide: 'emptyToDecide', mine: 'emptyMine', past: 'emptyPast' } as const;

function Requests({ view }: { view: ApprovalView }) {
  const t = useTranslations('console.inbox');
  const { isShown } = useMerchants();
  const list = useInfiniteQuery(approvalsQuery(view));
  if (list.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (list.isLoadingError) return <QueryProblem query={list} />;
  const approvals = list.data.pages
    .flatMap(({ items }) => items)
    .filter(({ merchantCode }) => merchantCode === '' || isShown(merchantCode));
  return (
    <div className="grid gap-4">
      {approvals.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t(EMPTY_TITLES[view])}
          text={t(view === 'toDecide' ? 'emptyToDecideText' : 'emptyText')}
        />
      ) : (
        <ApprovalList approvals={approvals} />
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {approvals.length > 0 && <p className="text-xs text-subtle max-sm:hidden">{t('keys')}</p>}
    </div>
  );
}

/** Requests that need a second person: those to decide, the operator's own, and past ones. */
export function InboxPage() {
  const t = useTranslations('console.inbox');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((name) => name === search.get(PARAM)) ?? 'toDecide';
  useTitle(t('title'));
  const show = (next: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'toDecide') after.delete(PARAM);
        else after.set(PARAM, next);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <div className="mb-section">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
      </div>
      <Tabs
        label={t('views')}
        value={view}
        onValueChange={show}
        items={VIEWS.map((value) => ({ value, label: t(value) }))}
      >
        <TabPanel value={view}>
          <Requests key={view} view={view} />
        </TabPanel>
      </Tabs>
    </>
  );
}
