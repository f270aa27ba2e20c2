import { GOOD_STATES, goodList } from '@croupier/contract/loyalty/desk.ts';
import { GOOD_KINDS } from '@croupier/contract/loyalty/mall.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { newKey } from '../../../shared/act/new-key.ts';
import { call } from '../../../shared/call.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import type { GoodItem } from '../loyalty.queries.ts';
import { LoyaltyNav } from '../LoyaltyHeader.tsx';
import { nameOf, usePointFormat } from '../use-point-format.ts';
import { GoodOf, NewGood } from './GoodEditor.tsx';

const TONES = {
  draft: 'neutral',
  on_sale: 'win',
  paused: 'warn',
  archived: 'neutral',
} as const satisfies Record<GoodItem['state'], Tone>;

function useColumns(): ListColumn<GoodItem>[] {
  const t = useTranslations('console.loyalty');
  const format = useConsoleFormat();
  const points = usePointFormat();
  return [
    {
      key: 'name',
      header: t('good'),
      card: 'title',
      cell: ({ names, art }) => (
        <span className="flex items-center gap-2.5">
          <img
            src={`/art/goods/${art}.svg`}
            alt=""
            width={48}
            height={36}
            className="h-9 w-12 rounded-tile object-cover"
          />
          <span className="truncate">{nameOf(names)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`goodStates.${state}`)}</Badge>,
    },
    { key: 'points', header: t('points'), align: 'end', cell: (good) => points(good.points) },
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
    {
      key: 'stock',
      header: t('stock'),
      align: 'end',
      cell: ({ stock }) => (stock === null ? '∞' : format.number(stock)),
    },
    {
      key: 'minLevel',
      header: t('minLevel'),
      align: 'end',
      isWideOnly: true,
      cell: ({ minLevel }) => minLevel,
    },
    { key: 'redeemed', header: t('redeemed'), align: 'end', cell: ({ redeemed }) => format.number(redeemed) },
    { key: 'waiting', header: t('waiting'), align: 'end', cell: ({ waiting }) => format.number(waiting) },
    { key: 'kind', header: t('kind'), isOptional: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'position',
      header: t('position'),
      align: 'end',
      isOptional: true,
      cell: ({ position }) => position,
    },
  ];
}

/** Goods of the points mall. */
export function GoodsPage() {
  const t = useTranslations('console.loyalty');
  const { current } = useOneMerchant('loyalty.goods.manage');
  const [newId, setNewId] = useState<string>();
  const merchantCode = current?.merchantCode;
  useTitle(t('pages.goods'));
  return (
    <>
      <LoyaltyNav />
      <ListPage
        list={goodList}
        title={t('pages.goods')}
        text={t('texts.goods')}
        load={(query, signal) => call('loyaltyDesk.goods', { query }, { signal })}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: GOOD_STATES.map((value) => ({ value, label: t(`goodStates.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: GOOD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        renderPanel={({ id, merchantCode: code, item, onClose, onNext, onPrevious }) => (
          <DetailPanel title={item ? nameOf(item.names) : t('good')} {...{ onClose, onNext, onPrevious }}>
            <GoodOf key={id} merchantCode={code} goodId={id} onSaved={onClose} />
          </DetailPanel>
        )}
        acts={
          <ActButton
            permission="loyalty.goods.manage"
            merchantCode={merchantCode}
            label={t('newGood')}
            size="md"
            variant="primary"
            icon={<Plus aria-hidden />}
            onPress={() => setNewId(newKey())}
          />
        }
        emptyText={t('noGoods')}
      />
      {newId && merchantCode && (
        <DetailPanel title={t('newGood')} onClose={() => setNewId(undefined)}>
          <NewGood merchantCode={merchantCode} goodId={newId} onSaved={() => setNewId(undefined)} />
        </DetailPanel>
      )}
    </>
  );
}
