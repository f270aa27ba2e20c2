import { useFormat } from '@croupier/web/use-format.ts';
import { useTranslations } from 'use-intl';
import { useOriginals } from '../../shared/games.queries.ts';
import { useReturns } from './home.queries.ts';

/** Three true figures; their places are kept while they are on their way. */
export function HeroFacts() {
  const t = useTranslations('home');
  const format = useFormat();
  const { data: games = [] } = useOriginals();
  const { data: returns } = useReturns();
  const rtp = games.reduce((most, game) => Math.max(most, game.rtpBps ?? 0), 0);
  const rounds = returns?.reduce((sum, game) => sum + game.rounds, 0);
  const facts = [
    { label: t('heroReturn'), value: format.bps(rtp) },
    { label: t('heroGames'), value: format.number(games.length) },
    { label: t('heroRounds'), value: rounds === undefined ? '–' : format.number(rounds) },
  ];
  return (
    <dl className="mt-7 grid max-w-md grid-cols-3 lg:grid-cols-[auto_auto_1fr] gap-x-6 sm:mt-9 sm:gap-x-9">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="numeric font-display text-xl font-bold text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
