import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';
import { useIdle } from '../browser/use-idle.ts';

/** What the games pay back; asked for when the first screen stands, for it is below. */
export function useReturns() {
  const idle = useIdle();
  return useQuery({ ...callQuery('originals.returns'), enabled: idle });
}
