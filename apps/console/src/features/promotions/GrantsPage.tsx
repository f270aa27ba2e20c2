import type { DeskGrant } from '@croupier/contract/promotions/promotions-desk.ts';
import { GRANT_STATES, type GrantState } from '@croupier/contract/promotions/words.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';
import { GrantRow } from './GrantRow.tsx';
import { PromotionsNav } from './PromotionsNav.tsx';
import { useSearchValues } from '../../shared/use-search-values.ts';

/** The address is the state: whose grants, and in which state. */
function useGrantsAddress() {
  const [search, set] = useSearchValues();
  const asked = search.get('state');
  const state: GrantState | undefined = GRANT_STATES.find((value) => value === asked);
  return {
    account: search.get('account') ?? '',
    state,
    set: (name: 'account' | 'state', value: string): void => set({ [name]: value }, { replace: true }),
  };
}

function AccountSearch({ account, onSearch }: { account: string; onSearch: (account: string) => void }) {
  const t = useTranslations('console.promotions');
  const [typed, setTyped] = useState(account);
  return (
    <form
      className="w-full sm:w-52"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={t('member')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') onSearch('');
        }}
      />
    </form>
  );
}

/** What was granted, the newest first; those under review can be let go. */
export function GrantsPage() {
  const t = useTranslations('console.promotions');
  useTitle(t('pages.grants'));
  const merchant = useOneMerchant('promotions.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const { account, state, set } = useGrantsAddress();
  const query = useInfiniteQuery({
    queryKey: ['promotionsDesk.grants', merchantCode, state, account],
    queryFn: ({ pageParam, signal }) =>
      call(
        'promotionsDesk.grants',
        {
          params: { merchantCode },
          query: {
            ...(state && { state }),
            ...(account && { account }),
            ...(pageParam !== null && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: merchantCode !== '',
  });
  const pages = query.data?.pages ?? [];
  const items: readonly DeskGrant[] = pages.flatMap((page) => page.items);
  const currency = pages[0]?.currency ?? '';
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('pages.grants')}</h1>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
          <AccountSearch account={account} onSearch={(wanted) => set('account', wanted)} />
          <Select
            label={t('stateLabel')}
            className="w-full sm:w-44"
            value={state ?? ''}
            options={[
              { value: '', label: t('anyState') },
              ...GRANT_STATES.map((value) => ({ value, label: t(`grantState.${value}`) })),
            ]}
            onChange={({ target }) => set('state', target.value)}
          />
          <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
        </div>
      </div>
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && (
        <Card padding="none">
          {items.length === 0 && <EmptyState icon={<Gift />} title={t('noGrants')} />}
          <ul>
            {items.map((grant) => (
              <GrantRow key={grant.id} {...{ grant, merchantCode, currency }} />
            ))}
          </ul>
        </Card>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-3"
          block
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
