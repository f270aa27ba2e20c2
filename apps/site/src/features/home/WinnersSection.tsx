import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { Crown, Trophy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { BIGGEST_WINS_SHOWN } from '../../shared/config/lobby-limits.ts';
import { Slider } from '../../shared/slider/Slider.tsx';
import { useInViewport } from '../../shared/browser/use-in-viewport.ts';
import { useNow } from '../../shared/winners/use-now.ts';
import { WinnerCard } from '../../shared/winners/WinnerCard.tsx';
import { WinnerRow } from '../../shared/winners/WinnerRow.tsx';
import { useWinners } from '../../shared/winners/winners.queries.ts';
import { SectionHead } from './SectionHead.tsx';
import { useWasNearViewport } from '../../shared/browser/use-near-viewport.ts';

const LATEST_IN_VIEW = 9;

/** Latest and biggest wins from real rounds. */
export function WinnersSection() {
  const t = useTranslations('winners');
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  const watched = useInViewport(box);
  const now = useNow();
  const latest = useWinners({ board: 'latest', enabled: near, watched });
  const biggest = useWinners({ board: 'biggest', enabled: near, watched });
  return (
    <section ref={ref} aria-label={t('title')}>
      <div ref={box} className="flex flex-col gap-6">
        <Slider
          label={t('latest')}
          head={
            <SectionHead
              title={t('latest')}
              icon={<Trophy />}
              link={{ to: paths.winners(), label: t('all') }}
            />
          }
          perView={LATEST_IN_VIEW}
          narrow={3.4}
          busy={!latest.data}
        >
          {latest.data
            ? latest.data.map((winner) => <WinnerCard key={winner.roundId} {...{ winner, now }} />)
            : Array.from({ length: LATEST_IN_VIEW }, (_, place) => (
                <div key={`coming-${place}`} aria-hidden>
                  <Skeleton className="aspect-3/4" />
                  <div className="mt-2 h-9" />
                </div>
              ))}
        </Slider>
        <div>
          <h3 className="mb-3 flex items-center gap-2 text-base text-muted">
            <Crown aria-hidden className="size-4.5 text-brand-text" />
            {t('biggest')}
          </h3>
          <ol className="winners-biggest" aria-busy={!biggest.data}>
            {biggest.data
              ? biggest.data.slice(0, BIGGEST_WINS_SHOWN).map((winner, index) => (
                  <li key={winner.roundId}>
                    <WinnerRow {...{ winner, now }} rank={index + 1} />
                  </li>
                ))
              : Array.from({ length: BIGGEST_WINS_SHOWN }, (_, place) => (
                  <li key={`coming-${place}`} aria-hidden>
                    <Skeleton className="h-[4.75rem] rounded-card" />
                  </li>
                ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
