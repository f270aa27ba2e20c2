import type { GameLimits } from '@croupier/contract/games/originals.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/call.ts';

/** The merchant's limits rarely change during a visit. */
const STALE_MILLISECONDS = 10 * 60_000;

export const useLimits = (): GameLimits | undefined =>
  useQuery({ ...callQuery('originals.limits'), staleTime: STALE_MILLISECONDS }).data;
