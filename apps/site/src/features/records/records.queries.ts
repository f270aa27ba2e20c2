import { ROUND_STATES, type Round } from '@croupier/contract/rounds.ts';
import { TRANSFER_CODES, type StatementEntry } from '@croupier/contract/wallet.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { call, callQuery } from '../../shared/api/call.ts';
import type { Page } from './collect-pages.ts';
import { spanOf, type RecordFilters } from './record-filters.ts';
import { CSV_PAGE_SIZE } from './use-csv-download.ts';

const PAGE_SIZE = 20;

const oneOf = <const T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

type Paging = { pageNum: number; pageSize: number };

const roundsInput = (filters: RecordFilters, today: string, paging: Paging) => {
  const state = oneOf(ROUND_STATES, filters.state);
  return {
    query: {
      ...paging,
      ...spanOf(filters, today),
      ...(filters.kind ? { gameId: filters.kind } : {}),
      ...(state ? { state } : {}),
    },
  };
};

const statementInput = (filters: RecordFilters, today: string, paging: Paging) => {
  const code = oneOf(TRANSFER_CODES, filters.kind);
  return { query: { ...paging, ...spanOf(filters, today), ...(code ? { code } : {}) } };
};

/** The old page stays in sight until the new one is there; what was played meanwhile shows at the next look. */
const asList = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const roundsQuery = (filters: RecordFilters, today: string) => ({
  ...callQuery('rounds.list', roundsInput(filters, today, { pageNum: filters.page, pageSize: PAGE_SIZE })),
  ...asList,
});

export const statementQuery = (filters: RecordFilters, today: string) => ({
  ...callQuery(
    'wallet.statement',
    statementInput(filters, today, { pageNum: filters.page, pageSize: PAGE_SIZE }),
  ),
  ...asList,
});

type Load<Row> = (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>;
// New rows would push the others on to the next page while the file is being collected: it ends where it began.
const upTo = <Input extends { query: { until?: Date } }>(input: Input, end: Date): Input => ({
  ...input,
  query: { ...input.query, until: input.query.until ?? end },
});

export const loadRounds = (filters: RecordFilters, today: string): Load<Round> => {
  let end: Date | undefined;
  return (pageNum, signal) => {
    if (pageNum === 1 || !end) end = new Date();
    const input = roundsInput(filters, today, { pageNum, pageSize: CSV_PAGE_SIZE });
    return call('rounds.list', upTo(input, end), { signal });
  };
};

export const loadStatement = (filters: RecordFilters, today: string): Load<StatementEntry> => {
  let end: Date | undefined;
  return (pageNum, signal) => {
    if (pageNum === 1 || !end) end = new Date();
    const input = statementInput(filters, today, { pageNum, pageSize: CSV_PAGE_SIZE });
    return call('wallet.statement', upTo(input, end), { signal });
  };
};
