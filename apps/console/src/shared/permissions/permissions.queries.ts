import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** The operator's rights. Losing one signs the operator out; the socket announces a new one. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions.mine'],
  queryFn: ({ signal }) => call('permissions.mine', {}, { signal }),
});

/** Other operators change these as well. */
const staleTime = 0;

export const operatorsQuery = queryOptions({
  staleTime,
  queryKey: ['permissions.operators'],
  queryFn: ({ signal }) => call('permissions.operators', {}, { signal }),
});

export const rolesQuery = queryOptions({
  staleTime,
  queryKey: ['permissions.roles'],
  queryFn: ({ signal }) => call('permissions.roles', {}, { signal }),
});

/** Emergencies end by themselves; the socket announces everything else. */
const untilNextEnd = (uses: readonly BreakGlassUse[] | undefined): number | false => {
  const ends = (uses ?? []).filter(({ isActive }) => isActive).map(({ endsAt }) => endsAt.getTime());
  return ends.length > 0 && Math.max(MIN_REFRESH_MILLISECONDS, Math.min(...ends) - Date.now());
};

const MIN_REFRESH_MILLISECONDS = 1_000;

export const breakGlassQuery = queryOptions({
  queryKey: ['permissions.breakGlassUses'],
  queryFn: ({ signal }) => call('permissions.breakGlassUses', {}, { signal }),
  refetchInterval: ({ state }) => untilNextEnd(state.data),
});

type Output<Name extends keyof ConsoleApi['permissions']> = CallOutput<ConsoleApi['permissions'][Name]>;
export type Operator = Output<'operators'>[number];
export type Role = Output<'roles'>[number];
export type BreakGlassUse = Output<'breakGlassUses'>[number];
