import { billKind, billState } from '@croupier/contract/agents/rebates.ts';
import { choiceFilter } from '@croupier/web/lists/filters.ts';
import { defineKeysetList, useKeysetList } from '@croupier/web/lists/use-keyset-list.ts';
import { useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import { agentPeriod, daysOf, instantsOf } from '../period/agent-period.ts';
import { useCalendar } from '../period/use-agent-period.ts';
import type { BillRow } from './bill.types.ts';

export type BillKind = BillRow['kind'];
export const BILL_KINDS = billKind.options;
export const BILL_STATES = billState.options;

const filters = {
  period: agentPeriod,
  kind: choiceFilter('kind', BILL_KINDS),
  state: choiceFilter('state', BILL_STATES),
  side: choiceFilter('side', ['owed']),
};

/** The agent's bills, or those that the agent pays; of one kind on the page of its contracts. */
export function useBillList(only?: BillKind) {
  const { today, timeZone, dayStartsAtMinutes } = useCalendar();
  const definition = useMemo(
    () =>
      defineKeysetList({
        name: 'rebates.bills',
        filters,
        load: ({ filters: { period, kind, state, side }, after, limit }, signal) => {
          const asked = only ?? (kind || undefined);
          return call(
            'rebates.bills',
            {
              query: {
                ...instantsOf(daysOf(period, today), { timeZone, dayStartsAtMinutes }),
                side: side || 'own',
                limit,
                ...(asked && { kind: asked }),
                ...(state && { state }),
                ...(after && { after }),
              },
            },
            { signal },
          );
        },
      }),
    [only, today, timeZone, dayStartsAtMinutes],
  );
  return useKeysetList(definition);
}
