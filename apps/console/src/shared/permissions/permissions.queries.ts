import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

const REFRESH_MILLISECONDS = 60_000;

/** The operator's rights. Losing one signs the operator out; a new one appears within a minute. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions.mine'],
  queryFn: ({ signal }) => call('permissions.mine', {}, { signal }),
  refetchInterval: REFRESH_MILLISECONDS,
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

const EMERGENCY_MILLISECONDS = 30_000;

export const breakGlassQuery = queryOptions({
  queryKey: ['permissions.breakGlassUses'],
  queryFn: ({ signal }) => call('permissions.breakGlassUses', {}, { signal }),
  refetchInterval: EMERGENCY_MILLISECONDS,
});

type Output<Name extends keyof ConsoleApi['permissions']> = CallOutput<ConsoleApi['permissions'][Name]>;
export type Operator = Output<'operators'>[number];
export type Role = Output<'roles'>[number];
export type BreakGlassUse = Output<'breakGlassUses'>[number];
