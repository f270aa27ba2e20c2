import type { ReportEntry } from '@croupier/contract/backoffice/reports.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useKindName } from './account-kinds.ts';
import { entriesQuery, type EntriesQuery } from './reports.queries.ts';

export type EntriesOf = { title: string; query: EntriesQuery };

type Deps = {
  t: ReturnType<typeof useTranslations<'console.reports'>>;
  codes: ReturnType<typeof useTranslations<'transferCodes'>>;
  format: ReturnType<typeof useConsoleFormat>;
  kindName: (kind: string) => string;
  currency: string;
  merchantCode: string;
  /** Whether the operator may open members. */
  mayOpen: boolean;
};

type EntriesDialogProps = { merchantCode: string; of: EntriesOf; onClose: () => void };

const columnsOf = ({
  t,
  codes,
  format,
  kindName,
  currency,
  merchantCode,
  mayOpen,
}: Deps): Column<ReportEntry>[] => [
  {
    key: 'at',
    header: t('time'),
    card: 'note',
    cell: ({ at }) => <time dateTime={at.toISOString()}>{format.instant(at, 'full')}</time>,
  },
  {
    key: 'code',
    header: t('code'),
    card: 'title',
    cell: ({ code }) => codes(code),
  },
  {
    key: 'account',
    header: t('account'),
    cell: ({ kind, key }) => (
      <>
        {kindName(kind)}
        <span className="block text-xs wrap-anywhere text-subtle">{key}</span>
      </>
    ),
  },
  {
    key: 'member',
    header: t('member'),
    cell: ({ member, memberId }) =>
      memberId && member && mayOpen ? (
        <Link to={paths.member(merchantCode, memberId, 'money')} className="wrap-anywhere">
          {member}
        </Link>
      ) : (
        <span className="wrap-anywhere">{member ?? '–'}</span>
      ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    card: 'aside',
    cell: ({ amount }) => format.amount(amount, currency),
  },
];

/** The ledger entries that a figure is made of. */
export function EntriesDialog({ merchantCode, of, onClose }: EntriesDialogProps) {
  const t = useTranslations('console.reports');
  const common = useTranslations('common');
  const codes = useTranslations('transferCodes');
  const format = useConsoleFormat();
  const kindName = useKindName();
  const mayOpen = usePermissions().may('members.view', merchantCode);
  const entries = useInfiniteQuery(entriesQuery(merchantCode, of.query));
  const currency = entries.data?.pages[0]?.currency ?? '';
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={onClose}
      title={of.title}
      description={t('entriesText')}
      closeLabel={common('close')}
    >
      {entries.isLoadingError ? (
        <QueryProblem query={entries} title={t('failed')} />
      ) : (
        <Table
          caption={of.title}
          columns={columnsOf({ t, codes, format, kindName, currency, merchantCode, mayOpen })}
          loading={entries.isPending}
          rows={entries.data?.pages.flatMap(({ items }) => items) ?? []}
          rowKey={({ id, kind, key }) => `${id} ${kind} ${key}`}
          empty={<p className="text-sm text-muted">{t('noEntries')}</p>}
        />
      )}
      {entries.hasNextPage && (
        <Button
          className="mt-4"
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}
