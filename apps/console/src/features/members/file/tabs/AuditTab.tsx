import type { MemberAuditEntry } from '@croupier/contract/access/member-file.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RawData } from '../../../../shared/detail/RawData.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { auditQuery, type MemberRef } from '../member-file.queries.ts';
import { MoreButton } from '../MoreButton.tsx';
import { useMemberWords } from './use-words.ts';

const reasonOf = ({ after }: MemberAuditEntry): string => {
  if (typeof after !== 'object' || after === null || !('reason' in after)) return '';
  return typeof after.reason === 'string' ? after.reason : '';
};

function useColumns(): Column<MemberAuditEntry>[] {
  const t = useTranslations('console.member');
  const words = useMemberWords();
  const { instant } = useConsoleFormat();
  return [
    { key: 'at', header: t('when'), cell: ({ at }) => instant(at), card: 'note' },
    { key: 'action', header: t('what'), cell: ({ action }) => words.action(action), card: 'title' },
    { key: 'actor', header: t('who'), cell: ({ actor }) => words.actor(actor) },
    {
      key: 'reason',
      header: t('reasonTitle'),
      cell: (entry) => <span className="wrap-anywhere">{reasonOf(entry) || '–'}</span>,
    },
    { key: 'address', header: t('address'), cell: ({ address }) => address ?? '–' },
    {
      key: 'raw',
      header: t('details'),
      card: 'aside',
      cell: (entry) => <RawData title={words.action(entry.action)} data={entry} />,
    },
  ];
}

/** Every audit entry about the member. */
export function AuditTab({ member }: { member: MemberRef }) {
  const t = useTranslations('console.member');
  const columns = useColumns();
  const query = useInfiniteQuery(auditQuery(member));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <>
      <Table
        caption={t('tab.audit')}
        rows={query.data?.pages.flatMap(({ items }) => items) ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending}
        empty={<p className="text-sm text-muted">{t('timelineEmpty')}</p>}
        columns={columns}
      />
      <MoreButton pages={query} />
    </>
  );
}
