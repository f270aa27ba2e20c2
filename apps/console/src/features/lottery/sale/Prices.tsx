import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { numberPricesQuery, type NumberPrice } from '../lottery.queries.ts';
import { PriceDialog } from './PriceDialog.tsx';

const FRESH: NumberPrice = { drawId: null, market: '', cell: '', priceBps: 0 };

function useColumns(merchantCode: string, onChange: (price: NumberPrice) => void): Column<NumberPrice>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return [
    {
      key: 'number',
      header: t('number'),
      card: 'title',
      cell: ({ market, cell }) => (
        <>
          <span className="numeric font-semibold">{cell}</span>{' '}
          <code className="text-xs text-subtle">{market}</code>
        </>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      card: 'aside',
      cell: ({ priceBps }) => (priceBps === 0 ? t('closedNumber') : format.bps(priceBps)),
    },
    {
      key: 'draw',
      header: t('draw'),
      cell: ({ drawId }) =>
        drawId ? <code className="text-xs wrap-anywhere">{drawId}</code> : t('allDraws'),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (price) => (
        <ActButton
          permission="games.manage"
          merchantCode={merchantCode}
          label={t('change')}
          onPress={() => onChange(price)}
        />
      ),
    },
  ];
}

/** Numbers that are closed or pay less. */
export function Prices({ merchantCode, gameCode }: { merchantCode: string; gameCode: string }) {
  const t = useTranslations('console.lottery');
  const query = useQuery(numberPricesQuery(merchantCode, gameCode));
  const [editing, setEditing] = useState<NumberPrice>();
  const columns = useColumns(merchantCode, setEditing);
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{t('pricesText')}</p>
        <ActButton
          permission="games.manage"
          merchantCode={merchantCode}
          label={t('setPrice')}
          onPress={() => setEditing(FRESH)}
        />
      </div>
      <Table
        caption={t('prices')}
        columns={columns}
        rows={query.data ?? []}
        rowKey={({ drawId, market, cell }) => `${drawId ?? ''} ${market} ${cell}`}
        loading={query.isPending}
        empty={<p className="text-sm text-muted">{t('noPrices')}</p>}
      />
      {editing && (
        <PriceDialog {...{ merchantCode, gameCode }} price={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}
