import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { MEMBER_ACCOUNT_KINDS, type MemberHead } from '@croupier/contract/access/member-file.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { moneyQuery, type AccountKind } from '../member-file.queries.ts';
import { MoreButton } from '../MoreButton.tsx';
import { useSearchValues } from '../../../../shared/use-search-values.ts';

type Entry = CallOutput<ConsoleApi['memberFile']['money']>['items'][number];

const PARAM = 'ledger';

function useAccountKind(): [AccountKind, (next: string) => void] {
  const [search, set] = useSearchValues();
  const kind = MEMBER_ACCOUNT_KINDS.find((name) => name === search.get(PARAM)) ?? 'main';
  const show = (next: string): void => set({ [PARAM]: next }, { replace: true, preventScrollReset: true });
  return [kind, show];
}

/** Transfers whose reference is a round. */
const ROUND_CODES: ReadonlySet<Entry['code']> = new Set(['bet', 'win', 'rollback', 'jackpot']);

function useColumns({ currency, merchantCode }: MemberHead): Column<Entry>[] {
  const t = useTranslations();
  const { amount, instant } = useConsoleFormat();
  return [
    { key: 'at', header: t('console.member.when'), cell: ({ at }) => instant(at), card: 'note' },
    {
      key: 'code',
      header: t('console.member.what'),
      cell: ({ code }) => t(`transferCodes.${code}`),
      card: 'title',
    },
    {
      key: 'amount',
      header: t('console.member.amount'),
      align: 'end',
      card: 'aside',
      cell: (row) => (
        <span className={clsx('font-semibold', row.amount > 0n && 'text-win')}>
          {amount(row.amount, currency)}
        </span>
      ),
    },
    {
      key: 'balance',
      header: t('console.member.balanceAfter'),
      align: 'end',
      cell: ({ balanceAfter }) => amount(balanceAfter, currency),
    },
    {
      key: 'reference',
      header: t('console.member.reference'),
      cell: ({ code, reference }) => (
        <span className="text-xs wrap-anywhere text-subtle">
          {ROUND_CODES.has(code) ? (
            <Link to={paths.round(merchantCode, reference)}>{reference}</Link>
          ) : (
            reference
          )}
        </span>
      ),
    },
  ];
}

/** The statement of one ledger account, with the balance after each entry. */
export function MoneyTab({ head }: { head: MemberHead }) {
  const t = useTranslations();
  const [kind, setKind] = useAccountKind();
  const columns = useColumns(head);
  const query = useInfiniteQuery(moneyQuery({ merchantCode: head.merchantCode, id: head.id }, kind));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Select
        label={t('console.member.ledgerAccount')}
        value={kind}
        className="max-w-xs"
        options={MEMBER_ACCOUNT_KINDS.map((value) => ({
          value,
          label: t(`console.member.account.${value}`),
        }))}
        onChange={({ target }) => setKind(target.value)}
      />
      <Table
        caption={t('console.member.tab.money')}
        rows={query.data?.pages.flatMap(({ items }) => items) ?? []}
        rowKey={({ sequence }) => sequence}
        loading={query.isPending}
        empty={<EmptyState icon={<Wallet />} title={t('console.member.moneyEmpty')} />}
        columns={columns}
      />
      <div>
        <MoreButton pages={query} />
      </div>
    </div>
  );
}
