import { redemptionList } from '@croupier/contract/loyalty/desk.ts';
import { GOOD_KINDS, REDEMPTION_STATES } from '@croupier/contract/loyalty/mall.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import type { RedemptionItem } from '../loyalty.queries.ts';
import { LoyaltyNav } from '../LoyaltyHeader.tsx';
import { nameOf, usePointFormat } from '../use-point-format.ts';
import { BulkActs } from './BulkActs.tsx';
import { RedemptionView } from './RedemptionView.tsx';

export const STATE_TONES = {
  process: 'info',
  approved: 'win',
  rejected: 'neutral',
} as const satisfies Record<RedemptionItem['state'], Tone>;

function useColumns(): ListColumn<RedemptionItem>[] {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const points = usePointFormat();
  return [
    {
      key: 'good',
      header: t('good'),
      card: 'title',
      cell: ({ names, art, quantity }) => (
        <span className="flex items-center gap-2.5">
          <img
            src={`/art/goods/${art}.svg`}
            alt=""
            width={40}
            height={30}
            className="h-7.5 w-10 rounded-tile object-cover"
          />
          <span className="truncate">
            {nameOf(names)} {quantity > 1 && <span className="numeric text-subtle">× {quantity}</span>}
          </span>
        </span>
      ),
    },
    { key: 'member', header: t('member'), cell: ({ member }) => member.account },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, needsSecond }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
          {needsSecond && state === 'process' && <Badge tone="warn">{t('needsSecond')}</Badge>}
        </span>
      ),
    },
    {
      key: 'points',
      header: t('points'),
      align: 'end',
      cell: ({ points: paid, paidFrom }) => (paidFrom === 'gift' ? t('from.gift') : points(paid)),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      isWideOnly: true,
      cell: ({ amount, currency }) => (amount > 0n ? format.amount(amount, currency) : '–'),
    },
    {
      key: 'worth',
      header: t('worth'),
      align: 'end',
      cell: ({ worth, currency }) => format.amount(worth, currency),
    },
    { key: 'kind', header: t('kind'), isOptional: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'shippingNo',
      header: t('shippingNo'),
      isWideOnly: true,
      cell: ({ shippingNo }) => shippingNo ?? '–',
    },
    { key: 'createdAt', header: t('createdAt'), cell: ({ createdAt }) => format.instant(createdAt) },
    {
      key: 'decidedBy',
      header: t('decidedBy'),
      isOptional: true,
      cell: ({ decidedByName }) => decidedByName ?? '–',
    },
  ];
}

/** The queue of redemptions: approved with their number, rejected with a reason, alone or many at once. */
export function RedemptionsPage() {
  const t = useTranslations('console.loyalty');
  useTitle(t('pages.redemptions'));
  return (
    <>
      <LoyaltyNav />
      <ListPage
        list={redemptionList}
        title={t('pages.redemptions')}
        text={t('texts.redemptions')}
        load={(query, signal) => call('loyaltyDesk.redemptions', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: REDEMPTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: GOOD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          { kind: 'period', from: 'createdFrom', until: 'createdUntil', label: t('createdAt') },
        ]}
        renderPanel={({ item, onClose, onNext, onPrevious }) => (
          <DetailPanel title={item ? nameOf(item.names) : t('good')} {...{ onClose, onNext, onPrevious }}>
            {item && <RedemptionView key={item.id} redemption={item} />}
          </DetailPanel>
        )}
        renderBulkActs={(selected, clear) => <BulkActs {...{ selected, clear }} />}
        emptyText={t('none')}
      />
    </>
  );
}
