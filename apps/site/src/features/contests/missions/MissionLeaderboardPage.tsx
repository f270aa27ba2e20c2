import { Select } from '@croupier/ui/fields/Select.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { TrophyArt } from '../shared/art.tsx';
import { Board } from '../shared/Board.tsx';
import { BoardPages } from '../shared/BoardPages.tsx';
import { ContestHero, HeroFact } from '../shared/ContestHero.tsx';
import { missionBoardQuery, missionsQuery } from '../shared/contests.queries.ts';
import { Countdown } from '../shared/Countdown.tsx';
import { StateBadge } from '../shared/StateBadge.tsx';
import { useRewardText } from '../shared/use-reward-text.ts';

const ONE = 10_000n;

/** The best of a mission, with entries, rewards and the own row. */
export function MissionLeaderboardPage() {
  const t = useTranslations('missions');
  const contests = useTranslations('contests');
  const format = useFormat();
  const rewardText = useRewardText();
  const [missionId, setMissionId] = useState<string>();
  const [pageNum, setPageNum] = useState(1);
  const missions = useQuery(missionsQuery).data?.missions ?? [];
  const query = useQuery({ ...missionBoardQuery(pageNum, missionId), placeholderData: keepPreviousData });
  const { data } = query;
  const mission = data?.mission;
  const reward = mission?.rewards.map((each) => rewardText(each)).join(' + ') ?? '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('board')}</PageTitle>
      <ContestHero
        level={1}
        art={<TrophyArt />}
        badge={mission && <StateBadge solid state={mission.state} />}
        title={mission?.title ?? t('board')}
        text={t('boardLead')}
      >
        {mission && (
          <>
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              <HeroFact strong label={t('reward')} value={reward} />
              <HeroFact label={contests('players')} value={format.number(mission.entries)} />
              <HeroFact label={t('progress')} value={t('steps', { count: mission.steps })} />
            </dl>
            {mission.state === 'open' && (
              <Countdown className="mt-5" label={contests('endsIn')} until={mission.closesAt} />
            )}
          </>
        )}
      </ContestHero>
      {missions.length > 1 && (
        <Select
          label={t('title')}
          value={missionId ?? mission?.id ?? ''}
          options={missions.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => {
            setMissionId(event.target.value);
            setPageNum(1);
          }}
          className="max-w-md"
        />
      )}
      {query.isLoadingError ? (
        <QueryProblem query={query} />
      ) : (
        <Board
          label={t('board')}
          rows={data?.rows}
          me={data?.me}
          scoreLabel={t('progress')}
          scoreOf={(score) => t('stepsOf', { done: String(score / ONE), all: String(mission?.steps ?? 0) })}
          prizeOf={({ prize }) => (prize === null ? '–' : reward)}
          empty={<EmptyState icon={<Trophy />} title={t('boardEmpty')} text={t('boardEmptyText')} />}
        />
      )}
      <BoardPages page={pageNum} pages={data?.totalPages} onChange={setPageNum} />
    </div>
  );
}
