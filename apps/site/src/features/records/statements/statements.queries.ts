import type { StatementFile } from '@croupier/contract/payments/records.ts';
import { callQuery } from '../../../shared/api/call.ts';

const POLL_MILLISECONDS = 3_000;

/** Asked again while one of them is being written. */
export const statementsQuery = {
  ...callQuery('records.statements'),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: { items: StatementFile[] } | undefined } }) =>
    state.data?.items.some((item) => item.state === 'asked' || item.state === 'running')
      ? POLL_MILLISECONDS
      : false,
};
