import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { serverNow } from '../shared/draws/server-time.ts';
import { filterLobby } from './lobby-filter.ts';
import { LotteryCard } from './LotteryCard.tsx';
import { useLobby } from './use-lobby.ts';

/** Two rows on wide screens. */
const SHOWN = 8;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Phones and tablets show fewer. */
const SHORT =
  'max-sm:[&>:nth-child(n+4)]:hidden sm:max-lg:[&>:nth-child(n+5)]:hidden lg:max-xl:[&>:nth-child(n+7)]:hidden';

/** The merchant's draws that close next, with the time left and what was drawn last; above a list of lottery games. */
export function LotteryRow({ isFast }: { isFast: boolean }) {
  const t = useTranslations();
  const { data, isPending } = useLobby();
  const ofKind = data?.lotteries.filter(({ mode }) => (mode === 'ELOTT') === isFast);
  const lotteries = ofKind && filterLobby(ofKind, { tab: 'all', text: '' }, serverNow()).slice(0, SHOWN);
  // Without an answer the games below are still there.
  if (!isPending && (!lotteries || lotteries.length === 0)) return null;
  return (
    <section aria-labelledby="draws-title" className="mb-6">
      <div className="mb-2 flex min-h-10 items-center justify-between gap-3">
        <h2 id="draws-title" className="text-lg sm:text-xl">
          {t('lottery.lobby.all')}
        </h2>
        <Link
          to={paths.lottery()}
          className="flex min-h-9 items-center text-sm font-semibold text-brand-text hover:underline"
        >
          {t('home.seeAll')}
        </Link>
      </div>
      <div className={`grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 ${SHORT}`}>
        {lotteries
          ? lotteries.map((lottery) => <LotteryCard key={lottery.gameCode} lottery={lottery} />)
          : PLACES.map((place) => <Skeleton key={place} className="h-42 rounded-card!" />)}
      </div>
    </section>
  );
}
