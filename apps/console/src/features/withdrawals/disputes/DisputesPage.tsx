import { disputeList, type DisputeItem } from '@croupier/contract/payments/dispute-desk.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn, OpenRow } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { RECEIPT_TONES } from '../payment-tones.ts';
import { WithdrawalsNav } from '../WithdrawalsNav.tsx';
import { DisputeView } from './DisputeView.tsx';

function useColumns(): ListColumn<DisputeItem>[] {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  return [
    {
      key: 'account',
      header: t('member'),
      cell: ({ account }) => account,
    },
    {
      key: 'receipt',
      header: t('state'),
      card: 'aside',
      cell: ({ receipt }) => <Badge tone={RECEIPT_TONES[receipt]}>{t(`receiptState.${receipt}`)}</Badge>,
    },
    {
      key: 'net',
      header: t('paidOut'),
      align: 'end',
      cell: ({ net, currency }) => format.amount(net, currency),
    },
    {
      key: 'received',
      header: t('saysReceived'),
      align: 'end',
      cell: ({ received, currency }) => format.amount(received, currency),
    },
    { key: 'reference', header: t('reference'), isWideOnly: true, cell: ({ reference }) => reference },
    {
      key: 'openedAt',
      header: t('openedAt'),
      cell: ({ openedAt }) => format.instant(openedAt),
    },
    {
      key: 'answeredAt',
      header: t('answeredAt'),
      isOptional: true,
      cell: ({ answeredAt }) => answeredAt && format.instant(answeredAt),
    },
  ];
}

function Panel({ open }: { open: OpenRow<DisputeItem> }) {
  const t = useTranslations('console.withdrawals');
  const { id, merchantCode, item, onClose, onNext, onPrevious } = open;
  return (
    <DetailPanel
      title={item?.account ?? t('pages.disputes')}
      page={paths.dispute(merchantCode, id)}
      {...{ onClose, onNext, onPrevious }}
    >
      <DisputeView {...{ merchantCode, id }} frame="panel" />
    </DetailPanel>
  );
}

/** Withdrawals that members say have not arrived. */
export function DisputesPage() {
  const t = useTranslations('console.withdrawals');
  useTitle(t('pages.disputes'));
  return (
    <>
      <WithdrawalsNav />
      <ListPage
        list={disputeList}
        title={t('pages.disputes')}
        text={t('texts.disputes')}
        load={(query, signal) => call('disputeDesk.list', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'queue',
            label: t('queue'),
            options: [{ value: 'open', label: t('onlyOpen') }],
          },
          { kind: 'text', name: 'reference', label: t('reference') },
          { kind: 'text', name: 'account', label: t('member') },
          { kind: 'period', from: 'openedFrom', until: 'openedUntil', label: t('openedAt') },
        ]}
        rowPage={({ merchantCode, id }) => paths.dispute(merchantCode, id)}
        renderPanel={(open) => <Panel open={open} />}
        emptyText={t('noDisputes')}
      />
    </>
  );
}

/** One dispute on its own page. */
export function DisputePage() {
  const t = useTranslations('console.withdrawals');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('pages.disputes'));
  return (
    <>
      <WithdrawalsNav />
      <DisputeView {...{ merchantCode, id }} frame="page" />
    </>
  );
}
