import type { KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { useTranslations } from 'use-intl';

export function KenoOutcome({ result }: { result: { facts: KenoFacts } }) {
  const t = useTranslations('originals.keno');
  return t('drawnHits', { hits: result.facts.hits });
}
