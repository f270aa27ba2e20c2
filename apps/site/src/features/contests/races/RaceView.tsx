import type { racesRoutes } from '@croupier/contract/contests/races.ts';
import type { Race } from '@croupier/contract/contests/races.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Flag, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';
import { TrophyArt } from '../shared/art.tsx';
import { Board } from '../shared/Board.tsx';
import { BoardPages } from '../shared/BoardPages.tsx';
import { ContestHero, HeroFact } from '../shared/ContestHero.tsx';
import { raceBoardQuery, racesQuery } from '../shared/contests.queries.ts';
import { Countdown } from '../shared/Countdown.tsx';
import { StateBadge } from '../shared/StateBadge.tsx';
import { RaceRules } from './RaceRules.tsx';
import { useScoreText } from './use-score-text.ts';

type RaceBoard = CallOutput<typeof racesRoutes.raceBoard>;

function Join({ race }: { race: Race }) {
  const t = useTranslations('races');
  const contests = useTranslations('contests');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const isSignedIn = useSignedIn();
  const returnState = useReturnState();
  const join = useMutation({
    mutationFn: () => call('races.joinRace', { params: { raceId: race.id } }),
    onSuccess: () => toast.show({ tone: 'win', title: t('joinedToast') }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: racesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['races.raceBoard'] }),
      ]),
  });
  if (race.joined)
    return (
      <Badge tone="win" solid icon={<CircleCheck aria-hidden />} className="h-9 px-4 text-sm">
        {t('joined')}
      </Badge>
    );
  if (race.state === 'sealed' || race.state === 'over') return null;
  if (!isSignedIn)
    return (
      <Link
        to={paths.login()}
        state={returnState}
        preventScrollReset
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {contests('signIn')}
      </Link>
    );
  return (
    <Button
      variant="primary"
      size="lg"
      icon={<Flag aria-hidden />}
      loading={join.isPending}
      onClick={() => join.mutate()}
    >
      {t('join')}
    </Button>
  );
}

/** Below the own row: what is on its way, and what the next prize takes. */
function OwnNote({ me, race }: { me: NonNullable<RaceBoard['me']>; race: Race }) {
  const t = useTranslations('races');
  const contests = useTranslations('contests');
  const format = useFormat();
  const scoreText = useScoreText();
  const { next, provisional, score } = me;
  if (provisional <= 0n && !next) return null;
  return (
    <p className="numeric flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-3 py-2.5 text-xs text-subtle sm:px-5">
      {provisional > 0n && (
        <span className="font-semibold text-brand-text">
          {contests('provisional', { amount: scoreText(race.by, provisional) })}
        </span>
      )}
      {next && next.score > score && (
        <span>
          {t('next', {
            amount: scoreText(race.by, next.score - score),
            place: format.number(next.place),
          })}
        </span>
      )}
    </p>
  );
}

/** One race: its stage, its board and its rules. */
export function RaceView({ race }: { race: Race }) {
  const t = useTranslations('races');
  const contests = useTranslations('contests');
  const format = useFormat();
  const scoreText = useScoreText();
  const [pageNum, setPageNum] = useState(1);
  const query = useQuery({ ...raceBoardQuery(race.id, pageNum), placeholderData: keepPreviousData });
  const { data } = query;
  const shown = data?.race ?? race;
  const isComing = shown.state === 'soon';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ContestHero
        art={<TrophyArt />}
        badge={<StateBadge solid state={shown.state} />}
        title={shown.title}
        text={shown.summary}
      >
        <dl className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
          <HeroFact strong label={contests('pool')} value={format.amount(shown.pool)} />
          <HeroFact label={contests('players')} value={format.number(shown.entries)} />
        </dl>
        <div className="mt-5 flex flex-wrap items-end gap-5">
          {(shown.state === 'open' || isComing) && (
            <Countdown
              size="lg"
              label={contests(isComing ? 'startsIn' : 'endsIn')}
              until={isComing ? shown.opensAt : shown.closesAt}
            />
          )}
          <Join race={{ ...shown, joined: data ? data.me !== null : race.joined }} />
        </div>
        {data?.objectionsUntil && shown.state === 'sealed' && (
          <p className="mt-4 text-sm opacity-80">
            {t('objections', { at: format.instant(data.objectionsUntil) })}
          </p>
        )}
      </ContestHero>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('board')}>
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h2 className="text-xl">{t('board')}</h2>
            {data?.sealedUntil && (
              <p className="numeric text-xs text-subtle">
                {contests('sealedUntil', { at: format.instant(data.sealedUntil) })}
              </p>
            )}
          </div>
          {query.isLoadingError ? (
            <QueryProblem query={query} />
          ) : (
            <Board
              label={t('board')}
              rows={data?.rows}
              me={data?.me}
              scoreLabel={contests('score')}
              scoreOf={(score) => (score === 0n ? contests('notPlaced') : scoreText(race.by, score))}
              prizeOf={({ prize }) => (prize === null ? '–' : format.amount(prize))}
              note={data?.me && <OwnNote me={data.me} race={shown} />}
              empty={<EmptyState icon={<Trophy />} title={t('boardEmpty')} text={t('boardEmptyText')} />}
            />
          )}
          <BoardPages page={pageNum} pages={data?.totalPages} onChange={setPageNum} />
        </section>
        <RaceRules race={shown} />
      </div>
    </div>
  );
}
