import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table } from '@croupier/ui/data/Table.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { AgentsHeader } from './AgentsHeader.tsx';
import { treeQuery } from './agents.queries.ts';
import { LinePath } from './LinePath.tsx';
import { useNodeColumns } from './use-node-columns.tsx';
import { useSearchValues } from '../../shared/use-search-values.ts';

const MIN_SEARCH_LETTERS = 2;

/** The address is the state: whose downlines are shown, or what is searched for. */
function useTreeAddress() {
  const [search, set] = useSearchValues();
  return {
    of: search.get('of') ?? '',
    text: search.get('search') ?? '',
    set: (values: { of?: string; search?: string }): void => set({ of: '', search: '', ...values }),
  };
}

/** The agents’ tree of a merchant, level by level. */
export function AgentsPage() {
  const t = useTranslations('console.agents');
  const merchant = useOneMerchant('agents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const { of, text, set } = useTreeAddress();
  const [typed, setTyped] = useState(text);
  const tree = useInfiniteQuery(treeQuery(merchantCode, { ...(text ? { search: text } : of && { of }) }));
  const columns = useNodeColumns({ merchantCode, onOpen: (id) => set({ of: id }) });
  const rows = tree.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <AgentsHeader page="tree" merchant={merchant} />
      <form
        className="mb-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = typed.trim();
          set(wanted.length >= MIN_SEARCH_LETTERS ? { search: wanted } : {});
        }}
      >
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          className="w-72 max-sm:w-full"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {!text && (
        <LinePath line={tree.data?.pages[0]?.line ?? []} onOpen={(id) => set(id ? { of: id } : {})} />
      )}
      {tree.isLoadingError ? (
        <QueryProblem query={tree} />
      ) : (
        <Table
          caption={t('pages.tree')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={tree.isPending}
          empty={
            <EmptyState
              icon={<Network />}
              title={t(text ? 'notFound' : 'nobody')}
              text={t(text ? 'notFoundText' : 'nobodyText')}
            />
          }
        />
      )}
      {tree.hasNextPage && (
        <Button
          className="mt-4"
          variant="ghost"
          loading={tree.isFetchingNextPage}
          onClick={() => void tree.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
