import { documentList, type DocumentItem } from '@croupier/contract/kyc/documents.ts';
import { DOCUMENT_NEEDS, DOCUMENT_STATES } from '@croupier/contract/kyc/kyc-states.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { DOCUMENT_TONES } from '../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { documentQuery } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import { DocumentOf } from './DocumentPage.tsx';

function useColumns(): ListColumn<DocumentItem>[] {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  return [
    { key: 'account', header: t('member'), cell: ({ member }) => member.account },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={DOCUMENT_TONES[state]}>{t(`documentState.${state}`)}</Badge>,
    },
    { key: 'need', header: t('needLabel'), cell: ({ need }) => t(`need.${need}`) },
    { key: 'kind', header: t('kindLabel'), cell: ({ kind }) => (kind ? t(`kind.${kind}`) : '–') },
    {
      key: 'submittedAt',
      header: t('submittedAt'),
      cell: ({ submittedAt }) => (submittedAt ? instant(submittedAt) : '–'),
    },
    { key: 'askedAt', header: t('askedAt'), cell: ({ askedAt }) => instant(askedAt) },
    {
      key: 'reviewer',
      header: t('reviewer'),
      cell: ({ reviewer }) => reviewer?.name ?? '–',
      isWideOnly: true,
    },
  ];
}

/** A row that leaves the list, because it was decided, stays open. */
function DocumentPanel({ open }: { open: OpenRow<DocumentItem> }) {
  const t = useTranslations('console.risk');
  const { merchantCode, id, item, onClose, onNext, onPrevious } = open;
  const { data } = useQuery(documentQuery({ merchantCode, id }));
  return (
    <DetailPanel
      title={data?.member.account ?? item?.member.account ?? t('document')}
      page={paths.document(merchantCode, id)}
      {...{ onClose, onNext, onPrevious }}
    >
      <DocumentOf key={id} of={{ merchantCode, id }} frame="panel" />
    </DetailPanel>
  );
}

/** Documents for identity checks. */
export function DocumentsPage() {
  const t = useTranslations('console.risk');
  useTitle(t('pages.documents'));
  return (
    <>
      <RiskNav />
      <ListPage
        list={documentList}
        title={t('pages.documents')}
        text={t('documentsText')}
        load={(query, signal) => call('documents.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: DOCUMENT_STATES.map((value) => ({ value, label: t(`documentState.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'need',
            label: t('needLabel'),
            options: DOCUMENT_NEEDS.map((value) => ({ value, label: t(`need.${value}`) })),
          },
          { kind: 'period', from: 'submittedFrom', until: 'submittedUntil', label: t('submittedAt') },
        ]}
        rowPage={({ merchantCode, id }) => paths.document(merchantCode, id)}
        renderPanel={(open) => <DocumentPanel open={open} />}
        emptyText={t('noDocuments')}
      />
    </>
  );
}
