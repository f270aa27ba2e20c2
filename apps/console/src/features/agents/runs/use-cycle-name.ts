import { useTranslations } from 'use-intl';
import type { RunItem } from '../agents.queries.ts';

/** How long a settled period is. */
export function useCycleName(): (cycle: RunItem['cycle']) => string {
  const t = useTranslations('console.agents');
  return (cycle) =>
    cycle === 'realtime' || cycle === 'hourly' ? t(`run.cycles.${cycle}`) : t(`contract.periods.${cycle}`);
}
