import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { useTranslations } from 'use-intl';
import { LotteryCard } from './LotteryCard.tsx';
import { useVietnamToday } from './use-lobby.ts';

const REGIONS = ['N', 'C', 'S'] as const;

function Stations({ title, lotteries }: { title: string; lotteries: readonly LobbyLottery[] }) {
  if (lotteries.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 sm:gap-4">
        {lotteries.map((lottery) => (
          <LotteryCard key={lottery.gameCode} lottery={lottery} />
        ))}
      </div>
    </section>
  );
}

/** Vietnam's stations: today's by region, then those of other days. */
export function VietnamStations({ lotteries }: { lotteries: readonly LobbyLottery[] }) {
  const t = useTranslations('lottery.lobby');
  const { data } = useVietnamToday();
  const stations = data?.stations ?? [];
  const regionOf = (code: string) => stations.find(({ gameCode }) => gameCode === code)?.region;
  return (
    <>
      {REGIONS.map((region) => (
        <Stations
          key={region}
          title={`${t(`region.${region}`)} · ${t('today')}`}
          lotteries={lotteries
            .filter(({ gameCode }) => regionOf(gameCode) === region)
            // The north has another station each day.
            .map((lottery) => ({
              ...lottery,
              name: stations.find(({ gameCode }) => gameCode === lottery.gameCode)?.name ?? lottery.name,
            }))}
        />
      ))}
      <Stations
        title={t('later')}
        lotteries={lotteries.filter(({ gameCode }) => regionOf(gameCode) === undefined)}
      />
    </>
  );
}
