import { auditList, type AuditItem } from '@croupier/contract/lists/audit.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { changedNames } from './audit-changes.ts';

/** On one line of the table; the open row shows all of it. */
const LONG = 'block text-muted max-sm:wrap-anywhere sm:max-w-36 sm:truncate lg:max-w-52';

function useColumns(): ListColumn<AuditItem>[] {
  const t = useTranslations('console.audit');
  const format = useConsoleFormat();
  return [
    { key: 'at', header: t('at'), cell: ({ at }) => format.instant(at), className: 'whitespace-nowrap' },
    {
      key: 'actor',
      header: t('actor'),
      cell: ({ actor }) => (
        <>
          {actor.name ?? t(`kind.${actor.kind}`)}
          {actor.name !== null && actor.kind !== 'operator' && (
            <span className="block text-xs text-subtle">{t(`kind.${actor.kind}`)}</span>
          )}
        </>
      ),
    },
    { key: 'action', header: t('action'), cell: ({ action }) => <code>{action}</code> },
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ subject }) => (
        <span title={subject} className={LONG}>
          {subject}
        </span>
      ),
    },
    {
      key: 'changes',
      header: t('changes'),
      cell: ({ before, after }) => {
        const names = changedNames(before, after);
        return names.length > 0 && <span className={LONG}>{names.join(', ')}</span>;
      },
    },
    { key: 'ip', header: t('ip'), cell: ({ ip }) => ip ?? '' },
    {
      key: 'requestId',
      header: t('requestId'),
      isOptional: true,
      cell: ({ requestId }) => <span className="wrap-anywhere text-subtle">{requestId}</span>,
    },
  ];
}

/** The audit log. */
export function AuditPage() {
  const t = useTranslations('console.audit');
  useTitle(t('title'));
  return (
    <ListPage
      list={auditList}
      title={t('title')}
      text={t('text')}
      load={(query, signal) => call('lists.audit', { query }, { signal })}
      columns={useColumns()}
      filters={[
        { kind: 'text', name: 'action', label: t('action'), hint: t('actionHint') },
        { kind: 'text', name: 'subject', label: t('subject'), hint: t('subjectHint') },
        { kind: 'text', name: 'actor', label: t('actorId') },
        { kind: 'period', from: 'atFrom', until: 'atUntil', label: t('at') },
      ]}
      renderPanel={(open) => <AuditPanel open={open} />}
      emptyText={t('empty')}
    />
  );
}
