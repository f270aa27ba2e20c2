import type { PlinkoFacts } from '@croupier/fairplay/games/plinko.ts';
import { useTranslations } from 'use-intl';

export function PlinkoOutcome({ result }: { result: { facts: PlinkoFacts } }) {
  const t = useTranslations('originals.plinko');
  return t('slot', { slot: String(result.facts.slot + 1) });
}
