import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ListOrdered, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { openedDrawsQuery } from '../shared/lottery.queries.ts';
import { catalogueFamily, nameGroup } from '../shared/names/family-names.ts';
import { LotteryChoice } from './LotteryChoice.tsx';
import { PrizeBoard } from './PrizeBoard.tsx';
import { TailsTable } from './TailsTable.tsx';
import { useChosenLottery } from './use-chosen-lottery.ts';

const STEPS = [30, 100, 500] as const;

type Opened = { id: string; number: string; drawsAt: Date; numbers: string[]; version: number };

function ResultRow({ draw, family }: { draw: Opened; family: string }) {
  const t = useTranslations('lotteryResults');
  const format = useFormat();
  const { id, number, drawsAt, numbers, version } = draw;
  const isBoard = ['sea', 'vn'].includes(nameGroup(catalogueFamily(family)));
  return (
    <li
      className={clsx(
        'min-w-0 rounded-card border border-line bg-panel p-3.5 shadow-raised sm:p-4',
        !isBoard && 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
      )}
    >
      <div className="min-w-0">
        <h2 className="numeric text-sm">
          {number} {version > 1 && <Badge tone="warn">{t('corrected')}</Badge>}
        </h2>
        <p className="numeric text-xs text-subtle">{format.instant(drawsAt)}</p>
      </div>
      <PrizeBoard {...{ family, numbers }} className={isBoard ? 'my-3' : undefined} />
      {nameGroup(catalogueFamily(family)) === 'vn' && <TailsTable numbers={numbers} />}
      <Link
        to={paths.lotteryDraw(id)}
        className={clsx(
          'inline-flex items-center gap-1 text-sm font-semibold text-brand-text hover:underline',
          isBoard && 'mt-3',
        )}
      >
        <ShieldCheck aria-hidden className="size-4" />
        {t('proof')}
        <span className="sr-only">{number}</span>
      </Link>
    </li>
  );
}

function Results({ lottery: { gameCode, family } }: { lottery: LobbyLottery }) {
  const t = useTranslations('lotteryResults');
  const [limit, setLimit] = useState<number>(STEPS[0]);
  const query = useQuery({
    ...openedDrawsQuery(gameCode, limit),
    placeholderData: keepPreviousData,
  });
  useDrawNews((news) => {
    const isNew = news === undefined || (news.gameCode === gameCode && news.numbers.length > 0);
    if (isNew) void query.refetch();
  });
  const { data: draws } = query;
  const isBoard = ['sea', 'vn'].includes(nameGroup(catalogueFamily(family)));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!draws) return <Skeleton className="h-96" />;
  if (draws.length === 0) return <EmptyState icon={<ListOrdered />} title={t('none')} text={t('noneText')} />;
  const next = STEPS.find((step) => step > limit);
  return (
    <>
      <ol className={clsx('grid gap-3', isBoard ? 'md:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-2')}>
        {draws.map((draw) => (
          <ResultRow key={draw.id} draw={draw} family={family} />
        ))}
      </ol>
      {next !== undefined && draws.length >= limit && (
        <Button className="justify-self-center" loading={query.isFetching} onClick={() => setLimit(next)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Past results of a lottery. Open to everybody. */
export function ResultsPage() {
  const t = useTranslations('lotteryResults');
  const chosen = useChosenLottery();
  const { query, lottery } = chosen;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{lottery ? `${t('title')}: ${lottery.name}` : t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1.5 text-muted">{t('text')}</p>
      </header>
      <LotteryChoice chosen={chosen} on="results" />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96" />}
      {query.isSuccess && !lottery && <p className="text-muted">{t('unknown')}</p>}
      {lottery && <Results key={lottery.gameCode} lottery={lottery} />}
    </div>
  );
}
