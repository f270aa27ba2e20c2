import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Repeat, Search, Ticket } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { serverNow } from '../shared/draws/server-time.ts';
import { filterLobby, tabsOf, type LobbyScope, type LobbyTab } from './lobby-filter.ts';
import { LotteryCard } from './LotteryCard.tsx';
import { useLobby } from './use-lobby.ts';
import { PlayAgain } from './PlayAgain.tsx';
import { VietnamStations } from './VietnamStations.tsx';

const TITLES = { all: 'title', SEA: 'seaTitle', VN: 'vnTitle' } as const;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 sm:gap-4">
    {children}
  </div>
);

function Links() {
  const t = useTranslations('lottery.lobby');
  return (
    <div className="flex gap-2">
      <Link to={paths.lotteryTickets()} className={buttonClass({ size: 'sm' })}>
        <Ticket aria-hidden />
        {t('tickets')}
      </Link>
      <Link to={paths.lotteryChases()} className={buttonClass({ size: 'sm' })}>
        <Repeat aria-hidden />
        {t('chases')}
      </Link>
    </div>
  );
}

type Filter = { tab: LobbyTab; text: string };

function Found({
  lotteries,
  filter,
  onReset,
}: {
  lotteries: LobbyLottery[];
  filter: Filter;
  onReset: () => void;
}) {
  const t = useTranslations('lottery.lobby');
  const found = filterLobby(lotteries, filter, serverNow());
  if (found.length === 0)
    return (
      <EmptyState
        icon={<Search />}
        title={t('none')}
        text={t('noneText')}
        action={<Button onClick={onReset}>{t('showAll')}</Button>}
      />
    );
  if (filter.tab === 'VN' && filter.text === '') return <VietnamStations lotteries={found} />;
  return (
    <Grid>
      {found.map((lottery) => (
        <LotteryCard key={lottery.gameCode} lottery={lottery} />
      ))}
    </Grid>
  );
}

/** All lotteries of the merchant, the soonest to close first. */
export function LobbyPage({ scope }: { scope: LobbyScope }) {
  const t = useTranslations('lottery');
  const lobby = useLobby();
  const [filter, setFilter] = useState<Filter>({ tab: scope, text: '' });
  const title = t(TITLES[scope]);
  const lotteries = lobby.data?.lotteries;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <Links />
      </div>
      <p className="mt-1.5 text-muted">{t('lobby.text')}</p>
      {lotteries && <PlayAgain lotteries={lotteries} />}
      <div className="sticky top-(--header-height) z-20 -mx-(--space-page) bg-page/95 px-(--space-page) py-3">
        <div className="flex flex-col gap-2.5 lg:flex-row lg:items-center">
          <fieldset className="scroll-row flex min-w-0 gap-2 lg:flex-1">
            <legend className="sr-only">{t('lobby.tabs')}</legend>
            {tabsOf(lotteries ?? []).map((tab) => (
              <Chip key={tab} selected={filter.tab === tab} onClick={() => setFilter({ ...filter, tab })}>
                {t(`lobby.tab.${tab}`)}
              </Chip>
            ))}
          </fieldset>
          <TextField
            label={t('lobby.search')}
            labelHidden
            type="search"
            placeholder={t('lobby.search')}
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
            className="lg:w-72"
          />
        </div>
      </div>
      <div className="mt-1">
        {lobby.isLoadingError && <QueryProblem query={lobby} />}
        {lobby.isPending && (
          <Grid>
            {SKELETONS.map((key) => (
              <Skeleton key={key} className="h-40 rounded-card!" />
            ))}
          </Grid>
        )}
        {lotteries && (
          <Found {...{ lotteries, filter }} onReset={() => setFilter({ tab: 'all', text: '' })} />
        )}
      </div>
    </>
  );
}
