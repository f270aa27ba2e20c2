import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { definitionShape } from '@croupier/contract/promotions/definition.ts';
import { queryOptions } from '@tanstack/react-query';
import { safeDecode } from 'zod';
import { call } from '../../shared/call.ts';

export type Ref = { merchantCode: string; id: string };

export const promotionsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['promotionsDesk.list', merchantCode],
    queryFn: ({ signal }) => call('promotionsDesk.list', { params: { merchantCode } }, { signal }),
  });

export const promotionQuery = (params: Ref) =>
  queryOptions({
    queryKey: ['promotionsDesk.get', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('promotionsDesk.get', { params }, { signal }),
  });

export const reportQuery = (params: Ref) =>
  queryOptions({
    queryKey: ['promotionsDesk.report', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('promotionsDesk.report', { params }, { signal }),
  });

export const applicationsQuery = (merchantCode: string, decided: '0' | '1') =>
  queryOptions({
    queryKey: ['promotionsDesk.applications', merchantCode, decided],
    queryFn: ({ signal }) =>
      call('promotionsDesk.applications', { params: { merchantCode }, query: { decided } }, { signal }),
  });

export const signalsQuery = (merchantCode: string, decided: '0' | '1') =>
  queryOptions({
    queryKey: ['promotionSignals.list', merchantCode, decided],
    queryFn: ({ signal }) =>
      call('promotionSignals.list', { params: { merchantCode }, query: { decided } }, { signal }),
  });

/** A draft as the form holds it; undefined where a field is wrong. */
export const draftOf = (stored: StoredDefinition) => {
  const read = safeDecode(definitionShape, stored);
  return read.success ? { draft: read.data, issues: [] } : { draft: undefined, issues: read.error.issues };
};

/** The printed terms of a draft and what keeps it from being published. */
export const previewQuery = (merchantCode: string, stored: StoredDefinition) =>
  queryOptions({
    queryKey: ['promotionsDesk.preview', merchantCode, JSON.stringify(stored)],
    queryFn: ({ signal }) => {
      const { draft } = draftOf(stored);
      if (!draft) throw new Error('the draft has a wrong field');
      return call('promotionsDesk.preview', { params: { merchantCode }, body: { draft } }, { signal });
    },
    placeholderData: (previous) => previous,
  });
