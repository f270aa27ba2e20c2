import type { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { choiceFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { defineKeysetList, useKeysetList } from '@croupier/web/lists/use-keyset-list.ts';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import { agentPeriod, daysOf, instantsOf } from '../period/agent-period.ts';
import { useCalendar } from '../period/use-agent-period.ts';
import { happenedDays } from './member-filter.ts';

export type BetsPage = CallOutput<typeof teamsRoutes.bets>;
export type TeamBet = BetsPage['items'][number];

export const BET_STATES = ['open', 'settled', 'voided'] as const;

const filters = {
  period: agentPeriod,
  member: textFilter('member'),
  class: textFilter('class'),
  vendor: textFilter('vendor'),
  state: choiceFilter('state', BET_STATES),
  min: textFilter('min'),
};

/** Bets of the team, newest first. */
export function useBetList() {
  const { today, timeZone, dayStartsAtMinutes } = useCalendar();
  const definition = useMemo(
    () =>
      defineKeysetList({
        name: 'teams.bets',
        filters,
        load: ({ filters: { period, member, class: of, vendor, state, min }, after, limit }, signal) => {
          const days = happenedDays(daysOf(period, today), member);
          const minStake = parseTypedAmount(min);
          return call(
            'teams.bets',
            {
              query: {
                ...instantsOf(days, { timeZone, dayStartsAtMinutes }),
                limit,
                ...(member && { memberId: member }),
                ...(of && { class: of }),
                ...(vendor && { vendor }),
                ...(state && { state }),
                ...(minStake !== undefined && { minStake }),
                ...(after && { after }),
              },
            },
            { signal },
          );
        },
      }),
    [today, timeZone, dayStartsAtMinutes],
  );
  return useKeysetList(definition);
}
