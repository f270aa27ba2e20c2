import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { useTranslations } from 'use-intl';

type RateClass = (typeof RATE_CLASSES)[number];

const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
const isPrizeMode = (of: RateClass): of is (typeof PRIZE_MODES)[number] =>
  PRIZE_MODES.some((mode) => mode === of);

/** The name of a class of games that rates apply to. */
export function useRateClassName(): (of: RateClass) => string {
  const t = useTranslations();
  return (of) => t(isPrizeMode(of) ? `agent.class.${of}` : `nav.category.${of}`);
}

const isRateClass = (of: string): of is RateClass => RATE_CLASSES.some((each) => each === of);

/** The same for a class that rates may not know. */
export function useAnyClassName(): (of: string) => string {
  const className = useRateClassName();
  return (of) => (isRateClass(of) ? className(of) : of);
}
