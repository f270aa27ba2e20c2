import type { Approval } from '@croupier/contract/access/approvals.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { liveKey } from '../../shared/live/merge-rows.ts';
import { NewRows } from '../../shared/live/NewRows.tsx';
import { useLiveRows } from '../../shared/live/use-live-rows.ts';
import { approvalsQuery, type ApprovalView } from '../../shared/permissions/approvals.queries.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import type { Choice } from './DecisionForm.tsx';
import { useSearchValues } from '../../shared/use-search-values.ts';

const VIEWS = ['toDecide', 'mine', 'past'] as const;
const PARAM = 'view';
const OPEN = 'open';
const EMPTY_TITLES = { toDecide: 'emptyToDecide', mine: 'emptyMine', past: 'emptyPast' } as const;

type OpenRequest = (approval: Approval, choice: Choice) => void;

function useRequests(view: ApprovalView) {
  const queryClient = useQueryClient();
  const { isShown } = useMerchants();
  const options = approvalsQuery(view);
  const list = useInfiniteQuery(options);
  const shownOf = (approvals: readonly Approval[]): Approval[] =>
    approvals.filter(({ merchantCode }) => merchantCode === '' || isShown(merchantCode));
  const approvals = shownOf(list.data?.pages.flatMap(({ items }) => items) ?? []);
  const live = useLiveRows({
    list: 'approvals',
    scope: view,
    shown: approvals,
    fetchNow: async () => {
      const now: Approval[] = [];
      let after: string | undefined;
      for (const _ of list.data?.pages ?? []) {
        const page = await call('approvals.list', { query: { view, after } });
        now.push(...page.items);
        if (page.next === null) break;
        after = page.next;
      }
      return shownOf(now);
    },
    replace: (changed) =>
      queryClient.setQueryData(
        options.queryKey,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => changed.get(liveKey(item)) ?? item),
            })),
          },
      ),
    reload: () => void list.refetch(),
  });
  return { list, approvals, live };
}

function Requests({ view, onOpen }: { view: ApprovalView; onOpen: OpenRequest }) {
  const t = useTranslations('console.inbox');
  const { list, approvals, live } = useRequests(view);
  if (list.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (list.isLoadingError) return <QueryProblem query={list} />;
  return (
    <div className="grid gap-4">
      <NewRows live={live} />
      {approvals.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t(EMPTY_TITLES[view])}
          text={t(view === 'toDecide' ? 'emptyToDecideText' : 'emptyText')}
        />
      ) : (
        <ApprovalList approvals={approvals} live={live} onOpen={onOpen} />
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

/** The request that is open over the list; the address names it. */
function useOpenRequest() {
  const [search, set] = useSearchValues();
  const [choice, setChoice] = useState<Choice>('approve');
  const [, merchantCode = '', id] = /^([^/]*)\/(.+)$/.exec(search.get(OPEN) ?? '') ?? [];
  const show = (value: string | undefined): void =>
    set({ [OPEN]: value }, { replace: true, preventScrollReset: true });
  const open: OpenRequest = (approval, wanted) => {
    setChoice(wanted);
    show(liveKey(approval));
  };
  return {
    opened: id === undefined ? undefined : { row: { merchantCode, id }, choice },
    open,
    close: () => show(undefined),
  };
}

/** Requests that need a second person: those to decide, the operator's own, and past ones. */
export function InboxPage() {
  const t = useTranslations('console.inbox');
  const [search, set] = useSearchValues();
  const { opened, open, close } = useOpenRequest();
  const view = VIEWS.find((name) => name === search.get(PARAM)) ?? 'toDecide';
  useTitle(t('title'));
  const show = (next: string): void =>
    set({ [PARAM]: next === 'toDecide' ? undefined : next }, { replace: true });
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
          <Requests key={view} view={view} onOpen={open} />
        </TabPanel>
      </Tabs>
      {opened && <ApprovalDialog key={opened.row.id} {...opened} onClose={close} />}
    </>
  );
}
