import { auditList, type AuditItem } from '@croupier/contract/lists/audit.ts';
import { Drawer } from '@croupier/ui/overlays/Drawer.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { DetailSection } from '../../shared/detail/Detail.tsx';
import { FactList, type Fact } from '../../shared/detail/FactList.tsx';
import { RawData } from '../../shared/detail/RawData.tsx';
import type { OpenRow } from '../../shared/list/list-types.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { auditChanges } from './audit-changes.ts';

function Changes({ item }: { item: AuditItem }) {
  const t = useTranslations('console.audit');
  const changes = auditChanges(item.before, item.after);
  if (changes.length === 0) return <p className="text-sm text-muted">{t('noChanges')}</p>;
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{t('changes')}</caption>
      <thead className="text-xs text-subtle">
        <tr>
          {(['changes', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col" className="py-1.5 pr-3 text-start font-semibold">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 text-start font-semibold wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pr-3 wrap-anywhere text-muted">{before}</td>
            <td className="py-2 wrap-anywhere">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One entry of the audit log. */
export function AuditPanel({ open }: { open: OpenRow<AuditItem> }) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { id, onClose } = open;
  // A link may open an entry of another page.
  const found = useQuery({
    queryKey: ['lists.audit', id],
    queryFn: ({ signal }) => call('lists.audit', { query: { id, sort: auditList.initialSort } }, { signal }),
    enabled: open.item === undefined,
  });
  const item = open.item ?? found.data?.items[0];
  const facts: Fact[] = item
    ? [
        { label: t('console.audit.at'), value: format.instant(item.at) },
        {
          label: t('console.audit.actor'),
          value: item.actor.name ?? t(`console.audit.kind.${item.actor.kind}`),
          note: item.actor.id,
        },
        { label: t('console.audit.subject'), value: item.subject },
        {
          label: t('console.list.merchant'),
          value: item.merchantCode === '' ? t('console.list.platform') : nameOf(item.merchantCode),
        },
        { label: t('console.audit.ip'), value: item.ip ?? '—' },
        { label: t('console.audit.requestId'), value: item.requestId ?? '—' },
      ]
    : [];
  return (
    <Drawer
      open
      side="right"
      size="lg"
      title={item?.action ?? t('console.audit.title')}
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {item ? (
        <div className="grid gap-6">
          <FactList facts={facts} />
          <DetailSection
            title={t('console.audit.changes')}
            aside={<RawData title={item.action} data={item} />}
          >
            <Changes item={item} />
          </DetailSection>
        </div>
      ) : found.isPending ? (
        <Skeleton className="h-60 rounded-card" />
      ) : found.isError ? (
        <QueryProblem query={found} />
      ) : (
        <p className="text-sm text-muted">{t('console.audit.notFound')}</p>
      )}
    </Drawer>
  );
}
