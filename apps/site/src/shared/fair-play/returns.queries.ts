import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';
import { useIdle } from '../browser/use-idle.ts';

/** The returns of the games, loaded when the browser is idle because they are below the first screen. */
export function useReturns() {
  const idle = useIdle();
  return useQuery({ ...callQuery('originals.returns'), enabled: idle });
}
