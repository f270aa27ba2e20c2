import { ACTIVITIES, TEAM_SORTS, type teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { choiceFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { defineKeysetList, useKeysetList } from '@croupier/web/lists/use-keyset-list.ts';
import { useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import { agentPeriod, daysOf, limitedDays } from '../period/agent-period.ts';
import { useCalendar } from '../period/use-agent-period.ts';

export type TeamPage = CallOutput<typeof teamsRoutes.team>;
export type TeamMember = TeamPage['items'][number];
type Sort = (typeof TEAM_SORTS)[number];

export const TYPES = ['0', '1', '2', '41', '42'] as const;
export const STATUSES = ['open', 'closed', 'locked'] as const;

const filters = {
  period: agentPeriod,
  of: textFilter('of'),
  search: textFilter('search'),
  scope: choiceFilter('scope', ['all']),
  type: choiceFilter('type', TYPES),
  status: choiceFilter('status', STATUSES),
  activity: choiceFilter('activity', ACTIVITIES),
  level: choiceFilter('level', ['1', '2', '3', '4', '5']),
};

const isSort = (key: string): key is Sort => TEAM_SORTS.some((sort) => sort === key);

/** The downlines of the agent, or of one of the team, with what their teams did in the period. */
export function useTeamList() {
  const { today } = useCalendar();
  const definition = useMemo(
    () =>
      defineKeysetList({
        name: 'teams.team',
        filters,
        sorts: ['validBet', ...TEAM_SORTS.filter((sort) => sort !== 'validBet')],
        load: (
          { filters: { period, of, search, scope, type, status, activity, level }, sort, after, limit },
          signal,
        ) => {
          const key = sort && isSort(sort.key) ? sort.key : 'validBet';
          const text = search.trim();
          return call(
            'teams.team',
            {
              query: {
                ...limitedDays(daysOf(period, today)),
                scope: scope || level ? 'all' : 'direct',
                sort: sort?.descending === false ? key : `-${key}`,
                limit,
                ...(of && { of }),
                ...(text.length > 1 && { search: text }),
                ...(type && { type: Number(type) as 0 }),
                ...(status && { status }),
                ...(activity && { activity }),
                ...(level && { level: Number(level) }),
                ...(after && { after }),
              },
            },
            { signal },
          );
        },
      }),
    [today],
  );
  return useKeysetList(definition);
}
