import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import type { TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined, Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { LotteryChoice } from '../results/LotteryChoice.tsx';
import { useChosenLottery } from '../results/use-chosen-lottery.ts';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { openedDrawsQuery } from '../shared/lottery.queries.ts';
import { BoardHeat } from './BoardHeat.tsx';
import { HotCold } from './HotCold.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { SumChart } from './SumChart.tsx';
import { MAX_DRAWS, viewsOf, type Draw } from './trend-data.ts';
import { useTrendNames } from './use-trend-names.ts';

const ROWS = ['20', '50', '100'] as const;
const keyOf = ({ kind, code }: TrendView): string => `${kind} ${code}`;

function Chart({ view, draws, family }: { view: TrendView; draws: readonly Draw[]; family: string }) {
  const t = useTranslations('lotteryTrends');
  const names = useTrendNames(family);
  const [rows, setRows] = useState<(typeof ROWS)[number]>('20');
  const label = names.view(view);
  if (view.kind === 'sum') return <SumChart {...{ view, draws, label }} />;
  if (view.kind === 'board' && view.alphabet.length > 20) return <BoardHeat {...{ view, draws }} />;
  return (
    <div className="grid gap-3">
      <SegmentedControl
        size="sm"
        className="justify-self-start"
        label={t('rows')}
        value={rows}
        onValueChange={setRows}
        segments={ROWS.map((value) => ({ value, label: value }))}
      />
      <PlaceChart
        {...{ view, draws, label }}
        rows={Number(rows)}
        symbolName={(symbol) => names.symbol(view, symbol)}
      />
    </div>
  );
}

function Trends({ lottery: { gameCode, family } }: { lottery: LobbyLottery }) {
  const t = useTranslations('lotteryTrends');
  const names = useTrendNames(family);
  const views = viewsOf(family);
  const [key, setKey] = useState<string>();
  const query = useQuery(openedDrawsQuery(gameCode, MAX_DRAWS));
  useDrawNews((news) => {
    const isNew = news === undefined || (news.gameCode === gameCode && news.numbers.length > 0);
    if (isNew) void query.refetch();
  });
  const { data: draws } = query;
  const view = views.find((one) => keyOf(one) === key) ?? views[0];
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!draws) return <Skeleton className="h-120" />;
  if (draws.length === 0 || !view)
    return <EmptyState icon={<ChartNoAxesCombined />} title={t('none')} text={t('noneText')} />;
  return (
    <>
      <fieldset className="scroll-row flex min-w-0 gap-2">
        <legend className="sr-only">{t('views')}</legend>
        {views.map((one) => (
          <Chip key={keyOf(one)} selected={one === view} onClick={() => setKey(keyOf(one))}>
            {names.view(one)}
          </Chip>
        ))}
      </fieldset>
      <Chart key={keyOf(view)} {...{ view, draws, family }} />
      <HotCold
        draws={draws}
        views={views.filter(({ kind }) => kind === 'place' || kind === 'board')}
        viewName={names.view}
      />
    </>
  );
}

/** Trends of past results, computed in the browser. Open to everybody. */
export function TrendsPage() {
  const t = useTranslations('lotteryTrends');
  const chosen = useChosenLottery();
  const { query, lottery } = chosen;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{lottery ? `${t('title')}: ${lottery.name}` : t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-2 flex max-w-prose items-start gap-2 rounded-field bg-info-soft p-3 text-sm text-info">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('noChange')}
        </p>
      </header>
      <LotteryChoice chosen={chosen} on="trends" />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-120" />}
      {query.isSuccess && !lottery && <p className="text-muted">{t('unknown')}</p>}
      {lottery && <Trends key={lottery.gameCode} lottery={lottery} />}
    </div>
  );
}
