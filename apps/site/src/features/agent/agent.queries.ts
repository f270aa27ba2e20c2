import { queryOptions } from '@tanstack/react-query';
import { CONTRACT_KINDS, type ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { call, callQuery } from '../../shared/api/call.ts';
import type { Days } from './period/agent-period.ts';
import type { Calendar } from './period/settlement-day.ts';

const MINUTE_MILLISECONDS = 60_000;

export const referralQuery = callQuery('identity.referral');

/** The merchant's settlement zone and day; they change only at a half month. */
export const calendarQuery = queryOptions({
  queryKey: ['agent.calendar'] as const,
  queryFn: async ({ signal }): Promise<Calendar> => {
    const today = new Date().toISOString().slice(0, 10);
    const query = { from: today, until: today };
    const { timeZone, dayStartsAtMinutes } = await call('teams.overview', { query }, { signal });
    return { timeZone, dayStartsAtMinutes };
  },
  staleTime: 60 * MINUTE_MILLISECONDS,
});

/** Figures change every five minutes. */
export const overviewQuery = (days: Days) => ({
  ...callQuery('teams.overview', { query: days }),
  staleTime: MINUTE_MILLISECONDS / 2,
  refetchInterval: MINUTE_MILLISECONDS,
});

/** What waits for the agent's answer. */
export const requestsQuery = { ...callQuery('contracts.requests'), staleTime: MINUTE_MILLISECONDS / 2 };

const FIELDS = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const;

export const fundsQuery = callQuery('records.funds');

type RequestTypes = Partial<Record<(typeof FIELDS)[ContractKind], number>>;

/** Kinds of which the agent has a contract or a request. */
export const shownKinds = (funds: RequestTypes | undefined): ContractKind[] =>
  CONTRACT_KINDS.filter((kind) => (funds?.[FIELDS[kind]] ?? 0) > 0);
