import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';
import { useRecentCodes } from './use-lobby.ts';

const MAX_SHOWN = 8;

/** The lotteries that the member has played last, in one row. */
export function PlayAgain({ lotteries }: { lotteries: readonly LobbyLottery[] }) {
  const t = useTranslations('lottery.lobby');
  const { data: codes = [] } = useRecentCodes();
  const recent = codes
    .flatMap((code) => lotteries.find(({ gameCode }) => gameCode === code) ?? [])
    .slice(0, MAX_SHOWN);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="play-again" className="mt-4">
      <h2 id="play-again" className="mb-2 text-lg">
        {t('again')}
      </h2>
      <ul className="scroll-row flex gap-2.5 pb-1">
        {recent.map(({ gameCode, name, next }) => (
          <li key={gameCode} className="shrink-0">
            <Link
              to={paths.lottery(gameCode)}
              className="flex h-19 items-center gap-3 rounded-tile border border-brand-line bg-lit py-2 pr-4 pl-2.5 font-semibold shadow-raised"
            >
              {next && <CountdownRing opensAt={next.opensAt} closesAt={next.closesAt} />}
              <span className="max-w-36 text-sm leading-snug">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
